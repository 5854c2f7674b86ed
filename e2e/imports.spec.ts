import type { Page } from "@playwright/test";
import { api } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

const COUNT = 60;

/** A list as a practice program writes it: titles above the header, semicolons, dates without a clear order. */
function messyFile(serial: string) {
  const rows = Array.from({ length: COUNT - 2 }, (_, index) => {
    const day = String((index % 9) + 1).padStart(2, "0");
    return `Demo Import${serial} ${String(index).padStart(2, "0")};${day}/02/1980;91${serial}${String(index).padStart(1, "0").slice(-1)};`;
  });
  const text = [
    "Clínica Demo;;;",
    "Lista de pacientes;;;",
    "",
    "Nome;Data de nascimento;Telemóvel;E-mail",
    ...rows,
    `Demo Wrong${serial};31/02/1980;912000111;wrong${serial}@patients.example`,
    `Demo Twin${serial};05/06/1970;;twin${serial}@patients.example`,
  ].join("\r\n");
  return { name: `patients-${serial}.csv`, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
}

/** From the file to the preview, with every row compared. */
async function toPreview(page: Page, file: ReturnType<typeof messyFile>) {
  await page.getByLabel("Choose a file", { exact: true }).setInputFiles(file);
  await expect(page.getByRole("heading", { name: "What each column holds" })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  const order = page.getByRole("radio", { name: "Day, month, year" });
  if (!(await order.isChecked())) await order.check();
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(page.getByRole("heading", { name: "Check before importing" })).toBeVisible();
}

test("a messy list is checked, corrected, imported once, and taken back", async ({ page }) => {
  const serial = String(Date.now()).slice(-6);
  await signInQuietly(page, "manager");
  const twin = await api(page, "post", "/patients", {
    name: `Demo Twin${serial}`,
    birthday: "1970-06-05",
    confirm_duplicates: true,
  });
  await page.goto("/patients");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const file = messyFile(serial);
  await toPreview(page, file);

  await page.getByLabel(/Only rows to check/).check();
  const birthday = page.getByLabel("Birthdate, row 63");
  await expect(birthday).toHaveAttribute("aria-invalid", "true");
  await birthday.fill("28/02/1980");
  await birthday.press("Enter");
  await expect(birthday).toHaveValue("28/02/1980");
  await page.getByLabel("What happens to row 64").selectOption(twin.id);
  await page.getByLabel(/Only rows to check/).uncheck();
  await page.getByLabel("What happens to row 5").selectOption("skip");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 59 patients" }).click();
  await expect(page.getByText("58 patients added", { exact: true })).toBeVisible();
  await expect(page.getByText("1 row merged into a patient", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Patients Imported" })).toBeFocused();
  expect((await api(page, "get", `/patients/${twin.id}`)).email).toBe(`twin${serial}@patients.example`);

  await page.getByRole("button", { name: "Import another file" }).click();
  await toPreview(page, file);
  await expect(page.getByText("59 rows were imported before and are left out.")).toBeVisible();
  await expect(page.getByText("1 to add, 0 to merge, 59 left out.")).toBeVisible();

  await page.getByRole("button", { name: `Undo the import of ${file.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  // Each patient is looked at again before it goes, which takes a while beside other work.
  await expect(page.getByText("58 patients removed")).toBeVisible({ timeout: 60_000 });
  expect((await api(page, "get", `/patients/${twin.id}`)).email).toBe("");
  expect((await api(page, "get", `/patients?q=import${serial}`)).items).toEqual([]);
});

test("appointments of another program are matched with patients, added once, and taken back", async ({
  page,
}) => {
  const serial = String(Date.now()).slice(-6);
  const name = `Demo Agenda${serial}`;
  await signInQuietly(page, "manager");
  const patient = await api(page, "post", "/patients", { name, confirm_duplicates: true });
  const text = [
    "Data;Hora;Duração;Paciente;Estado",
    `15/03/2013;09:00;45 min;${name};Realizada`,
    `31/02/2013;10:00;30;${name};Realizada`,
    `16/03/2013;11h30;1h;Nobody ${serial};Faltou`,
  ].join("\r\n");
  const file = { name: `agenda-${serial}.csv`, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
  await page.goto("/patients/import");
  await page.getByLabel("Choose a file", { exact: true }).setInputFiles(file);
  await expect(page.getByRole("radio", { name: "Appointments, past or to come" })).toBeChecked();
  await page.getByRole("button", { name: "Next" }).click();
  for (const field of ["Professional", "Appointment type", "Room"])
    await page.getByLabel(`${field}: Rows without one`).selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(page.getByText("1 past and 0 to come to add, 2 left out.")).toBeVisible();
  await expect(page.getByText("Patient not found.")).toBeVisible();
  await page.getByLabel("Date, row 3").fill("28/02/2013");
  await page.getByLabel("Date, row 3").press("Enter");
  await expect(page.getByText("2 past and 0 to come to add, 1 left out.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 appointments" }).click();
  await expect(page.getByRole("heading", { name: "Appointments imported" })).toBeFocused();
  await expect(page.getByRole("list", { name: "Result" }).getByText("2 appointments added")).toBeVisible();

  await page.getByRole("button", { name: `Undo the import of ${file.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("2 appointments removed").first()).toBeVisible();
  await page.goto(`/patient/${patient.id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
