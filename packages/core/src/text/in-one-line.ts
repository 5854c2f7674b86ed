/** A text without line breaks: each becomes a blank. Blanks at the end stay, so that it can be typed. */
export const inOneLine = (text: string): string =>
  text.replaceAll(/[^\S\r\n\u2028\u2029]*[\r\n\u2028\u2029]+\s*/g, " ");
