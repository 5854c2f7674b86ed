import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { loadNamespaces, registerLocales, startI18n } from "@meridian/ui/i18n/i18n";
import { UiProvider } from "@meridian/ui/theme/provider";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { WeekFrame } from "../../packages/web/src/features/scheduling/calendar/calendar-views.tsx";
import { resourcesOf } from "../../packages/web/src/features/scheduling/model/calendar-events.ts";

const WEEK = 500;
const MONDAY = Date.parse("2036-06-02T00:00:00Z");
const PEOPLE = 6;
const HOURS = { from: 8, to: 20 };

registerLocales(import.meta.glob("../../packages/web/src/locales/en/scheduling.ts"));

const type = { id: "typ", name: "Follow-up", price: 4000, color: "#1f7a6b", tests: [], treatments: [] };
const clinic: Clinic = {
  space_name: "Demo Clinic",
  time_zone: "Europe/Lisbon",
  app_duration_interval: 15,
  establishments: [],
  appointment_types: [{ ...type, duration: 30 }],
  professionals: Array.from({ length: PEOPLE }, (_, index) => ({
    id: `usr_${index}`,
    name: `Demo Therapist ${index}`,
    color: "#5b7f95",
    active: true,
    specialities: [],
    working_hours: [],
    time_off: [],
  })),
  version: 1,
};
const entries: Appointment[] = Array.from({ length: WEEK }, (_, index) => {
  const start = MONDAY + (index % 7) * 86_400_000 + (8 * 60 + (Math.floor(index / 28) % 22) * 30) * 60_000;
  return {
    id: `apt_${index}`,
    patient: `pat_${index}`,
    patient_name: `Demo Patient ${index}`,
    professional: `usr_${Math.floor(index / 7) % PEOPLE}`,
    office: "off",
    appointment_type: type,
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    duration: 30,
    price: 4000,
    payment: { state: "pending", price: 4000, paid: 0 },
    notes: "",
    current_appointment: null,
    status: "confirmed",
    reason: "",
    override: false,
    series: null,
    signed_by: null,
    signed_at: null,
    created_at: "2036-01-01T00:00:00.000Z",
    updated_at: "2036-01-01T00:00:00.000Z",
    updated_by: "usr_0",
    version: 1,
  };
});
const nothing = () => undefined;
const resources = resourcesOf(clinic, "professional", entries);
const weekend = { saturday: true, sunday: true };

const Calendar = () => (
  <UiProvider>
    <WeekFrame
      clinic={clinic}
      day="2036-06-04"
      by="professional"
      entries={entries}
      resources={resources}
      hours={HOURS}
      step={15}
      weekend={weekend}
      books
      onSlot={nothing}
      onPlace={nothing}
      onOpen={nothing}
      onDay={nothing}
    />
  </UiProvider>
);

type Box = { key: string; label: string; words: readonly string[]; style: React.CSSProperties };

/** The same boxes where the calendar put them, with the same words, and nothing else. */
function boxesOf(host: HTMLElement): { tiles: Box[]; slots: Box[] } {
  const read = (element: HTMLElement, index: number): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const words = [...element.querySelectorAll("strong, span")].map((part) => part.textContent);
    return {
      key: String(index),
      label: element.ariaLabel ?? element.title,
      words,
      style: { position: "absolute", left, top, width, height, overflow: "hidden" },
    };
  };
  const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)].map(read);
  return { tiles: all("[data-event-id]"), slots: all("[data-time]") };
}

const Bare = ({ tiles, slots }: { tiles: Box[]; slots: Box[] }) => (
  <div>
    {slots.map(({ key, label, style }) => (
      <button key={key} type="button" aria-label={label} style={style} onClick={nothing} />
    ))}
    {tiles.map(({ key, label, words, style }) => (
      <button key={key} type="button" title={label} style={style} draggable onClick={nothing}>
        <strong>{words[0]}</strong>
        <span>
          <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden>
            <path d="M5 12l5 5l10 -10" />
          </svg>
          <span>{words[2]}</span>
          <span>{words[3]}</span>
        </span>
      </button>
    ))}
  </div>
);

/** Milliseconds until the first picture is drawn, by React and the browser's layout. */
function firstRender(element: React.ReactNode, keep = false): { time: number; host: HTMLElement } {
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

/** The longest the browser is busy at once while a tile is dragged over the week, milliseconds. */
async function longestDragStep(host: HTMLElement): Promise<number> {
  const tile = host.querySelector<HTMLElement>("[draggable=true]");
  const slots = [...host.querySelectorAll<HTMLElement>("[data-time]")];
  const dataTransfer = new DataTransfer();
  let longest = 0;
  const step = async (target: Element | null | undefined, name: string) => {
    const { x = 0, y = 0 } = target?.getBoundingClientRect() ?? {};
    const from = performance.now();
    flushSync(() =>
      target?.dispatchEvent(
        new DragEvent(name, {
          bubbles: true,
          cancelable: true,
          dataTransfer,
          clientX: x + 2,
          clientY: y + 2,
        }),
      ),
    );
    host.getBoundingClientRect();
    longest = Math.max(longest, performance.now() - from);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await step(tile, "dragstart");
  for (let index = 0; index < slots.length; index += 7) await step(slots[index], "dragover");
  await step(tile, "dragend");
  return longest;
}

/** Called by the bench. */
async function measure(rounds: number) {
  await startI18n("en", []);
  await loadNamespaces(["scheduling"]);
  const { host } = firstRender(<Calendar />, true);
  const boxes = boxesOf(host);
  const drag = await longestDragStep(host);
  host.remove();
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -3; round < rounds; round += 1) {
    const ours = firstRender(<Calendar />).time;
    const bare = firstRender(<Bare {...boxes} />).time;
    if (round < 0) continue;
    times.ours.push(ours);
    times.bare.push(bare);
  }
  return { ...times, drag, tiles: boxes.tiles.length, slots: boxes.slots.length };
}
export type Measured = Awaited<ReturnType<typeof measure>>;
Object.assign(window, { measure });
