import type { SectionKey, Step } from "@meridian/core/contracts/visits/sections";
import { STEPS } from "@meridian/core/contracts/visits/sections";
import { type Command, type Keys, useCommands } from "@meridian/ui/shell/commands";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Part } from "../frame/steps.tsx";

/** The command that asks whether the appointment is finished. */
export const FINISH = "finish";
export const FINISH_KEYS: Keys = { code: "Enter", main: true };
export const stepKeys = (step: Step): Keys => ({ code: `Digit${STEPS.indexOf(step) + 1}` });
/** The tenth is 0; more than that is reached by its name. */
const partKeys = (at: number): { keys?: Keys } =>
  at < 10 ? { keys: { code: `Digit${(at + 1) % 10}`, shift: true } } : {};

/** Pressed on the way to a shortcut. */
const MODIFIERS: ReadonlySet<string> = new Set(["Alt", "Control", "Meta", "Shift"]);
/** What is waited for ends where one does something else meanwhile. */
let turn = 0;

type Offered = { step: Step; parts: readonly (SectionKey | "acupuncture")[] };

/** A step's parts in the order they stand in, the points below what is known against them. */
export function partsOf(step: Step, sections: readonly SectionKey[], points: boolean): Offered["parts"] {
  if (step !== "treatments") return sections;
  const others = sections.filter((section) => section !== "safety");
  const first = sections.filter((section) => section === "safety");
  return [...first, ...(points ? (["acupuncture"] as const) : []), ...others];
}

/** The appointment's steps and their parts by keys and by name: each leads to where one adds or writes in it. */
export function usePlaces(current: Part, offered: readonly Offered[]) {
  const { t } = useTranslation("visit");
  const [, setSearch] = useSearchParams();
  /** The step that was asked for and is not drawn yet. */
  const asked = useRef<Step>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is drawn now, nothing is on its way any more
  useEffect(() => {
    asked.current = undefined;
  }, [current]);
  useEffect(() => {
    const more = (event: Event) => {
      if (!(event instanceof KeyboardEvent && MODIFIERS.has(event.key))) turn += 1;
    };
    window.addEventListener("keydown", more, true);
    window.addEventListener("pointerdown", more, true);
    return () => {
      window.removeEventListener("keydown", more, true);
      window.removeEventListener("pointerdown", more, true);
    };
  }, []);
  const open = (step: Step) => {
    if (step !== (asked.current ?? current)) {
      asked.current = step;
      // The navigation begins at the top of the page, where a step's notices stand.
      setSearch({ step }, { replace: true });
    } else window.scrollTo({ top: 0 });
    whenThere(`[data-step="${step}"]:not([hidden])`, (place) => place.focus({ preventScroll: true }));
  };
  const steps = offered.map(
    ({ step }): Command => ({
      id: `step-${step}`,
      label: t(`steps.${step}`),
      keys: stepKeys(step),
      run: () => open(step),
    }),
  );
  const parts = offered.flatMap(({ step, parts: all }) =>
    all.map(
      (part, at): Command => ({
        id: `part-${part}`,
        label: part === "acupuncture" ? t("steps.acupuncture") : t(`section.${part}`),
        ...(step === current && partKeys(at)),
        run: () => {
          // The keys of what is drawn are meant for the step that was asked for a moment ago.
          const meant = step === current ? (asked.current ?? step) : step;
          const there = meant === step ? part : offered.find((one) => one.step === meant)?.parts[at];
          open(meant);
          if (there) whenThere(there === "acupuncture" ? "#acupuncture" : `#section-${there}`, enter);
        },
      }),
    ),
  );
  useCommands([...steps, ...parts]);
}

/** Where one adds an entry, else the first field, else what can be pressed. */
function enter(part: HTMLElement) {
  const field = ["[data-begin] input:checked", "[role=combobox]", "input, textarea", "select", "button"]
    .map((kind) => part.querySelector<HTMLElement>(`:is(${kind}):not(:disabled):not([tabindex="-1"])`))
    .find(Boolean);
  part.scrollIntoView({ block: "start" });
  if (!field) part.tabIndex = -1;
  (field ?? part).focus();
}

/** How long a part may take to be drawn, milliseconds. */
const PATIENCE = 10_000;

/** Once it is drawn: after what opening it does with the focus. */
function whenThere(selector: string, then: (place: HTMLElement) => void) {
  const until = performance.now() + PATIENCE;
  const own = turn;
  const look = () => {
    if (own !== turn) return;
    const place = document.querySelector<HTMLElement>(selector);
    const drawn = place?.checkVisibility?.() ?? place;
    // Its code may be on its way.
    if (place && drawn && !place.querySelector(":scope > [role=status]")) {
      requestAnimationFrame(() => then(place));
    } else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
