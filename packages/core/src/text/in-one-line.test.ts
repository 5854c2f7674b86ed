import { expect, test } from "vitest";
import { inOneLine } from "./in-one-line.ts";

test.each([
  ["one line", "one line"],
  ["two\nlines", "two lines"],
  ["of a file \r\n  that was indented", "of a file that was indented"],
  ["two\n\n\nparagraphs", "two paragraphs"],
  ["separators\u2028of\u2029Unicode", "separators of Unicode"],
  ["a blank at the end ", "a blank at the end "],
  ["two  blanks", "two  blanks"],
])("%j becomes %j", (text, expected) => expect(inOneLine(text)).toBe(expected));
