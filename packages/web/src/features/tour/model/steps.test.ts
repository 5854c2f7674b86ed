import { MODULES } from "@meridian/core/contracts/kernel/access";
import { type SectionKey, sectionSpec, sections } from "@meridian/core/contracts/visits/sections";
import { demoUser } from "@meridian/ui/testing/render";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isThere, placeIn, stepsFor, TOUR_STEPS } from "./steps.ts";

const example = {
  patient: "pat_1",
  appointment: "apt_2",
  earlier_appointment: "apt_1",
  expires_at: "2030-01-01T00:00:00.000Z",
};

describe("the steps of the tour", () => {
  test("each has a name of its own", () => {
    expect(new Set(TOUR_STEPS.map(({ name }) => name)).size).toBe(TOUR_STEPS.length);
  });
  test("a step about a section is offered with the section's module, and without one to everybody", () => {
    const inSections = TOUR_STEPS.flatMap(({ target, who }) => {
      const named = /#title-(\w+)/.exec(target)?.[1];
      return named && named in sections ? [{ named, module: who?.module }] : [];
    });
    expect(inSections.length).toBeGreaterThan(8);
    for (const { named, module } of inSections)
      expect({ named, module }).toEqual({ named, module: sectionSpec(named as SectionKey).module });
  });
  test.each([
    ["a manager who treats patients with every module", {}, 37],
    ["one with Chinese medicine", { modules: ["mtc"] }, 33],
    ["one with osteopathy", { modules: ["osteo"] }, 30],
    ["one with phytotherapy", { modules: ["fito"] }, 29],
    ["one with other treatments", { modules: ["others"] }, 29],
    ["one without modules", { modules: [] }, 28],
    ["a receptionist", { role: "receptionist", owner: false, practises: false }, 15],
    ["a manager who treats nobody", { practises: false }, 17],
  ] as const)("%s has theirs", (_, change, count) => {
    expect(stepsFor(demoUser(change as never))).toHaveLength(count);
  });
});

describe("where a user is in the tour", () => {
  test("is the step that was noted, or the next one they see, or the beginning", () => {
    fc.assert(
      fc.property(fc.subarray([...MODULES]), fc.constantFrom(...TOUR_STEPS), (modules, noted) => {
        const steps = stepsFor(demoUser({ modules }));
        const place = placeIn(steps, noted.name);
        const found = TOUR_STEPS.indexOf(steps[place] as (typeof TOUR_STEPS)[number]);
        const wanted = TOUR_STEPS.indexOf(noted);
        expect(found).toBeGreaterThanOrEqual(wanted);
        expect(TOUR_STEPS.slice(wanted, found).some((step) => steps.includes(step))).toBe(false);
      }),
    );
    expect(placeIn(TOUR_STEPS, null)).toBe(0);
    expect(placeIn(TOUR_STEPS, "a_step_of_an_earlier_version")).toBe(0);
  });
});

describe("the address of a step", () => {
  test.each([
    ["/patient/pat_1", "?tab=history&kind=tests", "/patient/pat_1?tab=history", true],
    ["/patient/pat_1", "", "/patient/pat_1?tab=history", false],
    ["/patient/pat_2", "?tab=history", "/patient/pat_1?tab=history", false],
    ["/home", "?x=1", "/home", true],
  ])("%s%s is at %s: %s", (pathname, search, address, there) => {
    expect(isThere({ pathname, search }, address)).toBe(there);
  });
  test("is one of the example's for every step that shows a patient", () => {
    for (const { at } of TOUR_STEPS) expect(at(example)).not.toContain("undefined");
  });
});
