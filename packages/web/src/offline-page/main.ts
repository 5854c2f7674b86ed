import { browserLanguage } from "../public-page/language.ts";
import { showOfflinePage } from "./page.ts";
import "../public-page/base.css";
import "./page.css";

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Asks for a small file of the site that no cache answers. */
async function answers() {
  try {
    const answer = await fetch("/config.json", { cache: "no-store", signal: AbortSignal.timeout(8000) });
    return answer.ok;
  } catch {
    return false;
  }
}

const scheme = stored("mantine-color-scheme-value");
if (scheme === "light" || scheme === "dark") document.documentElement.style.colorScheme = scheme;
const root = document.getElementById("root");
const language = browserLanguage([stored("meridian-language") ?? navigator.languages[0] ?? "en"]);
if (root) showOfflinePage(root, language, { answers, open: () => location.reload() });
