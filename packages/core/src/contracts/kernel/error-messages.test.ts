import { expect, test } from "vitest";
import { messageFor } from "./error-messages.ts";

test("a code without its own sentence gets the general one of its ending", () => {
  expect(messageFor("patient.not_found")).toBe("Not found");
  expect(messageFor("patient.stale")).toContain("Nothing was overwritten");
  expect(messageFor("patient.unheard_of")).toBe("This could not be done");
});

test("a code with its own sentence gets it", () =>
  expect(messageFor("payment.not_found")).toBe("This payment is not there"));
