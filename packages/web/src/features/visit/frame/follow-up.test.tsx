import { registerLocales } from "@meridian/ui/i18n/i18n";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { summaryOfNothing } from "../../scheduling/testing/demo-summary.ts";
import { appointment, complaintOf, section, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ, SAVE, sent } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(async () => {
  results.mockClear();
  await beginVisit();
});

const start = "2026-11-14T10:00:00.000Z";
const before = {
  ...complaintOf("Low back pain").items[0],
  intensity: 7,
  course_note: "After lifting",
  side: "left",
};
const last = visit(
  { appointment: appointment({ id: "apt_0", status: "done", start }) },
  {
    writable: false,
    sections: [
      section("complaint", { items: [before] }),
      section("allergies", { none: true, items: [], text: "" }),
      section("life_habits", { values: { tobacco: "never", stress: 8 }, text: "Walks" }),
      section("treatment_notes", { text: "Well received", advice: "Warmth", plan: "Add the hip" }),
    ],
  },
);
const previous = { id: "apt_0", start, signed: true, summary: summaryOfNothing };
const results = vi.fn(() => ({
  items: [
    {
      section: "complaint",
      appointment: "apt_0",
      start,
      professional: "usr_2",
      signed: true,
      data: { items: [before] },
    },
  ],
  next: {},
}));
const open = async (
  sections = [] as ReturnType<typeof section>[],
  search = "",
  earlier: typeof previous | null = previous,
  lastVisit = last,
) => {
  answerWith({
    [READ]: visit({}, { previous: earlier, sections }),
    "GET /appointments/apt_0": lastVisit,
    "GET /patients/pat_1/results/anamnesis": results,
    [SAVE]: ({ version, data }) => section("complaint", data as object, version + 1),
    ...Object.fromEntries(
      (["allergies", "life_habits", "history_review"] as const).map((key) => [
        `PUT /appointments/apt_1/sections/${key}`,
        ({ version, data }: { version: number; data: unknown }) => section(key, data as object, version + 1),
      ]),
    ),
  });
  await openVisit(search);
};

it("shows the last plan, and asks each complaint's intensity beside the last one", async () => {
  await open();
  const plan = await screen.findByRole("region", { name: /^Last appointment/ });
  for (const words of ["Add the hip", "Warmth", "Well received"])
    expect(within(plan).getByText(words)).toBeTruthy();
  const list = await screen.findByRole("list", { name: "Intensity then and today" });
  expect(list.textContent).toContain("7 / 10");
  const today = within(list).getByRole("group", { name: "Intensity today: Low back pain" });
  expect(within(today).queryByRole("radio", { checked: true })).toBeNull();
  await userEvent.click(within(today).getByRole("radio", { name: "4" }));
  await waitFor(() =>
    expect(sent.at(-1)?.body.data).toMatchObject({
      items: [{ what: "Low back pain", side: "left", intensity: 4, course_note: "" }],
    }),
  );
  // It is asked in this one place.
  expect(screen.getAllByRole("radio", { name: "4" })).toHaveLength(1);
  expect(results).toHaveBeenCalledTimes(1);
});

it("requests no earlier results for a patient without an earlier appointment", async () => {
  const filled = [
    section("complaint", { items: [before] }),
    section("life_habits", { values: { stress: 8 }, text: "Walks" }),
  ];
  await open(filled, "", null);
  await screen.findByDisplayValue("Walks");
  expect(screen.getByDisplayValue("Low back pain")).toBeTruthy();
  expect(results).not.toHaveBeenCalled();
});

it("shows the complaint's pain among the vital signs, with a link to the complaint", async () => {
  await open([section("complaint", { items: [{ ...before, intensity: 3 }] })], "?step=tests");
  const link = await screen.findByRole("link", { name: "Recorded with the complaint" });
  expect(link.closest("div")?.parentElement?.textContent).toContain("3 Low back pain");
  expect(screen.queryByRole("textbox", { name: /^Pain/ })).toBeNull();
});

it("keeps pain that was recorded with the vital signs", async () => {
  await open([section("vital_signs", { values: { pain_vas: 6 }, confirmed: [] })], "?step=tests");
  const field = await screen.findByRole("textbox", { name: /^Pain/ });
  expect((field as HTMLInputElement).value).toBe("6");
});

const saved = (key: string) => sent.findLast(({ name }) => name.endsWith(`/${key}`))?.body.data;

it("folds the last visit's anamnesis; one press confirms it without that day's measurements", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Unchanged since/ }));
  await waitFor(() =>
    expect(saved("history_review")).toEqual({
      unchanged: [
        { section: "allergies", since: start },
        { section: "life_habits", since: start },
      ],
    }),
  );
  await waitFor(() => expect(saved("allergies")).toMatchObject({ none: true }));
  await waitFor(() => expect(saved("life_habits")).toEqual({ values: { tobacco: "never" }, text: "Walks" }));
  expect(document.activeElement?.textContent).toContain("Asked again: unchanged");
  expect(screen.queryByRole("checkbox", { name: "No known allergies" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(saved("history_review")).toEqual({ unchanged: [] }));
  await waitFor(() => expect(saved("allergies")).toMatchObject({ none: false }));
});

it("names no date where the sections were recorded on different days", async () => {
  const since = "2026-01-10T10:00:00.000Z";
  const reviewed = section("history_review", { unchanged: [{ section: "allergies", since }] });
  await open([], "", previous, {
    ...last,
    content: {
      ...last.content,
      sections: [...(last.content?.sections ?? []), reviewed],
    } as typeof last.content,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Unchanged since last recorded" }));
  await waitFor(() =>
    expect(saved("history_review")).toEqual({
      unchanged: [
        { section: "allergies", since },
        { section: "life_habits", since: start },
      ],
    }),
  );
});

it("opens one section to change it and confirms only the others", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Change: Life habits" }));
  await waitFor(() => expect(saved("life_habits")).toMatchObject({ text: "Walks" }));
  await userEvent.click(screen.getByRole("button", { name: /^Unchanged since/ }));
  await waitFor(() =>
    expect(saved("history_review")).toEqual({ unchanged: [{ section: "allergies", since: start }] }),
  );
});
