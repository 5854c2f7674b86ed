import type { SentFrom } from "@meridian/core/contracts/support/tickets";

let lastPage: string | null = null;

/** Remembers the screen that is open, so that a message can say where the user came from. Ids in its path are left out. */
export function rememberPage(pathname: string) {
  if (pathname === "/support") return;
  const path = pathname.toLowerCase().replaceAll(/[a-z]{3}_[0-9a-z]{26}/g, ":id");
  lastPage = /^\/[a-z0-9/:-]{0,99}$/.test(path) ? path : null;
}

/** The build that runs: the name of its main script, which changes with every build. */
function appVersion(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split("/").at(-1)?.slice(0, 60) ?? null;
}

/** What helps an administrator to understand a message: where it was written and with which program. */
export const sentFrom = (): SentFrom => ({
  page: lastPage,
  app_version: appVersion(),
  browser: navigator.userAgent.slice(0, 300) || null,
});
