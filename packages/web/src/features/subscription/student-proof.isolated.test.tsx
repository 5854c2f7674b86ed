import type { StudentProof } from "@meridian/core/contracts/subscription/student-proof";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StudentProof as Screen } from "./components/student-proof.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));
vi.mock("@meridian/ui/api/put-file", () => ({ putFile: vi.fn(async () => undefined) }));

const requests = vi.fn();
const proof = (more: Partial<StudentProof> = {}): StudentProof => ({
  student_number: "D-14",
  state: "waiting",
  reason: "",
  sent_at: "2026-11-02T10:00:00.000Z",
  ...more,
});
const show = (sent: StudentProof | null) =>
  renderUi(
    <>
      <Screen proof={sent} />
      <Toasts />
    </>,
    { namespaces: ["subscription"] },
  );
const pdf = (content = "%PDF-1.7 demo") => new File([content], "enrolment.pdf", { type: "application/pdf" });
const file = "01HZZZZZZZZZZZZZZZZZZZZZZZ.pdf";

beforeEach(() => {
  requests.mockReset();
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    requests(name, init?.body && JSON.parse(String(init.body)));
    return name.startsWith("POST")
      ? Response.json({ file, upload: { url: "https://files.test/x", headers: {} } })
      : Response.json(proof());
  });
});

describe("the proof of enrolment", () => {
  it("that was rejected is shown with the reason, and another is sent", async () => {
    await show(proof({ state: "rejected", reason: "Demo: last year's" }));
    expect(await screen.findByText("Demo: last year's")).toBeTruthy();
    await userEvent.upload(screen.getByLabelText(/^File/), pdf());
    expect(await screen.findByText("enrolment.pdf")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Send proof" }));
    await waitFor(() =>
      expect(requests).toHaveBeenCalledWith("PUT /subscription/student-proof", {
        file,
        student_number: "D-14",
      }),
    );
    expect(await screen.findByText("Proof of enrolment sent")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("State");
  });
  it("of another kind than its name says is refused without being sent", async () => {
    await show(null);
    await userEvent.type(await screen.findByLabelText(/^Student number/), "D-14");
    await userEvent.upload(screen.getByLabelText(/^File/), pdf("<html>demo</html>"));
    await screen.findByText("enrolment.pdf");
    await userEvent.click(screen.getByRole("button", { name: "Send proof" }));
    expect((await screen.findAllByText("Choose a PDF, JPG, PNG or HEIC file."))[0]).toBeTruthy();
    expect(requests).not.toHaveBeenCalled();
  });
  it("that waits or is approved is replaced only when asked", async () => {
    await show(proof({ state: "approved" }));
    expect(await screen.findByText("You can buy the student plan.")).toBeTruthy();
    expect(screen.queryByLabelText(/^File/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Send another proof" }));
    expect(screen.getByText(/The new proof has to be approved/)).toBeTruthy();
    expect(screen.getByLabelText(/^File/)).toBeTruthy();
  });
});
