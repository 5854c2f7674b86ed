import { expect, test } from "vitest";
import { sanitizeInput } from "./sanitize-input.ts";

test.each([0, -0, 1, -1.5, 1e-9, Number.MAX_SAFE_INTEGER])("%s is kept", (value) => {
  expect(sanitizeInput({ list: [{ value }] })).toEqual({ list: [{ value }] });
});

test.each([1e308, -1e308, 2 ** 53, 1e-300, -1e-300, Number.POSITIVE_INFINITY])(
  "%s is refused by its field",
  (value) => {
    const refused = () => sanitizeInput({ list: [{ value }] });
    expect(refused).toThrow(
      expect.objectContaining({ facts: { fields: { "list.0.value": "number.invalid" } } }),
    );
    expect(() => sanitizeInput(value)).toThrow(
      expect.objectContaining({ facts: { fields: { body: "number.invalid" } } }),
    );
  },
);

test("replaces half a character in a text and in a field name", () => {
  expect(sanitizeInput({ "a\ud800": ["\udc00b", "😀"] })).toEqual({ "a\ufffd": ["\ufffdb", "😀"] });
});

test("leaves a value that is not an object unchanged", () => {
  expect([sanitizeInput(undefined), sanitizeInput(null), sanitizeInput(true), sanitizeInput("x")]).toEqual([
    undefined,
    null,
    true,
    "x",
  ]);
});

test("a field named like a built-in property of objects is an ordinary field", () => {
  const sent = sanitizeInput(JSON.parse('{"__proto__":{"admin":true}}')) as { admin?: boolean };
  expect([sent.admin, Object.keys(sent)]).toEqual([undefined, ["__proto__"]]);
});
