import type { QuestionAnswer } from "@meridian/core/contracts/support/question-answers";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import QuestionScreen from "../../app/routes/questions/question.tsx";
import Questions from "../../app/routes/questions/questions.tsx";
import { navigation } from "../../app/screens.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const question: QuestionAnswer = {
  id: "qan_01K0DEM0000000000000000001",
  question: { en: "How do I book?", pt: "Como marco?" },
  answer: { en: "Open the **calendar**.", pt: "Abra o **calendário**." },
  topic: "calendar",
  area: "calendar",
  position: 10,
  state: "draft",
  updated_at: "2026-01-01T10:00:00.000Z",
  updated_by: "Demo Admin",
  version: 3,
};
const history = {
  items: [
    {
      subject: question.id,
      kind: "question_answer",
      title: { en: "How do I book?", pt: "Como marco?" },
      note: "",
      reference: "",
      version: 3,
      action: "update",
      by: "Demo Admin",
      at: "2026-01-01T10:00:00.000Z",
      changes: [
        { field: "answer_en", before: "Open the old calendar.", after: "Open the **calendar**." },
        { field: "state", before: "published", after: "draft" },
      ],
    },
  ],
  next: null,
};

let sent: { address: string; body: Record<string, unknown> | undefined }[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(async () => {
  await storeSession(
    demoUser({ role: "admin", admin_levels: ["any", "staff", "marketing", "super"] } as never),
  );
  sent = [];
  answers = {
    "GET /backoffice/question-answers": () => Response.json({ items: [question], next: null }),
    [`GET /backoffice/question-answers/${question.id}`]: () => Response.json(question),
    [`GET /backoffice/changes/${question.id}`]: () => Response.json(history),
  };
  answerApi(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const address = `${init?.method} ${pathname}`;
    if (init?.method !== "GET" || search)
      sent.push({ address: address + search, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return answers[address]?.() ?? Response.json({});
  });
});

const open = (id: string) =>
  renderUi(<QuestionScreen />, { namespaces: ["questions", "history"], route: "/q/:qid", path: `/q/${id}` });

describe("questions and answers", () => {
  it("are listed and filtered by the server", async () => {
    await renderUi(<Questions />, { namespaces: ["questions"] });
    expect(await screen.findByRole("link", { name: "How do I book?" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("State"), "Draft");
    await waitFor(() =>
      expect(sent.map(({ address }) => address)).toContain("GET /backoffice/question-answers?state=draft"),
    );
  });

  it("are written in both languages with a preview", async () => {
    await open("new");
    await userEvent.type(await screen.findByLabelText(/^Question \(English\)/), "What?");
    await userEvent.type(screen.getByLabelText(/^Answer \(English\)/), "Like **this** [[link](/home)");
    // The preview is read as any other text, in its language, and nothing in it can be pressed.
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(within(preview).getByText("this").tagName).toBe("STRONG");
    expect(within(preview).getByText("link").closest("[lang], [inert]")?.outerHTML).toMatch(
      /^<div[^>]* lang="en"/,
    );
    expect(within(preview).queryByRole("link")).toBeNull();
    expect(screen.getByLabelText(/^Answer \(Portuguese\)/).lang).toBe("pt");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Question (Portuguese)");
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Question \(Portuguese\)/), "O quê?");
    await userEvent.type(screen.getByLabelText(/^Answer \(Portuguese\)/), "Assim");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      address: "POST /backoffice/question-answers",
      body: {
        question: { en: "What?", pt: "O quê?" },
        answer: { en: "Like **this** [link](/home)", pt: "Assim" },
        topic: "start",
        area: null,
        position: 100,
        state: "draft",
      },
    });
  });

  it("show who changed what", async () => {
    await open(question.id);
    const section = await screen.findByRole("region", { name: "History" });
    await userEvent.click(await within(section).findByText("Changed"));
    expect(section.querySelector("del")?.textContent).toBe("old calendar.");
    expect(section.querySelector("ins")?.textContent).toBe("**calendar**.");
    expect(within(section).getByText("Published").tagName).toBe("DEL");
  });

  it("are deleted after a question, by the version that was seen", async () => {
    await open(question.id);
    await userEvent.click(await screen.findByRole("button", { name: "Delete question" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("How do I book?");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete question" }));
    await waitFor(() =>
      expect(sent.at(-1)?.address).toContain(`DELETE /backoffice/question-answers/${question.id}`),
    );
    expect(sent.at(-1)?.address).toContain("version=3");
  });

  it("have no entry in the menu without the level", async () => {
    const entries = async (...admin_levels: ("any" | "staff" | "marketing" | "super")[]) => {
      const user = demoUser({ role: "admin", admin_levels });
      await storeSession(user);
      return railFor(user, navigation).flatMap((group) => group.entries.map(({ label }) => label));
    };
    expect(await entries("any", "staff", "marketing", "super")).toEqual(
      expect.arrayContaining(["questionAnswers", "changes"]),
    );
    for (const level of ["staff", "marketing"] as const)
      for (const label of ["questionAnswers", "changes"])
        expect(await entries("any", level)).not.toContain(label);
  });
});
