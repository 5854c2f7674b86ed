// @vitest-environment node
import { build } from "vite";
import { expect, it } from "vitest";
import { loadedWith, preloadMissing } from "./preload-missing.ts";

/** Two screens that share a part; the page itself already has another part of theirs. */
const FILES: Record<string, string> = {
  "/virtual/page.js": `
    import { there } from "/virtual/there.js";
    console.log(there, () => import("/virtual/one.js"), () => import("/virtual/two.js"));`,
  "/virtual/other-page.js": 'import { there } from "/virtual/there.js"; console.log("other", there);',
  "/virtual/there.js": 'export const there = "there".repeat(Math.random());',
  "/virtual/shared.js": 'export const shared = "shared".repeat(Math.random());',
  "/virtual/one.js":
    'import { there } from "/virtual/there.js"; import { shared } from "/virtual/shared.js"; console.log(1, there, shared);',
  "/virtual/two.js": 'import { shared } from "/virtual/shared.js"; console.log(2, shared);',
};

async function listed(plugins: ReturnType<typeof preloadMissing>[]) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      ...plugins,
      {
        name: "files",
        resolveId: (id) => (id in FILES ? id : null),
        load: (id) => FILES[id] ?? null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ["/virtual/page.js", "/virtual/other-page.js"],
        output: { chunkFileNames: "[name].js" },
      },
    },
  });
  const [first] = [result].flat();
  const output = first && "output" in first ? first.output : [];
  const page = output.find((file) => file.type === "chunk" && file.facadeModuleId === "/virtual/page.js");
  const code = page?.type === "chunk" ? page.code : "";
  return (/m\.f=\[(.*?)\]/.exec(code)?.[1] ?? "").replaceAll('"', "").replaceAll("`", "").split(",").sort();
}

it("names what a screen needs beside its own file, without what the page already has", async () => {
  expect(await listed([])).toContain("there.js");
  expect(await listed([preloadMissing()])).toEqual(["one.js", "shared.js", "two.js"]);
}, 60_000);

it("follows imports of imports, also where two files import each other", () => {
  const chunks = new Map([
    ["a", { imports: ["b"] }],
    ["b", { imports: ["a", "c"] }],
    ["c", { imports: [] }],
    ["d", { imports: ["c"] }],
  ]);
  expect([...loadedWith("a", chunks)].sort()).toEqual(["a", "b", "c"]);
});
