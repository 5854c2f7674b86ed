import type { PublishedQuestion } from "@meridian/core/contracts/support/question-answers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { useCommands, useShownKeys } from "@meridian/ui/shell/commands";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { HelpButton } from "./components/help-button.tsx";

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
  await storeSession(demoUser());
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
  const panel = within(screen.getByRole("dialog", { name: "Help" }));
  await userEvent.click(await panel.findByText("How do I book?"));
  expect(panel.getByText("Choose a free time.")).toBeTruthy();
  expect(panel.queryByText("Other")).toBeNull();
  expect(panel.getAllByRole("term").map((term) => term.textContent)).toEqual([
    ...["Ctrl ↵", "E", "Space"],
    ...["Ctrl K", "?", "Esc"],
  ]);
  expect(panel.getByText("choose the row")).toBeTruthy();
  expect(panel.getByRole("link", { name: /^All questions/ }).getAttribute("href")).toBe("/support");
});

it("speaks Portuguese", async () => {
  await show("pt");
  await userEvent.keyboard("?");
  expect(screen.getByRole("dialog", { name: "Ajuda" })).toBeTruthy();
  expect(screen.getByText("Espaço")).toBeTruthy();
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
  expect(screen.getByRole("dialog", { name: "Help" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(book);
});

it("does not open with the question mark once that was turned off, on this device", async () => {
  const { unmount } = await show();
  await userEvent.keyboard("?");
  await userEvent.click(screen.getByRole("button", { name: "Turn off the ? key" }));
  expect(screen.queryByText("open this help")).toBeNull();
  unmount();
  await show();
  await userEvent.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  await userEvent.click(screen.getByRole("button", { name: "Turn on the ? key" }));
  expect(screen.getByText("open this help")).toBeTruthy();
});
