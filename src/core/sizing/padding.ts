/** Share of a dimension, 0 to 1, that is padding when it is rounded up to the block size of the hardware. */
export const paddingWaste = (size: number, multiple: number): number =>
  1 - size / (Math.ceil(size / multiple) * multiple)
