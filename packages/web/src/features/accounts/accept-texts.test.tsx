import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import { AcceptTexts } from "./components/accept-texts.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const hostile = CORPUS.map((text) => ({
  kind: "paragraph",
  state: "added",
  parts: [{ text, change: "added" }],
}));
const text = {
  text: "terms",
  number: 2,
  from: "2026-11-02T00:00:00.000Z",
  title: "Demo terms",
  body: [{ kind: "paragraph", runs: [{ text: "All of it." }] }],
  current: 2,
  versions: [],
  changes: [
    { kind: "heading", state: "same", parts: [{ text: "Plan" }] },
    {
      kind: "paragraph",
      state: "changed",
      parts: [
        { text: "15", change: "removed" },
        { text: "30", change: "added" },
      ],
    },
    { kind: "paragraph", state: "same", parts: [{ text: "Unchanged." }] },
    ...hostile,
  ],
};
const asked = [{ text: "terms" as const, number: 2, from: text.from, accepted: 1 }];

it("shows what changed, names a box that is not ticked, and accepts that version", async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  const done = vi.fn();
  answerApi(async (input, init) => {
    if (init?.method === "GET" && String(input).includes("/legal-texts/terms?")) return Response.json(text);
    sent(String(input), JSON.parse(String(init?.body)));
    return Response.json({ user: demoUser() });
  });
  const { container } = await renderUi(<AcceptTexts texts={asked} onDone={done} />, {
    namespaces: ["legal"],
  });
  expect((await screen.findByText("15")).tagName).toBe("DEL");
  expect(screen.getByText("30").tagName).toBe("INS");
  expect(screen.getByText("Plan")).toBeTruthy();
  expect(screen.queryByText("Unchanged.")).toBeNull();
  expect(container.querySelector("form :is(script, img, iframe, svg, object, a, style)")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Accept and continue" }));
  const box = screen.getByRole("checkbox");
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(sent).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Whole text" }));
  expect(screen.getByText("All of it.")).toBeTruthy();
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Accept and continue" }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledWith(expect.stringMatching(/\/session\/acceptances$/), {
    texts: [{ text: "terms", number: 2 }],
    language: "en",
  });
});
