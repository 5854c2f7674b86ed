import { describe, expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { cellsOf } from "./table.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
async function rowsOf(...parts: string[]) {
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR"].join("\r\n");
  const opened = await readFile(new Blob([text]));
  return (await opened.read(0)).rows.slice(1).map(cellsOf);
}

describe("a calendar", () => {
  test("gives each appointment of a series a number of its own", async () => {
    const series = event("DTSTART:20260105T100000Z", "RRULE:FREQ=WEEKLY;COUNT=3", "SUMMARY:Ana Demo");
    const single = event("DTSTART:20260106T100000Z", "SUMMARY:Rui Demo");
    const text = ["BEGIN:VCALENDAR", series, single, "END:VCALENDAR"].join("\r\n");
    const { numbers } = await (await readFile(new Blob([text]))).read(0);
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });

  test("gives instants for times in UTC, of a known zone, and of a zone that the file describes", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Office Time",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0200",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n");
    const rows = await rowsOf(
      zone,
      event("UID:1", "DTSTART:20240305T100000Z", "DTEND:20240305T104500Z", "SUMMARY:Ana Demo"),
      event("UID:2", "DTSTART;TZID=Europe/Lisbon:20240705T100000", "DURATION:PT30M", "SUMMARY:Rui Demo"),
      event("UID:3", "DTSTART;TZID=Office Time:20240305T100000", "DURATION:PT30M", "SUMMARY:Eva Demo"),
      event("UID:4", "DTSTART:20240305T100000", "DURATION:PT30M", "SUMMARY:Leo Demo"),
    );
    expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
      ["2024-03-05", "2024-03-05T10:00:00.000Z", "2024-03-05T10:45:00.000Z", "Ana Demo"],
      ["2024-07-05", "2024-07-05T09:00:00.000Z", "2024-07-05T09:30:00.000Z", "Rui Demo"],
      ["2024-03-05", "2024-03-05T08:00:00.000Z", "2024-03-05T08:30:00.000Z", "Eva Demo"],
      ["2024-03-05", "2024-03-05T10:00", "2024-03-05T10:30", "Leo Demo"],
    ]);
  });
  test("keeps the hour of a series over the change of the clocks, without what was left out or moved", async () => {
    const rows = await rowsOf(
      event(
        "UID:1",
        "DTSTART;TZID=Europe/Lisbon:20240320T100000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE;TZID=Europe/Lisbon:20240327T100000",
        "SUMMARY:Ana Demo",
      ),
      event(
        "UID:1",
        "RECURRENCE-ID;TZID=Europe/Lisbon:20240403T100000",
        "DTSTART;TZID=Europe/Lisbon:20240404T110000",
        "DURATION:PT1H",
        "SUMMARY:Ana Demo",
      ),
    );
    expect(rows.map(([, start]) => start)).toEqual([
      "2024-03-20T10:00:00.000Z",
      "2024-04-10T09:00:00.000Z",
      "2024-04-04T10:00:00.000Z",
    ]);
  });
  test("ends a series without an end a year from now, and refuses one with too many appointments", async () => {
    const weekly = await rowsOf(
      event("UID:1", "DTSTART:20260105T100000Z", "RRULE:FREQ=WEEKLY", "SUMMARY:Ana Demo"),
    );
    const last = Date.parse(weekly.at(-1)?.[0] ?? "");
    expect(last).toBeLessThanOrEqual(Date.now() + 367 * 86_400_000);
    const daily = await rowsOf(
      event("UID:1", "DTSTART:20100105T100000Z", "RRULE:FREQ=DAILY", "SUMMARY:Ana Demo"),
    );
    expect(daily).toEqual([["RRULE:FREQ=DAILY", "", "", "Ana Demo"]]);
  });
  test("shows events of a whole day without a time", async () => {
    const rows = await rowsOf(event("UID:1", "DTSTART;VALUE=DATE:20240305", "SUMMARY:Holiday"));
    expect(rows).toEqual([["2024-03-05", "", "", "Holiday"]]);
  });
  test("takes the patient from the guest or the title", async () => {
    const at = "DTSTART:20240305T100000Z";
    const rows = await rowsOf(
      event(
        "UID:1",
        at,
        "SUMMARY:Consulta",
        "ORGANIZER;CN=Demo Manager:mailto:clinic@clinic.example",
        "ATTENDEE;CN=Demo Manager:mailto:clinic@clinic.example",
        "ATTENDEE;CN=Ana Demo:mailto:Ana@patients.example",
        "STATUS:CANCELLED",
        "LOCATION:Room 1",
      ),
      event("UID:2", at, "SUMMARY:Consulta: Rui Demo"),
      event("UID:3", at, "SUMMARY:Eva Demo - Acupuntura", "DESCRIPTION:Back"),
    );
    expect(rows.map((cells) => cells.slice(3))).toEqual([
      ["Ana Demo", "ana@patients.example", "Demo Manager", "Room 1", "CANCELLED", "Consulta"],
      ["Rui Demo", "", "", "", "", "Consulta: Rui Demo"],
      ["Eva Demo", "", "", "", "", "Eva Demo - Acupuntura\nBack"],
    ]);
  });
  test.each([
    ["Consulta Ana Demo", "Ana Demo"],
    ["Sessão de acupuntura com Ana Demo", "Ana Demo"],
    ["Ana Demo massagem 60", "Ana Demo"],
    ["Follow-up Ana Demo 912 345 678", "Ana Demo"],
    ["De Sá Demo", "De Sá Demo"],
    ["Ana de Sá Demo", "Ana de Sá Demo"],
    ["Consulta", "Consulta"],
  ])("takes the patient from a title without punctuation: %s", async (title, patient) => {
    const [cells] = await rowsOf(event("UID:1", "DTSTART:20240305T100000Z", `SUMMARY:${title}`));
    expect(cells?.[3]).toBe(patient);
    expect(cells?.[8] ?? "").toBe(title === patient ? "" : title);
  });
  test("reads on after an event that is damaged", async () => {
    const rows = await rowsOf(
      event("UID:1", "DTSTART:nonsense", "SUMMARY"),
      event("UID:2", "DTSTART:20240305T100000Z", "SUMMARY:Ana Demo"),
    );
    expect(rows).toHaveLength(1);
  });
});
