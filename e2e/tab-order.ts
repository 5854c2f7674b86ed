import type { Page } from "@playwright/test";

/** What Tab leads to, and what the page shows of it. */
type Stop = { id: number; name: string; faults: string[] };

/** More stops than any screen has: Tab goes round in a part of the page. */
const MOST = 400;

/**
 * Presses Tab through the page, from its top or from where its own content begins, to its end, and gives what is wrong: a
 * stop that cannot be seen, shows no sign of the focus or lies behind something, and a control that no Tab and no arrow
 * key reaches.
 */
export async function tabFaults(
  page: Page,
  from: "top" | "main",
): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(begin, from);
  const seen = new Set<number>();
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopHere);
    if (!stop) break;
    if (seen.has(stop.id)) {
      faults.push(`Tab goes round at ${stop.name}`);
      break;
    }
    seen.add(stop.id);
    faults.push(...stop.faults);
    if (seen.size > MOST) throw new Error(`More than ${MOST} stops`);
  }
  return { stops: seen.size, faults: [...faults, ...(await page.evaluate(unreached))] };
}

type Marks = { visited: Map<Element, number>; within: string };
declare global {
  interface Window {
    tabMarks: Marks;
  }
}

function begin(from: "top" | "main") {
  window.tabMarks = { visited: new Map(), within: from === "top" ? "body" : "main" };
  window.scrollTo(0, 0);
  if (from === "main") return document.querySelector<HTMLElement>("main")?.focus();
  // The next Tab begins where an element was that is gone.
  const first = document.createElement("button");
  document.body.prepend(first);
  first.focus();
  first.remove();
}

/** The focused element, or nothing where the focus has left the page. */
function stopHere(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
    return undefined;
  const { visited } = window.tabMarks;
  const id = visited.get(element) ?? visited.size;
  visited.set(element, id);
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const name = `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
  // A field without a box of its own is drawn by its label.
  const own = element.getBoundingClientRect();
  const isDrawnByLabel = own.width < 2 || getComputedStyle(element).opacity === "0";
  const drawn = isDrawnByLabel ? (element.closest("label") ?? element.parentElement ?? element) : element;
  const box = drawn.getBoundingClientRect();

  const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0;
  const hasRing = (one: Element | null) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  const around = [element, drawn, element.parentElement, element.nextElementSibling];
  // A part of a drawing has a glow, or the colour of the focus.
  const parts = element instanceof SVGElement ? [element, ...element.querySelectorAll("*")] : [];
  const colour = document.createElement("i");
  colour.style.color = "var(--focus)";
  if (parts.length > 0) document.body.append(colour);
  const focusColour = getComputedStyle(colour).color;
  colour.remove();
  const isMarked =
    around.some(hasRing) ||
    parts
      .map((one) => getComputedStyle(one))
      .some(({ filter, stroke }) => filter !== "none" || stroke === focusColour);

  const middle = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const isCovered = [box.top + 4, box.top + box.height / 2, box.bottom - 4].every((height) => {
    const top = document.elementFromPoint(middle, Math.min(Math.max(height, 1), innerHeight - 2));
    return top && !drawn.contains(top) && !top.contains(drawn);
  });
  const faults = [
    !isSeen && `${name} is not visible`,
    isSeen && !isMarked && `${name} shows no sign of the focus`,
    isSeen && isCovered && `${name} is covered`,
  ];
  return { id, name, faults: faults.filter((one) => one !== false) };
}

/** Controls that neither Tab reaches nor the arrows from a neighbour that it reaches. */
function unreached(): string[] {
  const { visited, within } = window.tabMarks;
  const controls = "a[href], button, input, select, textarea, summary, [role='tab'], [role='button']";
  const isOffered = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !one.matches(":disabled, [data-removes], [aria-disabled='true'], [type='hidden']") &&
    !one.closest("[inert], [aria-hidden='true'], details:not([open]) > :not(summary)");
  // A list, a group or a row of tabs is one stop, and its arrows lead to the others.
  const groups = "table, ul, ol, fieldset, svg, [role='tablist'], [role='radiogroup'], [data-roving]";
  const isInGroup = (one: Element) => {
    if (!one.matches("[type='radio'], [tabindex='-1']")) return false;
    // The arrows lead to a row, and Tab to everything in it.
    const rows = one.closest("[data-roving-row]")?.parentElement;
    if (rows) return [...visited.keys()].some((stop) => rows.contains(stop));
    // The free times of a calendar's column lie side by side in a plain element.
    const group = one.closest(groups) ?? (one.matches("button") ? one.parentElement : null);
    return [...visited.keys()].some((stop) => stop.tagName === one.tagName && group?.contains(stop));
  };
  return [...document.querySelectorAll(`${within} :is(${controls})`)]
    .filter((one) => isOffered(one) && !visited.has(one) && !isInGroup(one))
    .map(
      (one) =>
        `${one.tagName.toLowerCase()} "${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40)}" is not reached`,
    );
}
