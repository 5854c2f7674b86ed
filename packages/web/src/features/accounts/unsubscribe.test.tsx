import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import Unsubscribe from "../../app/routes/accounts/unsubscribe.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const token = "demo-token-0123456789";
let sent: string[] = [];
let refusal: Response | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  answerApi(async (input, init) => {
    sent.push(`${init?.method} ${new URL(String(input)).pathname}`);
    return refusal ?? Response.json({ unsubscribed: true });
  });
});
const open = (language: "en" | "pt" = "en") =>
  renderUi(<Unsubscribe />, {
    namespaces: ["accounts"],
    route: "/unsubscribe/:token",
    path: `/unsubscribe/${token}`,
    language,
  });

it("changes nothing when it is opened, and unsubscribes with one press", async () => {
  await open();
  const button = await screen.findByRole("button", { name: "Unsubscribe" });
  expect(sent).toEqual([]);
  await userEvent.click(button);
  const done = await screen.findByRole("status");
  expect(done.textContent).toContain("You are unsubscribed");
  expect(document.activeElement).toBe(done);
  expect(sent).toEqual([`POST /unsubscribe/${token}`]);
  expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
});

it("says what to do where the link does not work", async () => {
  refusal = Response.json({ code: "unsubscribe.not_found", message: "", requestId: "r" }, { status: 404 });
  await open("pt");
  await userEvent.click(await screen.findByRole("button", { name: "Deixar de receber" }));
  expect((await screen.findByRole("alert")).textContent).toContain("nas suas definições");
});
