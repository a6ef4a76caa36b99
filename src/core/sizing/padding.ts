/** The size that a dimension takes on hardware that works in blocks of `multiple`. */
export function paddedSize(size: number, multiple: number): number {
  return Math.ceil(size / multiple) * multiple
}

/** The share of a padded dimension, 0 to 1, that is padding. */
export function paddingWaste(size: number, multiple: number): number {
  return 1 - size / paddedSize(size, multiple)
}

/**
 * The share of a matrix, 0 to 1, that is padding on a matrix unit of side `unitSide`.
 *
 * Formula: 1 − rows · columns / (padded rows · padded columns). Source: Cloud TPU performance guide (XLA pads to
 * multiples of the tile).
 */
export function matrixPaddingWaste(rows: number, columns: number, rowMultiple: number, columnMultiple: number): number {
  return 1 - (rows * columns) / (paddedSize(rows, rowMultiple) * paddedSize(columns, columnMultiple))
}

/** How a batch falls on the devices that share it. */
export interface DeviceBatch {
  /** Samples of the fullest device. */
  readonly samplesPerDevice: number
  /** Whether every device gets the same number. */
  readonly even: boolean
  /**
   * Share of places, 0 to 1, that stay empty because the batch does not divide evenly or leaves devices without work.
   */
  readonly waste: number
}

/** How a global batch is spread over the devices that run data parallel. */
export function deviceBatch(globalBatchSize: number, devices: number): DeviceBatch {
  const samplesPerDevice = Math.ceil(globalBatchSize / devices)
  return {
    samplesPerDevice,
    even: globalBatchSize % devices === 0,
    waste: 1 - globalBatchSize / (samplesPerDevice * devices),
  }
}
