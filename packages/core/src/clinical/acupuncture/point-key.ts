/** The key of a point in the back office's catalogue, by its code: `st36`, `ex-hn3`, `at1-2-4i`. */
export const pointKeyOf = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Codes that a new extra point can have: the part of the body, then a number. */
export const EXTRA_CODE = /^EX-(HN|CA|B|UE|LE)[1-9]\d?$/;

/** The key of a group of points in the back office's catalogue, by its id. */
export const groupKeyOf = (id: string) => id.replace(/^classic_/, "").replaceAll("_", "-");

/** The id under which visits keep a group of the catalogue, by its key. */
export const groupIdOf = (key: string) => `classic_${key.replaceAll("-", "_")}`;
