/** Bytes of one GiB. */
export const GIB = 2 ** 30

/** Seconds of one hour. */
export const SECONDS_PER_HOUR = 3600

/** Floating-point operations of one teraflop. */
export const TERA = 1e12
