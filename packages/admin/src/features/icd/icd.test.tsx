import type { IcdRelease } from "@meridian/core/contracts/classifications/icd";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Releases } from "./components/releases.tsx";
import { loadRelease, readChosen, withdrawRelease } from "./model/loading.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const lines = Array.from({ length: 25 }, (_, at) => `K${10 + at}.0,Demo title ${at}`);
const file = new File([lines.join("\n")], "demo-release.csv", { type: "text/csv" });
const base: IcdRelease = {
  id: `icr_${"a".repeat(32)}`,
  name: "Demo release",
  codes: 25,
  chunks: 25,
  loaded: 0,
  state: "loading",
  current: false,
  created_at: "2026-11-02T10:00:00.000Z",
};

/** A back office that keeps what arrives, and now and then loses an answer. */
let stored: IcdRelease;
let asked: string[];
let lose: Set<string>;
beforeEach(() => {
  stored = { ...base };
  asked = [];
  lose = new Set();
  answerApi(async (input, init) => {
    const call = `${init?.method} ${String(input).replace(/^.*icd-releases/, "")}`;
    asked.push(call);
    const at = Number(/chunks\/(\d+)$/.exec(call)?.[1] ?? Number.NaN);
    if (!Number.isNaN(at)) {
      const { chunks } = JSON.parse(String(init?.body)) as { chunks: unknown[] };
      stored = { ...stored, loaded: Math.max(stored.loaded, at + chunks.length) };
    }
    if (call.endsWith("/publish")) stored = { ...stored, state: "ready", current: true };
    if (call.endsWith("/withdraw")) {
      stored = { ...stored, loaded: Math.max(0, stored.loaded - 10) };
      return Response.json({ left: stored.loaded });
    }
    if (lose.delete(call)) return Response.json({ code: "internal" }, { status: 500 });
    return Response.json(init?.method === "GET" ? { releases: [stored] } : stored);
  });
});

describe("loading a release", () => {
  it("sends it in order, continues after a lost answer, and puts it into use", async () => {
    const chosen = await readChosen(file, "Demo release", "en");
    if (!chosen) throw new Error("unreadable");
    lose.add(`PUT /${base.id}/chunks/10`);
    const seen: number[] = [];
    await loadRelease(chosen, {
      signal: new AbortController().signal,
      progress: ({ loaded }) => seen.push(loaded),
    });
    expect(asked).toEqual([
      "POST ",
      `PUT /${base.id}/chunks/0`,
      `PUT /${base.id}/chunks/10`,
      `PUT /${base.id}/chunks/10`,
      `PUT /${base.id}/chunks/20`,
      `POST /${base.id}/publish`,
    ]);
    expect(seen).toEqual([0, 10, 20, 25, 25]);
  });

  it("continues where an earlier page stopped", async () => {
    stored = { ...base, loaded: 20 };
    const chosen = await readChosen(file, "Demo release", "en");
    if (!chosen) throw new Error("unreadable");
    await loadRelease(chosen, { signal: new AbortController().signal, progress: vi.fn() });
    expect(asked).toEqual(["POST ", `PUT /${base.id}/chunks/20`, `POST /${base.id}/publish`]);
  });

  it("recognises a file by its content and language", async () => {
    const [one, again, other] = await Promise.all([
      readChosen(file, "One", "en"),
      readChosen(file, "Two", "en"),
      readChosen(file, "One", "pt"),
    ]);
    expect(one?.fingerprint).toBe(again?.fingerprint);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
  });

  it("deletes a release in parts until nothing is left", async () => {
    stored = { ...base, loaded: 25 };
    const left: number[] = [];
    await withdrawRelease(base.id, (now) => left.push(now));
    expect(left).toEqual([15, 5, 0]);
  });
});

describe("the releases", () => {
  it("show their progress, accept a file, and show it in use", async () => {
    stored = { ...base, loaded: 10 };
    await renderUi(<Releases />, { namespaces: ["classification"] });
    expect(await screen.findByText("Not finished")).toBeTruthy();
    expect(screen.getByText("40 %")).toBeTruthy();
    await userEvent.upload(screen.getByLabelText("File"), file);
    expect(await screen.findByText("Codes found: 25. Lines that are headings or not codes: 0.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Load" }));
    expect(await screen.findByText("In use", undefined, { timeout: 5000 })).toBeTruthy();
  });

  it("report a file without codes", async () => {
    await renderUi(<Releases />, { namespaces: ["classification"] });
    await screen.findByText("Not finished");
    await userEvent.upload(screen.getByLabelText("File"), new File(["name,phone"], "x.csv"));
    expect(await screen.findByText(/No codes found in this file/)).toBeTruthy();
  });
});
