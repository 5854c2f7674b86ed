import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { appointmentImportsRoutes } from "@meridian/core/contracts/imports/appointment-imports";
import type { Import, PlanRoom, RowResult } from "@meridian/core/contracts/imports/imports";
import { importsRoutes } from "@meridian/core/contracts/imports/imports";
import { listPendingFiles, removePendingFile } from "@meridian/ui/drafts/pending-files";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ImportWizard } from "./components/import-wizard.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));
// There are no workers here: the same reader in the same thread.
vi.mock("@meridian/ui/sheets/open-file", async () => {
  const { readFile } = await import("@meridian/ui/sheets/read-file");
  return { openFile: async (file: Blob) => ({ ...(await readFile(file)), close: () => undefined }) };
});

const IMPORT: Import = {
  id: "imp_01K0DEM0000000000000000001",
  state: "running",
  file_name: "demo.csv",
  file_hash: "",
  header_hash: "",
  sheet: "",
  mapping: [],
  date_order: "dmy",
  values: [],
  kind: "patients",
  rows: 3,
  created: 0,
  merged: 0,
  skipped: 0,
  removed: 0,
  started_at: "2026-11-23T10:00:00.000Z",
  started_by: "usr_1",
  started_by_name: "Demo Manager One",
  finished_at: null,
  undo_until: "2026-12-23T10:00:00.000Z",
};
const TWIN = { id: "pat_01K0DEM0000000000000000001", name: "Demo Twin", birthday: "1970-06-05" };

type Row = { number: number; patient: Record<string, unknown>; into?: string };
const sent: Row[] = [];
let room: PlanRoom = null;
type Booked = { number: number; booking: { patient: string } };
const booked: Booked[] = [];
/** Ends with an error the first request that sends rows. */
let isCut = false;
/** Each test is another user's. */
let users = 9;

/** What the server answers: one person of the file is a patient already. */
const answers: Record<string, (body: never) => unknown> = {
  [importsRoutes.list.path]: () => ({ items: [], next: null, room }),
  [importsRoutes.check.path]: ({ rows }: { rows: { number: number; name: string }[] }) => ({
    items: rows.map(({ number, name }) => ({
      number,
      imported: sent.some((row) => row.number === number),
      candidates:
        name === TWIN.name ? [{ ...TWIN, archived: false, same_name: true, matches: ["name"] }] : [],
    })),
  }),
  [importsRoutes.addRows.path]: ({ rows }: { rows: Row[] }) => {
    if (isCut) {
      isCut = false;
      return Response.json({ code: "unexpected" }, { status: 500 });
    }
    sent.push(...rows);
    const items: RowResult[] = rows.map(({ number, into }) => ({
      number,
      outcome: into ? "merged" : "created",
      patient: into ?? `pat_${number}`,
    }));
    return { items };
  },
  [importsRoutes.finish.path]: ({ skipped }: { skipped: number }) => ({ ...IMPORT, state: "done", skipped }),
};

const named = (id: string, name: string) => ({ id, name });
Object.assign(answers, {
  [clinicRoutes.get.path]: () => ({
    establishments: [{ ...named("est_1", "Demo Place"), offices: [named("off_1", "Room 1")] }],
    professionals: [named("usr_1", "Demo Therapist")],
    appointment_types: [{ ...named("aty_1", "Consultation"), duration: 60 }],
  }),
  [appointmentImportsRoutes.matchPatients.path]: ({ people }: { people: { key: string }[] }) => ({
    items: people.map(({ key }) => ({ key, patient: null, candidates: [] })),
  }),
  [appointmentImportsRoutes.checkAppointments.path]: ({ rows }: { rows: { number: number }[] }) => ({
    items: rows.map(({ number }) => ({ number, imported: false, clashes: [] })),
  }),
  [appointmentImportsRoutes.addAppointments.path]: ({ rows }: { rows: Booked[] }) => {
    booked.push(...rows);
    return { items: rows.map(({ number }) => ({ number, outcome: "created", patient: null })) };
  },
});

const CSV = [
  "Nome;Data de nascimento;Telemóvel",
  "Demo Ana;31/02/1980;912000111",
  "Demo Twin;05/06/1970;912000112",
  "Demo Rui;15/06/1971;912000113",
].join("\n");
const file = (text = CSV) => new File([text], "demo.csv");

const show = () => renderUi(<ImportWizard />, { namespaces: ["imports", "patients", "sheets"] });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = async (chosen = file()) => {
  await userEvent.upload(screen.getByLabelText("Choose a file"), chosen);
  await screen.findByRole("heading", { name: "What each column holds" });
};
const toPreview = async (chosen = file()) => {
  await choose(chosen);
  await press("Next");
  await press("Show preview");
  await screen.findByText(/to add/);
};
const correct = async (label: string, text: string) => {
  const cell = screen.getByLabelText(label);
  await userEvent.clear(cell);
  await userEvent.type(cell, `${text}{Enter}`);
};
const decide = (row: number, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(`What happens to row ${row}`), value);
/** Loads the page anew: nothing stays but what the device keeps. */
const reload = async () => {
  // What is typed is kept a moment after it was typed.
  await new Promise((resume) => setTimeout(resume, 600));
  cleanup();
  await show();
};

beforeEach(async () => {
  cleanup();
  sent.length = 0;
  booked.length = 0;
  room = null;
  isCut = false;
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    const known = pathname.replace(IMPORT.id, "{import}");
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    // A list and the beginning of an import have the same address.
    const begins = init?.method === "POST" && known === importsRoutes.start.path;
    const answer = begins ? IMPORT : (answers[known]?.(body as never) ?? {});
    return answer instanceof Response ? answer : Response.json(answer);
  });
  // A user of its own: what the test before it keeps as its page goes may be written a moment later.
  users += 1;
  await storeSession(demoUser({ id: `usr_01K0DEM00000000000000001${users}` }));
});

describe("importing patients", () => {
  it("goes from the file to the result: correct, merge, leave out, import", async () => {
    await show();
    await toPreview();
    expect(screen.getByText("2 to add, 0 to merge, 1 left out.")).toBeTruthy();

    await userEvent.click(screen.getByLabelText("Only rows to check (2)"));
    expect(screen.queryByLabelText("Name, row 4")).toBeNull();
    const birthday = screen.getByLabelText("Birthdate, row 2");
    expect(birthday.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/Invalid birthday: 31\/02\/1980/)).toBeTruthy();
    await correct("Birthdate, row 2", "28/02/1980");
    // The row that is right now stays where the cursor is.
    await screen.findByLabelText("Only rows to check (1)");
    expect(screen.getByLabelText("Birthdate, row 2").getAttribute("aria-invalid")).toBeNull();
    await decide(3, TWIN.id);
    await userEvent.click(screen.getByLabelText(/Only rows to check/));
    await decide(4, "skip");

    await press("Import 2 patients");
    const result = within(await screen.findByRole("list", { name: "Result" }));
    expect(result.getByText("1 patient added")).toBeTruthy();
    expect(result.getByText("1 row merged into a patient")).toBeTruthy();
    expect(result.getByText("1 row left out")).toBeTruthy();
    expect(sent).toMatchObject([
      { number: 2, patient: { name: "Demo Ana", birthday: "1980-02-28" } },
      { number: 3, into: TWIN.id },
    ]);
    expect(screen.getByRole("heading", { name: "Patients Imported" })).toBe(document.activeElement);
  });

  it("gives a cell back with Esc, and refuses to import a row without a name", async () => {
    await show();
    await toPreview();
    const name = screen.getByLabelText("Name, row 4");
    await userEvent.type(name, " Neto{Escape}");
    expect((name as HTMLInputElement).value).toBe("Demo Rui");
    await userEvent.clear(name);
    await userEvent.tab();
    expect(await screen.findByText("The name is missing.")).toBeTruthy();
    expect((screen.getByLabelText("What happens to row 4") as HTMLSelectElement).disabled).toBe(true);
    expect(screen.getByText("1 to add, 0 to merge, 2 left out.")).toBeTruthy();
  });

  it("continues where it was interrupted, and adds no row twice", async () => {
    isCut = true;
    await show();
    // A file of its own: of the others the device may still keep how far they were.
    await toPreview(file(CSV.replace("Demo Rui", "Demo Rita")));
    await press("Import 2 patients");
    expect(await screen.findByText("Paused. Rows imported: 0 of 2.")).toBeTruthy();
    await press("Continue");
    await screen.findByRole("list", { name: "Result" });
    expect(sent.map(({ number }) => number)).toEqual([2, 4]);
  });

  it("says why a file is refused, and takes another one", async () => {
    await show();
    await userEvent.upload(screen.getByLabelText("Choose a file"), file("%PDF-1.7"));
    expect(await screen.findByText("This is not a spreadsheet, CSV, vCard or calendar file.")).toBeTruthy();
    await choose();
  });

  it("names the plan's limit, the patients and the rows before anything is written", async () => {
    room = { limit: 100, patients: 99 };
    await show();
    await toPreview();
    const notice = await screen.findByText(/The plan allows 100 patients/);
    expect(notice.textContent).toMatch(/There are 99 already. This file would add 2. That is 1 too many/);
    expect((screen.getByRole("button", { name: "Import 2 patients" }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    await decide(4, "skip");
    expect(screen.queryByText(/The plan allows/)).toBeNull();
    await press("Import 1 patient");
    await screen.findByRole("list", { name: "Result" });
  });
});

describe("importing appointments", () => {
  it("adds the people who are not patients yet, each once, and books for them", async () => {
    await show();
    await choose(
      file(
        [
          "Data;Hora;Paciente;Telefone",
          "15/03/2013;09:00;Demo Ana;912000111",
          "16/03/2013;09:00;Demo Ana;",
          "17/03/2013;11:00;Demo Rui;",
        ].join("\n"),
      ),
    );
    await press("Next");
    for (const field of ["Professional", "Appointment type", "Room"]) {
      const select = await screen.findByLabelText(`${field}: Rows without one`);
      const [, first] = within(select).getAllByRole("option");
      await userEvent.selectOptions(select, first as HTMLElement);
    }
    await press("Show preview");
    expect(await screen.findByText("2 people of the file are not patients yet")).toBeTruthy();
    await press("Add 2 patients");
    expect(await screen.findByText("3 past and 0 to come to add, 0 left out.")).toBeTruthy();
    expect(sent.map(({ patient }) => patient)).toEqual([
      { name: "Demo Ana", mobile_number: "912000111" },
      { name: "Demo Rui" },
    ]);
    await waitFor(() =>
      expect(
        (screen.getByRole("button", { name: "Import 3 appointments" }) as HTMLButtonElement).disabled,
      ).toBe(false),
    );
    await press("Import 3 appointments");
    await screen.findByRole("list", { name: "Result" });
    expect(booked.map(({ booking }) => booking.patient)).toEqual(["pat_1", "pat_1", "pat_3"]);
  });
});

/** Events as a calendar writes them: one of a person, and holidays. */
const CALENDAR = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "DTSTART:20240305T100000Z",
  "DURATION:PT30M",
  "SUMMARY:Consulta Demo Ana",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "DTSTART;VALUE=DATE:20240401",
  "SUMMARY:Demo Holidays",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

describe("importing a calendar", () => {
  it("names its columns in the user's language, and offers to add only people of events with a time", async () => {
    await show();
    await choose(file(CALENDAR));
    expect(screen.queryByLabelText("Row with the names of the columns")).toBeNull();
    const columns = within(screen.getByRole("list", { name: "Columns of the file" }));
    expect(columns.getByText("Patient’s e-mail", { selector: "strong" })).toBeTruthy();
    expect(columns.getByText("5 Mar 2024, 10:00")).toBeTruthy();
    await press("Next");
    for (const field of ["Professional", "Appointment type", "Room"]) {
      const select = await screen.findByLabelText(`${field}: Rows without one`);
      const [, first] = within(select).getAllByRole("option");
      await userEvent.selectOptions(select, first as HTMLElement);
    }
    await press("Show preview");
    expect(await screen.findByText("1 person of the file is not a patient yet")).toBeTruthy();
    await press("Add 1 patient");
    expect(await screen.findByText("1 past and 0 to come to add, 1 left out.")).toBeTruthy();
    expect(sent.map(({ patient }) => patient)).toEqual([{ name: "Demo Ana" }]);
  });
});

describe("an import that was not confirmed", () => {
  it("is found again when the page is loaded anew, in its step and with what was typed", async () => {
    await show();
    await toPreview();
    await correct("Birthdate, row 2", "28/02/1980");
    await decide(3, TWIN.id);
    await decide(4, "skip");
    await reload();
    expect(await screen.findByText("The import of demo.csv was not finished")).toBeTruthy();
    await press("Continue");
    expect(await screen.findByText("1 to add, 1 to merge, 1 left out.")).toBeTruthy();
    expect((screen.getByLabelText("Birthdate, row 2") as HTMLInputElement).value).toBe("28/02/1980");
    await press("Import 2 patients");
    await screen.findByRole("list", { name: "Result" });
    expect(sent[0]).toMatchObject({ patient: { birthday: "1980-02-28" } });
    await reload();
    await new Promise((resume) => setTimeout(resume, 100));
    expect(screen.queryByText(/was not finished/)).toBeNull();
  });

  it("keeps the columns that were chosen, and the file is chosen again where the device had no room", async () => {
    await show();
    await choose();
    await userEvent.selectOptions(screen.getByLabelText("Field for Telemóvel"), "Phone");
    await press("Next");
    await new Promise((resume) => setTimeout(resume, 600));
    for (const { key } of await listPendingFiles("")) await removePendingFile(key);
    await reload();
    await screen.findByText("The import of demo.csv was not finished");
    await press("Continue");
    expect(await screen.findByText(/Choose demo.csv again/)).toBeTruthy();
    await userEvent.upload(screen.getByLabelText("Choose a file"), file());
    await screen.findByRole("heading", { name: "Dates and duplicates" });
    await press("Show preview");
    expect(await screen.findByLabelText("Phone, row 2")).toBeTruthy();
  });

  it("is gone when it is discarded, with its file", async () => {
    await show();
    await toPreview();
    await reload();
    await screen.findByText("The import of demo.csv was not finished");
    await press("Discard");
    await waitFor(() => expect(screen.queryByText(/was not finished/)).toBeNull());
    expect(await listPendingFiles("")).toEqual([]);
    await reload();
    await new Promise((resume) => setTimeout(resume, 100));
    expect(screen.queryByText(/was not finished/)).toBeNull();
  });
});
