import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { VisitActions } from "./visit-actions.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
/** Called when the warnings are there. */
let showWarnings: () => void = () => undefined;
let late = false;
vi.mock("../safety/finish-safety.tsx", () => ({
  default: function FinishSafety({ onShown }: { onShown: () => void }) {
    useEffect(() => {
      if (late) showWarnings = onShown;
      else onShown();
    }, [onShown]);
    return null;
  },
}));

const visitOf = (status: string) =>
  ({
    appointment: { id: "apt_1", patient: "pat_1", status, version: status === "done" ? 4 : 3 },
    patient: { name: "Demo Patient Twelve", language: "en" },
    content: null,
  }) as unknown as Visit;

function Page() {
  const [status, setStatus] = useState("open");
  return (
    <>
      <VisitActions visit={visitOf(status)} states={[]} flushAll={async () => true} prescribes={false} own />
      <button type="button" onClick={() => setStatus("done")}>
        read again
      </button>
    </>
  );
}

beforeEach(async () => {
  late = false;
  await storeSession(demoUser());
  answerApi(async () => Response.json({ code: "internal" }, { status: 500 }));
});

const signButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /sign/i });

it("signs nothing before the warnings are shown", async () => {
  late = true;
  await renderUi(<Page />, { namespaces: ["visit", "safety"] });
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  await screen.findByRole("dialog");
  expect(signButton().disabled).toBe(true);
  await waitFor(() => {
    showWarnings();
    expect(signButton().disabled).toBe(false);
  });
});

it("closes the dialog when the visit is signed although the answer was an error", async () => {
  await renderUi(<Page />, { namespaces: ["visit", "safety"] });
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  await waitFor(() => expect(signButton().disabled).toBe(false));
  await userEvent.click(signButton());
  expect(await screen.findByText("Error! Try again later")).toBeTruthy();
  await userEvent.click(screen.getByText("read again"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("Error! Try again later")).toBeNull();
});

/** Not at once: a second press comes before it is done. */
const saves = async () => {
  await new Promise((later) => setTimeout(later));
  return true;
};
it.each([
  ["Pause", "open"],
  ["Resume", "paused"],
  ["Start", "confirmed"],
])("%s pressed twice is asked for once", async (name, status) => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  answerApi(async () => {
    asked += 1;
    await answered;
    return Response.json({ code: "internal" }, { status: 500 });
  });
  await renderUi(
    <VisitActions visit={visitOf(status)} states={[]} flushAll={saves} prescribes={false} own />,
    {
      namespaces: ["visit", "safety"],
    },
  );
  await userEvent.dblClick(screen.getByRole("button", { name }));
  answer();
  expect(await screen.findByText("Error! Try again later")).toBeTruthy();
  expect(asked).toBe(1);
  await userEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(asked).toBe(2));
});

function Needled() {
  const [out, setOut] = useState(3);
  const needles = { in: 4, out, takeOut: () => setOut(4) };
  return (
    <VisitActions
      needles={needles}
      states={[]}
      prescribes={false}
      own
      visit={visitOf("open")}
      flushAll={async () => true}
    />
  );
}

it("shows before signing how many needles are in and out, with a button that counts them out", async () => {
  await renderUi(<Needled />, { namespaces: ["visit", "safety"] });
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  expect(screen.getByText("Needles in: 4, out: 3. Count them before signing.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "All needles out" }));
  expect(screen.queryByText(/Count them before signing/)).toBeNull();
});
