import { overviewRoutes } from "@meridian/core/contracts/subscription/overview";
import { studentProofRoutes as routes } from "@meridian/core/contracts/subscription/student-proof";
import { subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { fileStart, putFile } from "@meridian/core/platform/files";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { getOverview } from "./overview.ts";
import { createStudentProof, openStudentProof, sendStudentProof } from "./student-proof.ts";
import { setCartItem } from "./subscription.ts";

localTable();
localFiles();
const PDF = "%PDF-1.7 demo enrolment";
const bytes = (text: string) => new TextEncoder().encode(text);
const manager = async (): Promise<TestUser> =>
  makeUser((await makeSpace({ plan: null })).id, "manager", { owner: true });

/** Begins an upload and puts its file where the browser would. */
async function uploaded(as: TestUser, content = PDF): Promise<string> {
  const body = { format: "pdf", size: bytes(content).length };
  const { body: begun } = await callHandler(routes.createStudentProof, createStudentProof, { as, body });
  const put = await fetch(begun.upload.url, {
    method: "PUT",
    headers: begun.upload.headers,
    body: bytes(content),
  });
  expect(put.status).toBe(200);
  return begun.file;
}
const send = (as: TestUser, file: string, student_number = "D-14") =>
  callHandler(routes.sendStudentProof, sendStudentProof, { as, body: { file, student_number } });
const stored = async ({ spaceId }: TestUser) =>
  (await Spaces.db.entities.space.get({ id: spaceId }).go()).data as Spaces.SpaceItem;
const waiting = async ({ spaceId }: TestUser) =>
  (await Spaces.awaitingDecision("student_proof", 500)).some(({ space }) => space === spaceId);

describe("a proof of enrolment", () => {
  test("of a clinic that did not register as a student waits for approval, and can be opened", async () => {
    const as = await manager();
    const file = await uploaded(as);
    const { value: answer, calls } = await countingCalls(() => send(as, file));
    expect(calls).toBeLessThanOrEqual(routes.sendStudentProof.calls);
    expect(answer.body).toMatchObject({ state: "waiting", student_number: "D-14", reason: "" });
    expect(await waiting(as)).toBe(true);
    expect(await fileStart(`sent/proofs/${as.spaceId}/${file}`, 4)).toBeNull();
    const opened = await callHandler(routes.openStudentProof, openStudentProof, { as });
    expect(await (await fetch(opened.body.url)).text()).toBe(PDF);
    const overview = await callHandler(overviewRoutes.getOverview, getOverview, { as });
    expect(overview.body.student_proof).toEqual(answer.body);
  });
  test("sent again after a rejection takes the place of the first, whose file is deleted", async () => {
    const as = await manager();
    const first = await uploaded(as);
    await send(as, first);
    const { enrolment_proof } = await stored(as);
    await Spaces.db.entities.space
      .patch({ id: as.spaceId })
      .set({
        student_proof: "rejected",
        enrolment_proof: { ...enrolment_proof, reason: "Demo: unreadable" } as never,
      })
      .go();
    const second = await uploaded(as);
    expect((await send(as, second)).body).toMatchObject({ state: "waiting", reason: "" });
    expect(await fileStart(`proofs/${as.spaceId}/${first}`, 4)).toBeNull();
    expect((await stored(as)).enrolment_proof?.key).toBe(`proofs/${as.spaceId}/${second}`);
  });
  test("is sent once, however often the request is repeated", async () => {
    const as = await manager();
    const file = await uploaded(as);
    await send(as, file);
    const { version } = await stored(as);
    expect((await send(as, file)).status).toBe(200);
    expect((await stored(as)).version).toBe(version);
  });
  test("that was never uploaded, or whose content is not what its name says, is refused", async () => {
    const as = await manager();
    const absent = await send(as, "01HZZZZZZZZZZZZZZZZZZZZZZZ.pdf");
    expect([absent.status, absent.body.fields]).toEqual([400, { file: "file.not_found" }]);
    const page = await send(as, await uploaded(as, "<html>demo</html>"));
    expect([page.status, page.body.fields]).toEqual([400, { file: "proof.format" }]);
    expect(await waiting(as)).toBe(false);
  });
  test("of another clinic cannot be sent or opened", async () => {
    const as = await manager();
    const other = await manager();
    const file = await uploaded(as);
    expect((await send(other, file)).status).toBe(400);
    await send(as, file);
    expect((await callHandler(routes.openStudentProof, openStudentProof, { as: other })).status).toBe(404);
  });
  test("that is large is refused before it is uploaded", async () => {
    const body = { format: "pdf", size: 11 * 1024 * 1024 };
    const answer = await callHandler(routes.createStudentProof, createStudentProof, {
      as: await manager(),
      body,
    });
    expect([answer.status, answer.body.fields]).toEqual([400, { size: "proof.too_large" }]);
  });
});

test.each([
  ["waiting", 403],
  ["rejected", 403],
  ["approved", 200],
] as const)("the student plan with a proof that is %s is answered with %i", async (state, status) => {
  const as = await manager();
  await putFile(`proofs/${as.spaceId}/demo.pdf`, bytes(PDF), "application/pdf");
  await Spaces.db.entities.space.patch({ id: as.spaceId }).set({ student_proof: state }).go();
  const body = { kind: "plan", plan: "student", months: 1, module: "mtc" };
  expect((await callHandler(subscriptionRoutes.setCartItem, setCartItem, { as, body })).status).toBe(status);
});
