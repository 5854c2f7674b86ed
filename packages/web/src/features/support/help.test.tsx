import type { PublishedQuestion } from "@meridian/core/contracts/support/question-answers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { useCommands, useShownKeys } from "@meridian/ui/shell/commands";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HelpButton } from "./components/help-button.tsx";
import { MAX_RELEASES, RELEASES } from "./model/release-notes.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const row = (id: number, over: Partial<PublishedQuestion>): PublishedQuestion => ({
  id: `qan_01K0DEM000000000000000000${id}`,
  question: "How do I book?",
  answer: [{ kind: "paragraph", runs: [{ text: "Choose a free time." }] }],
  topic: "calendar",
  area: null,
  ...over,
});

beforeEach(async () => {
  localStorage.clear();
  await storeSession(demoUser({ release_notes_seen: "9999-01-01" }));
  answerApi(async () =>
    Response.json({ questions: [row(1, {}), row(2, { question: "Other", topic: "data" })] }),
  );
});

function CalendarScreen() {
  useCommands([
    { id: "finish", label: "finish the appointment", keys: { code: "Enter", main: true }, run: () => {} },
  ]);
  useShownKeys([
    { keys: "E", label: "edit the selected appointment" },
    { keys: "Space", does: "pickRow" },
  ]);
  return (
    <>
      <input aria-label="Notes" />
      <button type="button">Book</button>
      <HelpButton pathname="/calendar" supportAt="/support" />
    </>
  );
}
const show = (language: "en" | "pt" = "en") =>
  renderUi(<CalendarScreen />, { namespaces: ["help", "shortcuts"], language });

it("shows the questions and the keys of the screen, and those that work everywhere", async () => {
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  const panel = within(await screen.findByRole("dialog", { name: "Help" }));
  await userEvent.click(await panel.findByText("How do I book?"));
  expect(panel.getByText("Choose a free time.")).toBeTruthy();
  expect(panel.queryByText("Other")).toBeNull();
  expect(panel.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Ctrl ↵",
    "E",
    "Space",
    "Ctrl K",
    "?",
    "Esc",
  ]);
  expect(panel.getByText("choose the row")).toBeTruthy();
  expect(panel.getByRole("link", { name: /^All questions/ }).getAttribute("href")).toBe("/support");
});

it("speaks Portuguese", async () => {
  await show("pt");
  await userEvent.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Ajuda" })).toBeTruthy();
  expect(await screen.findByText("Espaço")).toBeTruthy();
  expect(screen.getByText("escolher a linha")).toBeTruthy();
});

it("opens with the question mark and gives the focus back, but leaves one that is typed", async () => {
  await show();
  await userEvent.type(screen.getByLabelText("Notes"), "Why?");
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("Why?");
  expect(screen.queryByRole("dialog")).toBeNull();
  const book = screen.getByRole("button", { name: "Book" });
  book.focus();
  await userEvent.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Help" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(book);
});

it("does not open with the question mark once that was turned off, on this device", async () => {
  const { unmount } = await show();
  await userEvent.keyboard("?");
  await userEvent.click(await screen.findByRole("button", { name: "Turn off the ? key" }));
  expect(screen.queryByText("open this help")).toBeNull();
  unmount();
  await show();
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  await userEvent.click(await screen.findByRole("button", { name: "Turn on the ? key" }));
  expect(screen.getByText("open this help")).toBeTruthy();
});

describe("what is new", () => {
  const stored: unknown[] = [];
  const withNews = async (answers: boolean) => {
    stored.length = 0;
    const user = demoUser({ release_notes_seen: "2026-01-01", version: 4 });
    await storeSession(user);
    answerApi(async (input, init) => {
      if (new URL(String(input)).pathname !== "/session/user") return Response.json({ questions: [] });
      const body = JSON.parse(String(init?.body));
      stored.push(body);
      if (!answers) throw new TypeError("no connection");
      return Response.json({ user: { ...user, release_notes_seen: body.release_notes_seen, version: 5 } });
    });
    await show();
  };

  it("comes first while something was not seen, is stored with the user, and then comes last", async () => {
    await withNews(true);
    await userEvent.click(screen.getByRole("button", { name: "Help, with something new" }));
    const panel = within(await screen.findByRole("dialog", { name: "Help" }));
    const titles = () => panel.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    expect(titles()).toEqual(["What is new", "Questions about this screen", "Keyboard shortcuts"]);
    expect(panel.getAllByText("New").length).toBe(Math.min(RELEASES.length, MAX_RELEASES));
    await vi.waitFor(() => expect(stored).toEqual([{ release_notes_seen: RELEASES[0]?.date }]));
    await userEvent.click(panel.getByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("button", { name: "Help" }));
    const again = within(await screen.findByRole("dialog", { name: "Help" }));
    expect(again.getAllByRole("heading", { level: 3 }).at(-1)?.textContent).toBe("What is new");
    expect(again.queryByText("New")).toBeNull();
    expect(stored).toHaveLength(1);
  });

  it("stays marked where it could not be stored", async () => {
    await withNews(false);
    await userEvent.click(screen.getByRole("button", { name: "Help, with something new" }));
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Help, with something new" })).toBeTruthy();
  });
});
