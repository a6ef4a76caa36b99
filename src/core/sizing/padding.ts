/** A dimension rounded up to the block size of the hardware. */
export function paddedSize(size: number, multiple: number): number {
  return Math.ceil(size / multiple) * multiple
}

/** Share of a padded dimension, 0 to 1, that is padding. */
export function paddingWaste(size: number, multiple: number): number {
  return 1 - size / paddedSize(size, multiple)
}

/**
 * Share of a matrix, 0 to 1, that is padding on a matrix unit with this tile.
 *
 * Formula: 1 − rows · columns / (padded rows · padded columns). Source: Cloud TPU performance guide (XLA pads to
 * multiples of the tile).
 */
export function matrixPaddingWaste(rows: number, columns: number, rowMultiple: number, columnMultiple: number): number {
  return 1 - (rows * columns) / (paddedSize(rows, rowMultiple) * paddedSize(columns, columnMultiple))
}

/** How devices divide a batch. */
export interface DeviceBatch {
  /** Samples on the fullest device. */
  readonly samplesPerDevice: number
  /** Every device has the same number. */
  readonly even: boolean
  /** Share of slots, 0 to 1, that stay empty because the batch does not divide evenly or leaves devices idle. */
  readonly waste: number
}

export function deviceBatch(globalBatchSize: number, devices: number): DeviceBatch {
  const samplesPerDevice = Math.ceil(globalBatchSize / devices)
  return {
    samplesPerDevice,
    even: globalBatchSize % devices === 0,
    waste: 1 - globalBatchSize / (samplesPerDevice * devices),
  }
}
