import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guardPage } from "../drafts/unsent-input.ts";
import { loadPart } from "../loading/load.ts";
import { renderUi } from "../testing/render.tsx";
import { ASK_EVERY, ASK_PAUSE, entryOf } from "./new-release.ts";
import { NewReleaseNotice } from "./new-release-notice.tsx";

const documentOf = (entry: string) =>
  `<head><script src="/color-scheme.js"></script><script type="module" crossorigin src="${entry}"></script></head>`;

/** The site answers with a document of this release. */
let served: string | undefined;
const asked: string[] = [];
const running = document.createElement("script");

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  running.type = "module";
  running.setAttribute("src", "/assets/index-1.js");
  document.head.append(running);
  served = "/assets/index-1.js";
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (!served) throw new TypeError("Failed to fetch");
    return new Response(documentOf(served));
  });
});
afterEach(() => {
  running.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByText("A new version is ready");

async function withNewRelease(entry: string) {
  const reload = vi.fn();
  await renderUi(<NewReleaseNotice reload={reload} />, { namespaces: ["release"] });
  served = entry;
  await pass(ASK_EVERY);
  return reload;
}

it("finds the script a document starts with, and no other", () => {
  expect(entryOf(documentOf("/assets/index-2.js"))).toBe("/assets/index-2.js");
  expect(entryOf("<head></head>")).toBeUndefined();
});

describe("the notice of a new release", () => {
  it("says nothing while the release is the same, or the connection is lost", async () => {
    await renderUi(<NewReleaseNotice base="/admin" />, { namespaces: ["release"] });
    await pass(ASK_EVERY);
    expect(asked).toEqual(["/admin/index.html"]);
    served = undefined;
    await pass(ASK_EVERY);
    expect(asked).toHaveLength(2);
    expect(notice()).toBeNull();
  });

  it("asks when a part of the app cannot be loaded, at most once a minute", async () => {
    await renderUi(<NewReleaseNotice />, { namespaces: ["release"] });
    const fail = () => loadPart(() => Promise.reject(new Error("gone"))).catch(() => undefined);
    await pass(ASK_PAUSE);
    served = "/assets/index-parts.js";
    await act(fail);
    await act(fail);
    expect(asked).toHaveLength(1);
    expect(notice()).toBeTruthy();
  });

  it("never reloads by itself, and stays away after Later until the next release", async () => {
    const reload = await withNewRelease("/assets/index-2.js");
    expect(notice()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Later" }));
    await pass(ASK_EVERY);
    expect(notice()).toBeNull();
    served = "/assets/index-3.js";
    await pass(ASK_EVERY);
    expect(notice()).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it("sends what is unsaved and then reloads", async () => {
    const reload = await withNewRelease("/assets/index-4.js");
    const steps: string[] = [];
    reload.mockImplementation(() => steps.push("reloaded"));
    const saved = guardPage(async () => {
      steps.push("sent");
      saved();
    });
    await user.click(screen.getByRole("button", { name: "Reload now" }));
    await vi.waitFor(() => expect(steps).toEqual(["sent", "reloaded"]));
  });

  it("does not reload while something cannot be saved, says so, and does afterwards", async () => {
    const reload = await withNewRelease("/assets/index-5.js");
    const discard = guardPage(async () => undefined);
    await user.click(screen.getByRole("button", { name: "Reload now" }));
    expect(await screen.findByText(/^Not reloaded: there is input that is not saved/)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    discard();
    await user.click(screen.getByRole("button", { name: "Reload now" }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
