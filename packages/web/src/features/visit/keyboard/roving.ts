import { type RefObject, useEffect } from "react";

/** Lines of a list that is passed with one line's stops; the arrows up and down lead to the others. */
const LINE = "#acupuncture li[data-entry]";
/** What is chosen from side by side: one stop, the arrows move. */
const GROUP = `${LINE} fieldset, [data-roving]`;
const STOP =
  "a[href], button:not(:disabled, [data-removes]), input:not(:disabled):not([type=radio]), select, textarea, summary";

const stopsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(STOP)];
const isOn = (stop: HTMLElement) =>
  stop.getAttribute("aria-pressed") === "true" || (stop instanceof HTMLInputElement && stop.checked);

/** Of many controls in lists and groups Tab passes few: those of the line, and the one of a group, last used. */
export function useRoving(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const around = root.current;
    if (!around) return;
    const used = new WeakMap<Element, HTMLElement>();
    const tidy = () => settle(around, used);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const line = target.closest<HTMLElement>(LINE);
      const group = target.closest(GROUP);
      if (line?.parentElement) used.set(line.parentElement, line);
      if (group) used.set(group, target);
      if (line || group) tidy();
    };
    const watch = new MutationObserver(tidy);
    watch.observe(around, { childList: true, subtree: true });
    around.addEventListener("focusin", onFocus);
    around.addEventListener("keydown", onArrow);
    tidy();
    return () => {
      watch.disconnect();
      around.removeEventListener("focusin", onFocus);
      around.removeEventListener("keydown", onArrow);
    };
  }, [root]);
}

function settle(around: HTMLElement, used: WeakMap<Element, HTMLElement>) {
  const put = (stop: HTMLElement, on: boolean) => {
    if (stop.tabIndex !== (on ? 0 : -1)) stop.tabIndex = on ? 0 : -1;
  };
  for (const line of around.querySelectorAll<HTMLElement>(LINE)) {
    const list = line.parentElement;
    const last = list && used.get(list);
    const current = last && list.contains(last) ? last : list?.querySelector(":scope > [data-entry]");
    for (const stop of stopsOf(line)) put(stop, line === current);
  }
  for (const group of around.querySelectorAll<HTMLElement>(GROUP)) {
    const stops = stopsOf(group);
    const line = group.closest<HTMLElement>(LINE);
    if (line && stops.every((stop) => stop.tabIndex < 0)) continue;
    const last = used.get(group);
    const current = last && stops.includes(last) ? last : (stops.find(isOn) ?? stops[0]);
    for (const stop of stops) put(stop, stop === current);
  }
}

/** Left and right within a group, up and down between lines; up and down too in a group that is in no line. */
function onArrow(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step || !(target instanceof HTMLElement) || target.matches("select, textarea, [role=combobox]"))
    return;
  const upright = key === "ArrowUp" || key === "ArrowDown";
  const line = target.closest<HTMLElement>(LINE);
  const group = target.closest<HTMLElement>(GROUP);
  const next =
    line && upright
      ? inLine(line, target, step)
      : group && !target.matches(RADIO) && inGroup(group, target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
const RADIO = "input[type=radio]";

function inGroup(group: HTMLElement, from: HTMLElement, step: number) {
  const stops = stopsOf(group);
  return stops.at((stops.indexOf(from) + step) % stops.length);
}

/** The like control of the next line; its first where it has none. */
function inLine(line: HTMLElement, from: HTMLElement, step: number) {
  const lines = [...(line.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-entry]") ?? [])];
  const next = lines[lines.indexOf(line) + step];
  if (!next) return undefined;
  const like = (stop: HTMLElement) =>
    stop.tagName === from.tagName && stop.parentElement?.className === from.parentElement?.className;
  const place = stopsOf(line).filter(like).indexOf(from);
  return stopsOf(next).filter(like)[place] ?? stopsOf(next)[0];
}
