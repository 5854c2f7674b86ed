/** Weights of the first eight digits of a Portuguese tax number. */
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2] as const;

/** Whether nine digits are a Portuguese tax number (NIF): modulo 11, a remainder below 2 giving 0. */
export function isPortugueseVatNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
}

/**
 * Whether a tax number is plausible: a Portuguese one (with or without `PT`) by its check digit, another country's by
 * two letters followed by up to 13 letters and digits. The value must have no spaces and be in capitals.
 */
export function isVatNumber(value: string): boolean {
  const own = /^(?:PT)?(\d+)$/.exec(value);
  if (own) return isPortugueseVatNumber(own[1] ?? "");
  return /^(?!PT)[A-Z]{2}[0-9A-Z]{2,13}$/.test(value);
}
