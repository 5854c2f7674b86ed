import { type Step, sectionsOf } from "@meridian/core/contracts/visits/sections";
import { configureApi } from "@meridian/ui/api/client";
import { loadNamespaces, registerLocales, startI18n } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { inFrame } from "@meridian/ui/testing/render";
import { UiProvider } from "@meridian/ui/theme/provider";
import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { me } from "../../packages/web/src/features/scheduling/testing/demo-clinic.ts";
import { visit as demoVisit } from "../../packages/web/src/features/scheduling/testing/demo-visit.ts";
import { VisitScreen } from "../../packages/web/src/features/visit/frame/visit-screen.tsx";
import { TongueFigure } from "../../packages/web/src/features/visit/sections/tongue/figure.tsx";
import { fullSections, tongueStrokes } from "./full-visit.ts";

registerLocales(import.meta.glob("../../packages/web/src/locales/en/*.ts"));

const at = "2036-06-02T10:00:00.000Z";
const sections = fullSections().map(({ section, data }) => ({
  section,
  data,
  updated_at: at,
  updated_by: me.id,
  version: 3,
}));
const visit = demoVisit({}, { sections });

/** The appointment as its route draws it, at one of its steps. */
const screenAt = (step: Step) => () =>
  inFrame(<VisitScreen visit={visit} acupuncture={undefined} />, { path: `/?step=${step}` }).framed;

type Bare = { tag: string; props: Record<string, unknown>; children: Part[] };
type Part = Bare | string;
const KEPT = [
  "type",
  "href",
  "d",
  "viewBox",
  "points",
  "x",
  "y",
  "cx",
  "cy",
  "r",
  "x1",
  "x2",
  "y1",
  "y2",
  "width",
  "height",
  "transform",
];

/** The same elements with the same words and values, and nothing else: no style, no handler, no state. */
function bareOf(element: Element): Bare {
  const props: Record<string, unknown> = {};
  for (const name of KEPT) if (element.hasAttribute(name)) props[name] = element.getAttribute(name);
  if (element instanceof HTMLInputElement) {
    if (element.type === "checkbox" || element.type === "radio") props.defaultChecked = element.checked;
    else props.defaultValue = element.value;
  }
  if (element instanceof HTMLTextAreaElement) props.defaultValue = element.value;
  const children = element instanceof HTMLTextAreaElement ? [] : [...element.childNodes];
  return {
    tag: element.localName,
    props,
    children: children.flatMap((child): Part[] =>
      child instanceof Element
        ? child.localName === "style"
          ? []
          : [bareOf(child)]
        : [child.textContent ?? ""],
    ),
  };
}

const elementOf = ({ tag, props, children }: Bare): ReactNode =>
  createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === "string" ? child : elementOf(child))),
  );

/** Milliseconds until the picture is drawn, by React and the browser's layout. */
function firstRender(element: ReactNode, keep = false): { time: number; host: HTMLElement } {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const from = performance.now();
  flushSync(() => root.render(element));
  host.getBoundingClientRect();
  const time = performance.now() - from;
  if (!keep) {
    flushSync(() => root.unmount());
    host.remove();
  }
  return { time, host };
}

const fieldsOf = (host: HTMLElement) => host.querySelectorAll("input, textarea, button, select").length;
const nextFrame = () => new Promise((done) => setTimeout(done, 50));
/** Resolves when the step's code is loaded and all its sections are rendered. */
async function settled(host: HTMLElement, step: Step) {
  for (let quiet = 0, before = ""; quiet < 10; ) {
    await nextFrame();
    const now = host.innerHTML;
    const isThere = sectionsOf(step).every((key) =>
      host.querySelector(`#section-${key} :is(input, textarea, button)`),
    );
    quiet = isThere && now === before ? quiet + 1 : 0;
    before = now;
  }
}

async function sideBySide(
  ours: (round: number) => ReactNode,
  bare: (round: number) => ReactNode,
  rounds: number,
) {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = -3; round < rounds; round += 1) {
    const our = firstRender(ours(round)).time;
    const plain = firstRender(bare(round)).time;
    // What a screen starts besides its picture is over before the next is drawn.
    await nextFrame();
    if (round < 0) continue;
    times.ours.push(our);
    times.bare.push(plain);
  }
  return times;
}

/**
 * Called by the bench: the appointment at a step until one can write in its first section, against the same elements of
 * all its sections bare; the others are drawn after it without standing in the way.
 */
async function measure(step: Step, rounds: number) {
  const screen = screenAt(step);
  const { host } = firstRender(screen(), true);
  await settled(host, step);
  const bare = bareOf(host);
  const fields = fieldsOf(host);
  host.remove();
  return { ...(await sideBySide(screen, () => elementOf(bare), rounds)), fields };
}

/** A drawing of 2,000 points against the same paths bare; another drawing each time, so that nothing is remembered. */
async function measureTongue(rounds: number) {
  const figure = (round: number) => (
    <UiProvider>
      <TongueFigure
        found={{
          shape: "round",
          size: "medium",
          top: tongueStrokes(round + 3),
          under: [],
          whole: [],
          zones: {},
        }}
        view="top"
        label="Tongue"
      />
    </UiProvider>
  );
  const bare = Array.from({ length: rounds + 3 }, (_, round) => {
    const { host } = firstRender(figure(round + rounds), true);
    const found = bareOf(host);
    host.remove();
    return found;
  });
  return sideBySide(figure, (round) => elementOf(bare[round + 3] as Bare), rounds);
}

await startI18n("en", []);
await loadNamespaces([
  "ui",
  "shell",
  "errors",
  "visit",
  "anamnesis",
  "scheduling",
  "billing",
  "tongue",
  "pulse",
  "ryodoraku",
  "osteopathy",
  "diagnosis",
]);
await storeSession(me);
configureApi({
  base: () => "",
  onSession: () => undefined,
  onSessionLost: () => undefined,
  onNotFound: () => undefined,
  fetch: async () => Response.json({ items: [], next: null }),
});
export type Measured = Awaited<ReturnType<typeof measure>>;
export type Drawn = Awaited<ReturnType<typeof measureTongue>>;
Object.assign(window, { measure, measureTongue });
