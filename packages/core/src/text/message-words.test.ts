import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bodyFault,
  filledLine,
  filledLines,
  filledSms,
  lineFault,
  ONE_MESSAGE,
  type Placeholder,
  smsFault,
  unknownIn,
} from "./message-words.ts";

const placeholders: Placeholder[] = [
  { name: "clinic", most: 0 },
  { name: "name", empty: "word" },
  { name: "when", required: true, most: 18 },
  { name: "phone", empty: "line", most: 20 },
  { name: "list", lines: true },
];
const values = { clinic: "Demo Clinic", name: "Ana", when: "Mon 30/11 at 10:00", phone: "+351 2", list: [] };

test.each([
  ["Hello {name}, {when}", undefined],
  ["{nome} {when}", "message_text.unknown"],
  ["{when", "message_text.unknown"],
  ["when}", "message_text.unknown"],
  ["{} {when}", "message_text.unknown"],
  ["{{when}}", "message_text.unknown"],
  ["{constructor} {when}", "message_text.unknown"],
  ["Hello {name}", "message_text.missing"],
  ["{when}\n{list}\nend", undefined],
  ["{when}\nThese: {list}", "message_text.own_line"],
])("the body %j has the fault %s", (body, fault) => {
  expect(bodyFault(body, placeholders)).toBe(fault);
});

test.each([
  ["At {clinic}", undefined],
  ["At {clinc}", "message_text.unknown"],
  ["Tel. {phone}", "message_text.body_only"],
  ["{list}", "message_text.body_only"],
])("the subject %j has the fault %s", (subject, fault) => {
  expect(lineFault(subject, placeholders)).toBe(fault);
});

test.each([
  ["{clinic}: see you {when}.\nTel. {phone}", undefined],
  ["{clinic}: até {when}", "message_text.letters"],
  ["{clinic}: see you {when} 😀", "message_text.letters"],
  [`{clinic}: ${"x".repeat(130)} {when}`, "message_text.too_long"],
  [`{clinic}: ${"x".repeat(129)} {when}`, undefined],
  ["{clinic}: see you {quando}", "message_text.unknown"],
])("the text message %j has the fault %s", (body, fault) => {
  expect(smsFault(body, placeholders)).toBe(fault);
});

test("an unknown placeholder is named as it was typed", () => {
  expect(unknownIn("Hello {nome}", placeholders)).toBe("{nome}");
  expect(unknownIn("Hello {name", placeholders)).toBe("{");
});

test.each([
  ["Hello {name},", { ...values, name: "" }, ["Hello,"]],
  ["Olá, {name},", { ...values, name: "" }, ["Olá,"]],
  ["A\n\nTelephone: {phone}\nB", { ...values, phone: " " }, ["A", "B"]],
  ["A\n{list}\nB", { ...values, list: ["one", "two"] }, ["A", "one", "two", "B"]],
  ["A\n{list}\nB", values, ["A", "B"]],
  ["{name}", { ...values, name: "{when} {x}" }, ["{when} {x}"]],
  ["{name}", { ...values, name: "a\r\nBcc: b" }, ["a Bcc: b"]],
  ["120 {name}", { ...values, name: "120,00\u00a0€" }, ["120 120,00\u00a0€"]],
])("%j is filled in", (body, given, lines) => {
  expect(filledLines(body, placeholders, given)).toEqual(lines);
});

test("a line is filled in where it has several placeholders", () => {
  expect(filledLine("{name}, {clinic}: {when}", placeholders, values)).toBe(
    "Ana, Demo Clinic: Mon 30/11 at 10:00",
  );
});

test("what passes the check is one message, whatever the names are", () => {
  const body = `{clinic}: ${"x".repeat(85)} {when}.\nTel. {phone}`;
  expect(smsFault(body, placeholders)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      (clinic, phone) => {
        const text = filledSms(body, placeholders, { ...values, clinic, phone });
        expect(text.length).toBeLessThanOrEqual(ONE_MESSAGE);
        expect(text).toMatch(/^[\w .,;:+\-/()&'!?@]*$/);
        expect(text).toContain(values.when);
      },
    ),
  );
});

test("a clinic without letters of the basic alphabet is left out with its colon", () => {
  expect(filledSms("{clinic}: see you {when}", placeholders, { ...values, clinic: "漢方" })).toBe(
    "see you Mon 30/11 at 10:00",
  );
});
