import type { SectionKey, Step } from "@meridian/core/contracts/visits/sections";
import { STEPS } from "@meridian/core/contracts/visits/sections";
import { type Command, type Keys, useCommands } from "@meridian/ui/shell/commands";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { VisitPart } from "../frame/steps.tsx";

/** The id of the command that opens the finish dialog. */
export const FINISH_COMMAND = "finish";
export const FINISH_KEYS: Keys = { code: "Enter", main: true };
export const stepKeys = (step: Step): Keys => ({ code: `Digit${STEPS.indexOf(step) + 1}` });
/** Shift with 1 to 9 and 0; further parts have no key and are reached by name. */
const partKeys = (at: number): { keys?: Keys } =>
  at < 10 ? { keys: { code: `Digit${(at + 1) % 10}`, shift: true } } : {};

/** Keys that do not count as an interaction, because they begin a shortcut. */
const MODIFIERS: ReadonlySet<string> = new Set(["Alt", "Control", "Meta", "Shift"]);
/** Counts keys and presses: waiting for a part to be drawn ends when the user does something else. */
let interactions = 0;

type StepParts = { step: Step; parts: readonly (SectionKey | "acupuncture")[] };

/** A step's parts in the order of the screen; the safety warnings come before the points. */
export function partsOf(step: Step, sections: readonly SectionKey[], points: boolean): StepParts["parts"] {
  if (step !== "treatments") return sections;
  const others = sections.filter((section) => section !== "safety");
  const first = sections.filter((section) => section === "safety");
  return [...first, ...(points ? (["acupuncture"] as const) : []), ...others];
}

/** Offers the appointment's steps and their parts as commands with keys. Each focuses the part's first field. */
export function useVisitShortcuts(current: VisitPart, offered: readonly StepParts[]) {
  const { t } = useTranslation("visit");
  const [, setSearch] = useSearchParams();
  /** The step that was requested and is not drawn yet. */
  const requestedStep = useRef<Step>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawn step ends the request
  useEffect(() => {
    requestedStep.current = undefined;
  }, [current]);
  useEffect(() => {
    const onInteraction = (event: Event) => {
      if (!(event instanceof KeyboardEvent && MODIFIERS.has(event.key))) interactions += 1;
    };
    window.addEventListener("keydown", onInteraction, true);
    window.addEventListener("pointerdown", onInteraction, true);
    return () => {
      window.removeEventListener("keydown", onInteraction, true);
      window.removeEventListener("pointerdown", onInteraction, true);
    };
  }, []);
  const open = (step: Step) => {
    if (step !== (requestedStep.current ?? current)) {
      requestedStep.current = step;
      // The navigation scrolls to the top of the page, where a step's notices are.
      setSearch({ step }, { replace: true });
    } else window.scrollTo({ top: 0 });
    whenDrawn(`[data-step="${step}"]:not([hidden])`, (place) => place.focus({ preventScroll: true }));
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
          // While a requested step is being drawn, the keys of its parts are meant for it, not for the one still visible.
          const meant = step === current ? (requestedStep.current ?? step) : step;
          const there = meant === step ? part : offered.find((one) => one.step === meant)?.parts[at];
          open(meant);
          if (there)
            whenDrawn(there === "acupuncture" ? "#acupuncture" : `#section-${there}`, focusFirstField);
        },
      }),
    ),
  );
  useCommands([...steps, ...parts]);
}

/** Focuses the field that adds an entry, else the first field, else the first button. */
function focusFirstField(part: HTMLElement) {
  const field = ["[data-begin] input:checked", "[role=combobox]", "input, textarea", "select", "button"]
    .map((kind) => part.querySelector<HTMLElement>(`:is(${kind}):not(:disabled):not([tabindex="-1"])`))
    .find(Boolean);
  part.scrollIntoView({ block: "start" });
  if (!field) part.tabIndex = -1;
  (field ?? part).focus();
}

/** The longest a part may take to be drawn, in milliseconds. */
const DRAW_TIMEOUT_MS = 10_000;

/** Calls `then` when the element is drawn, after opening it has set the focus. */
function whenDrawn(selector: string, then: (place: HTMLElement) => void) {
  const until = performance.now() + DRAW_TIMEOUT_MS;
  const own = interactions;
  const look = () => {
    if (own !== interactions) return;
    const place = document.querySelector<HTMLElement>(selector);
    const drawn = place?.checkVisibility?.() ?? place;
    // A status inside means that its code is still loading.
    if (place && drawn && !place.querySelector(":scope > [role=status]")) {
      requestAnimationFrame(() => then(place));
    } else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
