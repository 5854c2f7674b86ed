import { ApiError } from "@meridian/ui/api/errors";
import { putFile } from "@meridian/ui/api/put-file";
import { openDrafts } from "@meridian/ui/drafts/drafts";
import { answerApi } from "@meridian/ui/testing/api";
import { draftKeys } from "@meridian/ui/testing/draft-keys";
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documentQueue, sendDocuments } from "./document-queue.ts";

vi.mock("@meridian/ui/api/put-file", () => ({ putFile: vi.fn() }));

/** Documents by the name of their creation, and those that were completed. */
let created: Map<string, string>;
let completed: Set<string>;
let added: number;
let loseCompletions: number;
let patient = "";
let patients = 0;

beforeEach(async () => {
  created = new Map();
  completed = new Set();
  added = 0;
  loseCompletions = 0;
  patient = `pat_${++patients}`;
  vi.mocked(putFile).mockReset().mockResolvedValue(undefined);
  await openDrafts("usr_a", draftKeys(btoa("usr_a".padEnd(32, "x"))));
  answerApi((async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input);
    if (pathname.endsWith("/complete")) {
      completed.add(String(pathname.split("/").at(-2)));
      loseCompletions -= 1;
      if (loseCompletions >= 0) throw new TypeError("broken off");
      return Response.json({ id: pathname.split("/").at(-2) });
    }
    const key = new Headers(init?.headers).get("idempotency-key") ?? "";
    const document = created.get(key) ?? `doc_${created.size + 1}`;
    created.set(key, document);
    return Response.json(
      { document, upload: { url: `https://files.example/${document}`, headers: {} } },
      { status: 201 },
    );
  }) as typeof fetch);
});

const send = (...files: File[]) => sendDocuments({ patient, kind: "exam" }, files, () => (added += 1));
const pdf = (name: string) => new File(["%PDF-1.7"], name);
const states = () => documentQueue.pending().filter((one) => one.patient === patient);

describe("documents that are sent", () => {
  it("arrive once each, however many there are", async () => {
    send(...Array.from({ length: 9 }, (_, at) => pdf(`${at}.pdf`)));
    await waitFor(() => expect(added).toBe(9));
    expect([created.size, completed.size, states().length]).toEqual([9, 9, 0]);
  });

  it("are refused by the browser if they are pages, naming the file, and the others go on", async () => {
    send(new File(["<!doctype html><script>"], "report.pdf"), pdf("scan.pdf"));
    await waitFor(() => expect(added).toBe(1));
    expect(states()).toMatchObject([{ name: "report.pdf", state: "refused" }]);
    expect(created.size).toBe(1);
    documentQueue.cancel(String(states()[0]?.id));
  });

  it("are recognised as uploaded when only the last answer was lost", async () => {
    loseCompletions = 1;
    send(pdf("a.pdf"));
    await waitFor(() => expect(states()).toMatchObject([{ state: "failed" }]));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(added).toBe(1));
    expect([created.size, completed.size, vi.mocked(putFile).mock.calls.length]).toEqual([1, 1, 1]);
  });

  it("get a new link for the same document when theirs has expired", async () => {
    vi.mocked(putFile).mockRejectedValueOnce(new ApiError(403, { code: "upload.link" }));
    send(pdf("a.pdf"));
    await waitFor(() => expect(added).toBe(1));
    expect(created.size).toBe(1);
    expect(vi.mocked(putFile)).toHaveBeenCalledTimes(2);
  });

  it("begin again by themselves when the connection comes back", async () => {
    vi.mocked(putFile).mockRejectedValueOnce(new ApiError(0, { code: "offline" }));
    send(pdf("a.pdf"));
    await waitFor(() => expect(states()).toMatchObject([{ state: "failed" }]));
    expect(completed.size).toBe(0);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(added).toBe(1));
    expect(completed).toEqual(new Set(["doc_1"]));
  });

  it("are not sent once they were removed", async () => {
    vi.mocked(putFile).mockImplementationOnce(
      (_link, _file, { signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    );
    send(pdf("a.pdf"));
    await waitFor(() => expect(states()).toMatchObject([{ state: "sending" }]));
    documentQueue.cancel(String(states()[0]?.id));
    await waitFor(() => expect(states()).toEqual([]));
    expect([added, completed.size]).toEqual([0, 0]);
  });
});
