import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { demoClinic } from "./demo-clinic.ts";

const state = mkdtempSync(join(tmpdir(), "meridian-demo-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));
const accounts = { manager: { email: "manager@demo.example", password: "demo" } };
beforeEach(() => writeFileSync(join(state, "accounts.json"), JSON.stringify(accounts)));

test("keeps a demo clinic that was made before", async () => {
  expect(await demoClinic(state)).toEqual({ accounts, filling: "complete" });
});

test("says so when an earlier start ended before all appointments were written", async () => {
  writeFileSync(join(state, "seeding"), "");
  expect(await demoClinic(state)).toEqual({ accounts, filling: "interrupted" });
});
