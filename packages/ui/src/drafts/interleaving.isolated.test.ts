import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { Autosave, type SaveState } from "./autosave.ts";
import { DRAFT_DELAY } from "./device.ts";
import type { Edit } from "./drafts.ts";

/*
 * Two pages of one person, or two people, write the same section while requests, answers, sessions and pages are lost.
 * What is typed are marks that never repeat, so that each can be looked for at the end.
 */
type Marks = readonly string[];

// A key here is "<page>|section"; a page's draft is kept under "section@<page>", as the real ones are.
const world = vi.hoisted(() => ({
  kept: new Map<string, { value: unknown; at: number } & object>(),
  alive: new Set<string>(),
  loose: 0,
}));
const pageOf = (key: string) => key.split("|")[0] ?? "";
vi.mock("./drafts.ts", () => {
  const holder = (key: string) => key.split("@")[1] ?? "";
  const dead = (key: string) => /^page/.test(holder(key)) && !world.alive.has(holder(key));
  let writtenBy = "";
  return {
    oneAtATime: (work: () => Promise<void>) => work(),
    pageKey: (key: string) => `section@${pageOf(key)}`,
    looseKey: (key: string) => {
      world.loose += 1;
      writtenBy = pageOf(key);
      return `section@loose-${world.loose}`;
    },
    saveDraft: async (key: string, value: unknown, facts: object) => {
      if (!dead(key) && (holder(key).startsWith("page") || world.alive.has(writtenBy)))
        world.kept.set(key, { value, at: world.kept.size + Date.now(), ...facts });
      return true;
    },
    prepareDraft: async () => undefined,
    removeDraft: async (key: string) => void world.kept.delete(key),
    draftsToTakeUp: async (key: string) =>
      [...world.kept]
        .filter(([name]) => holder(name) === pageOf(key) || !world.alive.has(holder(name)))
        .map(([name, draft]) => ({ key: name, ...draft })),
  };
});

type Fault = "none" | "request lost" | "answer lost" | "signed out" | "broken";
type Step =
  | { do: "type"; who: number }
  | { do: "wait"; ms: number }
  | { do: "crash" | "leave" | "look"; who: number }
  | { do: "decide"; who: number; mine: boolean }
  | { do: "fault"; fault: Fault; latency: number };

class Clinic {
  stored: { value: Marks; version: number; edit?: Edit } = { value: [], version: 1 };
  fault: Fault = "none";
  latency = 20;
  /** Discarded by a user who saw both versions. */
  readonly givenUp = new Set<string>();
  /** Typed so shortly before a crash that it may be lost. */
  readonly tooLate = new Set<string>();
  readonly typed: { mark: string; at: number; who: number }[] = [];
  readonly pages: { id: string; autosave: Autosave<Marks>; state: SaveState<Marks> }[] = [];
  private opened = 0;

  async open(who: number) {
    this.opened += 1;
    const id = `page${this.opened}`;
    world.alive.add(id);
    const page = {
      id,
      state: { kind: "saved", at: null } as SaveState<Marks>,
      autosave: new Autosave<Marks>({
        key: `${id}|section`,
        ...this.stored,
        save: (value, { version, edit }) => this.save(id, value, version, edit),
        inside: (current) => current as Clinic["stored"],
        onState: (state) => {
          page.state = state;
        },
        onValue: () => undefined,
      }),
    };
    this.pages[who] = page;
    await page.autosave.restore();
  }

  private async save(page: string, value: Marks, version: number, edit: Edit) {
    const { fault, latency } = this;
    await new Promise((resolve) => setTimeout(resolve, latency));
    if (!world.alive.has(page)) return new Promise<never>(() => undefined);
    if (fault === "request lost") throw new ApiError(0, { code: "offline" });
    if (fault === "signed out") throw new ApiError(401, { code: "session.expired" });
    if (fault === "broken") throw new ApiError(500, { code: "internal" });
    if (version !== this.stored.version)
      throw new ApiError(409, { code: "section.stale", current: this.stored });
    this.stored = { value, version: version + 1, edit };
    if (fault === "answer lost") throw new ApiError(0, { code: "offline" });
    return { version: this.stored.version };
  }

  async take(step: Step) {
    if (step.do === "wait") return vi.advanceTimersByTimeAsync(step.ms);
    if (step.do === "fault") {
      this.fault = step.fault;
      this.latency = step.latency;
      return;
    }
    const page = this.pages[step.who];
    if (!page) return;
    if (step.do === "type") {
      const mark = `m${this.typed.length}`;
      this.typed.push({ mark, at: Date.now(), who: step.who });
      page.autosave.change([...page.autosave.current.value, mark]);
    }
    if (step.do === "look") page.autosave.adopt(this.stored.value, this.stored.version, this.stored.edit);
    if (step.do === "decide") await this.decide(step.who, step.mine);
    if (step.do === "crash") {
      world.alive.delete(page.id);
      for (const { mark, at, who } of this.typed)
        if (who === step.who && Date.now() - at <= DRAFT_DELAY) this.tooLate.add(mark);
      await this.open(step.who);
    }
    if (step.do === "leave") {
      const closing = page.autosave.close();
      await vi.advanceTimersByTimeAsync(100);
      void closing;
      world.alive.delete(page.id);
      await this.open(step.who);
    }
  }

  async decide(who: number, mine: boolean) {
    const page = this.pages[who];
    if (page?.state.kind !== "conflict") return;
    const ours = page.autosave.current.value;
    const { current } = page.state;
    const theirs = Array.isArray(current) ? (current as Marks) : (current as Clinic["stored"]).value;
    const [kept, dropped] = mine ? [ours, theirs] : [theirs, ours];
    for (const mark of dropped) if (!kept.includes(mark)) this.givenUp.add(mark);
    const choosing = mine ? page.autosave.keepMine() : page.autosave.takeTheirs(theirs);
    await vi.advanceTimersByTimeAsync(1000);
    // With a slow line the answer comes later, while other things happen.
    void choosing;
  }

  /** The faults end, everybody comes back and resolves conflicts until none is open. */
  async settle() {
    this.fault = "none";
    this.latency = 20;
    for (let round = 0; round < 60; round += 1) {
      for (const page of this.pages) void page.autosave.flush();
      await vi.advanceTimersByTimeAsync(70_000);
      for (const who of this.pages.keys()) await this.decide(who, round % 2 === 0);
      const calm = this.pages.every(
        ({ state, autosave }) => state.kind === "saved" && !autosave.current.dirty,
      );
      if (calm && world.kept.size === 0) return;
    }
    throw new Error("never came to rest");
  }

  lost(): string[] {
    return this.typed
      .map(({ mark }) => mark)
      .filter(
        (mark) => !this.stored.value.includes(mark) && !this.givenUp.has(mark) && !this.tooLate.has(mark),
      );
  }
}

const who = fc.constantFrom(0, 1);
const faults = fc.constantFrom<Fault>("none", "request lost", "answer lost", "signed out", "broken");
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("type" as const), who }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(5, 100, 500, 1100, 4000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("crash" as const, "leave", "look"), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("decide" as const), who, mine: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("fault" as const),
      fault: faults,
      latency: fc.constantFrom(5, 300, 2500),
    }),
  },
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ends with every mark in the record, or discarded by a user who saw both texts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 40, size: "max" }), async (script) => {
      world.kept.clear();
      world.alive.clear();
      const clinic = new Clinic();
      await clinic.open(0);
      await clinic.open(1);
      for (const step of script) await clinic.take(step);
      await clinic.settle();
      expect(clinic.lost()).toEqual([]);
      expect(clinic.tooLate.size).toBeLessThanOrEqual(clinic.typed.length);
    }),
    { numRuns: 400 },
  );
}, 120_000);
