import { readFile } from "node:fs/promises";
import Ajv2020 from "ajv/dist/2020.js";
import { unzipSync } from "fflate";
import { api, newPatient, visited } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();

/** A document of the patient, uploaded over the API. */
async function addDocument(page: Parameters<typeof api>[0], patient: string) {
  const body = Buffer.from("Demo letter");
  const facts = { title: "Demo letter", kind: "exam", date: "2026-01-02", format: "txt", size: body.length };
  const { document, upload } = await api(page, "post", `/patients/${patient}/documents`, facts);
  await page.request.put(upload.url, { headers: upload.headers, data: body });
  await api(page, "post", `/patients/${patient}/documents/${document}/complete`, {});
}

test("a patient's copy is one file with the record to read, as data and as FHIR", async ({ page }) => {
  await signInQuietly(page, "manager");
  const { id, name } = await newPatient(page, "Copied");
  await visited(page, id, { days: 3, sections: { treatment_notes: { text: "Demo note of the visit" } } });
  await addDocument(page, id);
  await page.goto(`${ready().web}/patient/${id}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: /^Copy of the record/ }).click();
  const dialog = page.getByRole("dialog", { name: `Copy of the record of ${name}` });
  await expect(dialog.getByRole("button", { name: "Make copy" })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Make copy" }).click(),
  ]);
  await expect(dialog.getByText(/^Saved among your downloads/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close", exact: true }).last()).toBeFocused();

  const files = unzipSync(await readFile(await download.path()));
  const record = JSON.parse(textOf(files["record.json"]));
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(textOf(files["record.schema.json"])),
  );
  expect({ isValid: isValid(record), errors: isValid.errors }).toEqual({ isValid: true, errors: null });
  expect(JSON.stringify(record.appointments)).toContain("Demo note of the visit");
  expect(textOf(files["record-1.pdf"]?.slice(0, 5))).toBe("%PDF-");
  expect(Object.values(files).map(textOf)).toContain("Demo letter");
  const { entry } = JSON.parse(textOf(files["fhir-bundle.json"]));
  const types = entry.map(({ resource }: { resource: { resourceType: string } }) => resource.resourceType);
  expect(types).toEqual(expect.arrayContaining(["Patient", "Encounter", "DocumentReference"]));
});
