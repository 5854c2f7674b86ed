import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import type { DragEvent, PointerEvent } from "react";
import type { BlockedEntry } from "../model/blocked.ts";
import { clockText } from "../model/clock-text.ts";
import classes from "./tile.module.css";

/** Height of an hour, in pixels. */
export const HOUR_HEIGHT = 64;

/** An entry of the calendar that can be moved. */
export type Movable = CalendarAppointment | BlockedEntry;

/**
 * What is being dragged: an appointment or blocked time, grabbed `grab` minutes below its start, or a waiting-list
 * entry.
 */
type Dragged = { entry: Movable; grab: number } | { waiting: WaitingEntry };
let dragged: Dragged | undefined;
let dropArea: HTMLElement | undefined;

/** An empty time step of the calendar, as its element's data attributes describe it. */
export type Step = { day: string; minutes: number; resource: string | undefined };

/** Data attributes of a step's element, which tell the drop handler where it is. */
export const stepProps = (start: string, resource?: string) => ({
  "data-day": start.slice(0, 10),
  "data-time": start.slice(11, 16),
  ...(resource !== undefined && { "data-resource": resource }),
});

const minutesOf = (clock = "") => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const snapped = (pixels: number, step: number) => Math.round(((pixels / HOUR_HEIGHT) * 60) / step) * step;

/** Starts to drag an appointment or blocked time from where the pointer holds it. */
export function startEntryDrag(event: DragEvent<HTMLElement>, entry: Movable, step: number) {
  const held = event.clientY - event.currentTarget.getBoundingClientRect().top;
  startDrag(event, { entry, grab: Math.floor(((held / HOUR_HEIGHT) * 60) / step) * step });
}
export const startWaitingDrag = (event: DragEvent<HTMLElement>, waiting: WaitingEntry) =>
  startDrag(event, { waiting });

function startDrag(event: DragEvent<HTMLElement>, what: Dragged) {
  dragged = what;
  event.dataTransfer.setData("text/plain", "");
  event.dataTransfer.effectAllowed = "move";
}
export function endDrag() {
  dragged = undefined;
  dropArea?.remove();
}

type DropHandlers = {
  onEntry: (entry: Movable, at: Step) => void;
  onWaiting: (waiting: WaitingEntry, at: Step) => void;
};

/**
 * Drag-and-drop handlers of the calendar. The target area is drawn outside React, because rendering five hundred
 * appointments again on every pointer move would be slow.
 */
export const dropTarget = ({ onEntry, onWaiting }: DropHandlers) => ({
  onDragOver: (event: DragEvent<HTMLElement>) => {
    const step = dragged && stepAtPointer(event);
    if (!step) return;
    event.preventDefault();
    showDropArea(step);
  },
  onDragLeave: (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) dropArea?.remove();
  },
  onDrop: (event: DragEvent<HTMLElement>) => {
    const what = dragged;
    const step = what && stepAtPointer(event);
    endDrag();
    if (!what || !step) return;
    event.preventDefault();
    const at = readStep(step);
    if ("waiting" in what) onWaiting(what.waiting, at);
    else onEntry(what.entry, { ...at, minutes: Math.max(0, at.minutes - what.grab) });
  },
});

function stepAtPointer({ target, clientX, clientY }: DragEvent<HTMLElement>): HTMLElement | undefined {
  const own = (target as Element).closest<HTMLElement>("[data-time]");
  // Appointments cover the steps, so all elements at the pointer are searched.
  const all = own ? [own] : document.elementsFromPoint(clientX, clientY);
  return all.find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.time !== undefined);
}
const readStep = ({ dataset }: HTMLElement): Step => ({
  day: dataset.day ?? "",
  minutes: minutesOf(dataset.time),
  resource: dataset.resource,
});

/** Marks the time the dragged entry would take. */
function showDropArea(step: HTMLElement) {
  if (!dragged) return;
  dropArea ??= document.createElement("div");
  const grab = "grab" in dragged ? dragged.grab : 0;
  const { duration } = "entry" in dragged ? dragged.entry : dragged.waiting;
  const start = Math.max(0, readStep(step).minutes - grab);
  dropArea.className = classes.shade ?? "";
  dropArea.textContent = clockText(start);
  dropArea.style.top = `${step.offsetTop - (grab / 60) * HOUR_HEIGHT}px`;
  dropArea.style.height = `${(duration / 60) * HOUR_HEIGHT}px`;
  if (dropArea.parentElement !== step.parentElement) step.parentElement?.append(dropArea);
}

/** Resizes an appointment by its lower edge. Its box follows the pointer until the button is released. */
export function resizeByHandle(
  event: PointerEvent<HTMLElement>,
  { duration, step, onEnd }: { duration: number; step: number; onEnd: (duration: number) => void },
) {
  const handle = event.currentTarget;
  const tile = handle.parentElement;
  if (!tile) return;
  event.preventDefault();
  event.stopPropagation();
  handle.setPointerCapture(event.pointerId);
  let pulled = false;
  // Releasing after a resize must not open the appointment, but a press without movement does.
  handle.onclick = (click) => pulled && click.stopPropagation();
  const { clientY } = event;
  const before = tile.style.height;
  let next = duration;
  tile.draggable = false;
  handle.onpointermove = (move) => {
    next = Math.min(480, Math.max(step, duration + snapped(move.clientY - clientY, step)));
    pulled ||= next !== duration;
    tile.style.height = `${(next / 60) * HOUR_HEIGHT}px`;
  };
  handle.onpointerup = handle.onpointercancel = () => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    tile.draggable = true;
    tile.style.height = before;
    if (next !== duration) onEnd(next);
  };
}
