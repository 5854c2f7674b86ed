import type { Plugin } from "vite";

/** The file of zod with its settings. */
const SETTINGS = /[/\\]zod[/\\]v4[/\\]core[/\\]core\.js$/;
const BEFORE = "__zod_globalConfig = {}";

/**
 * Switches zod's compiling off from the first schema on. Its default asks with `new Function` whether it may compile: under
 * our content policy it may not, and every page would report a violation that is none. Throws where zod does not say its
 * settings as it did.
 */
export function zodWithoutCompiling(): Plugin {
  return {
    name: "meridian:zod-without-compiling",
    transform(code, id) {
      if (!SETTINGS.test(id.split("?")[0] ?? "")) return null;
      if (!code.includes(BEFORE)) throw new Error("zod's settings are not where they were");
      return { code: code.replace(BEFORE, "__zod_globalConfig = { jitless: true }"), map: null };
    },
  };
}
