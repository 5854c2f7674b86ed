import type { PageLanguage } from "../public-page/language.ts";
import { TEXTS } from "./texts.ts";

/** Pause between two looks for the connection, milliseconds. */
export const LOOK_EVERY = 5000;

type Connection = {
  /** Whether the server answers. */
  answers: () => Promise<boolean>;
  /** Opens the address again. */
  open: () => void;
};

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  children: readonly HTMLElement[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

const group = (title: string, items: readonly string[]) => [
  element("h2", title),
  element(
    "ul",
    "",
    items.map((item) => element("li", item)),
  ),
];

/** Draws the page and opens the address again as soon as the server answers. Returns a function that stops looking. */
export function showOfflinePage(root: HTMLElement, language: PageLanguage, { answers, open }: Connection) {
  const texts = TEXTS[language];
  document.documentElement.lang = language === "pt" ? "pt-PT" : "en";
  document.title = `${texts.title} · Meridian`;
  const status = element("p", "");
  status.role = "status";
  const retry = element("button", texts.retry);
  retry.type = "button";
  const head = element("h1", texts.title);
  head.tabIndex = -1;
  root.replaceChildren(
    element("main", "", [
      element("p", "Meridian"),
      head,
      element("p", texts.lead),
      retry,
      status,
      ...group(texts.kept, texts.keptItems),
      ...group(texts.works, texts.worksItems),
      ...group(texts.needs, texts.needsItems),
    ]),
  );
  let looking = false;
  const look = async (asked: boolean) => {
    if (looking) return;
    looking = true;
    if (asked) status.textContent = texts.trying;
    const back = await answers();
    looking = false;
    if (back) return open();
    if (asked) status.textContent = texts.still;
  };
  const quietly = () => void look(false);
  retry.addEventListener("click", () => void look(true));
  window.addEventListener("online", quietly);
  const timer = setInterval(quietly, LOOK_EVERY);
  return () => {
    window.removeEventListener("online", quietly);
    clearInterval(timer);
  };
}
