export const GIB = 2 ** 30

export const SECONDS_PER_HOUR = 3600

export const TERA = 1e12
