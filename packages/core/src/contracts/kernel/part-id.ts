/** A new id of a part of something: a question, an option, a test taken. Twelve of 36 signs never meet twice in one record. */
export const newPartId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join("");
