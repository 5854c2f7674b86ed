import { expect, test } from "vitest";
import { checkPassword } from "./password-rules.ts";

const person = { email: "Demo.Person@example.com", name: "Demo Person" };
const refused = expect.objectContaining({ facts: { fields: { password: "password.guessable" } } });

test.each([
  "password",
  "Password",
  "12345678",
  "iloveyou",
  "qwertyuiop",
  "        ",
  "  abc123",
  "x7 q    ",
  "aaaaaaaaaaaa",
  "abababababab",
  "demo.person@example.com",
  "demo.person",
  "Demo Person",
])("%j is refused", (password) => {
  expect(() => checkPassword(password, person)).toThrow(refused);
});

test.each(["a long enough password", "correct horse battery", "çã é bom ß", "demo-password-1", "8 palavras"])(
  "%j is taken, whatever it is made of",
  (password) => {
    expect(() => checkPassword(password, person)).not.toThrow();
  },
);
