import type { PublishedQuestion } from "@meridian/core/contracts/support/question-answers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { Questions } from "./components/questions.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const row = (id: number, over: Partial<PublishedQuestion>): PublishedQuestion => ({
  id: `qan_01K0DEM000000000000000000${id}`,
  question: "How do I book?",
  answer: [{ kind: "paragraph", runs: [{ text: "Open the " }, { text: "calendar", bold: true }] }],
  topic: "calendar",
  area: null,
  ...over,
});
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  await storeSession(demoUser({ modules: ["mtc"] }));
  answerApi(async (input) => {
    asked.push(new URL(String(input)).search);
    const questions = [
      row(1, {}),
      row(2, { question: "Importação à mão", topic: "data", answer: [] }),
      row(3, { question: "Only osteopathy", area: "osteo" }),
    ];
    return Response.json({ questions });
  });
});

it("finds questions without accents, in the answers too, and opens them", async () => {
  await renderUi(<Questions />, { namespaces: ["support"] });
  await userEvent.type(await screen.findByLabelText("Search the questions"), "importacao MAO");
  expect(screen.getByText("1 question found")).toBeTruthy();
  expect(screen.queryByText("How do I book?")).toBeNull();
  await userEvent.clear(screen.getByLabelText("Search the questions"));
  await userEvent.type(screen.getByLabelText("Search the questions"), "open calendar");
  await userEvent.click(screen.getByText("How do I book?"));
  expect(screen.getByText("calendar").tagName).toBe("STRONG");
  expect(asked).toEqual(["?language=en"]);
});

it("leaves out questions about modules that the clinic does not have", async () => {
  await renderUi(<Questions />, { namespaces: ["support"] });
  expect(await screen.findByText("How do I book?")).toBeTruthy();
  expect(screen.queryByText("Only osteopathy")).toBeNull();
});
