/** Raised when records are counted in another way, so that every clinic's records are counted again. */
const WAY = 3;

/**
 * The way of counting: its version, and the time zone, which decides the day of an appointment. A clinic whose records were all
 * counted this way is complete.
 */
export const wayOfCounting = (timeZone: string) => `${WAY} ${timeZone}`;
