/**
 * A new id for a part of a record: a question, an option, a completed test. Twelve characters out of 36 do not collide
 * within one record.
 */
export const newPartId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");
