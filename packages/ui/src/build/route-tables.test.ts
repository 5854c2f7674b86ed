// @vitest-environment node
import { resolve } from "node:path";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { routeTables } from "./route-tables.ts";

const contract = resolve(import.meta.dirname, "../../../core/src/contracts/accounts/accounts.ts");

async function built(code: string) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      routeTables(),
      {
        name: "entry",
        resolveId: (id) => (id === "/virtual/entry.ts" ? id : null),
        load: (id) => (id === "/virtual/entry.ts" ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "/virtual/entry.ts" } },
  });
  const [first] = [result].flat();
  return first && "output" in first ? first.output : [];
}
const bundle = async (code: string) => JSON.stringify(await built(code));

describe("routeTables", () => {
  it("gives a screen its routes without their schemas", async () => {
    const code = await bundle(
      `import { accountsRoutes } from ${JSON.stringify(contract)}; console.log(accountsRoutes.login);`,
    );
    expect(code.includes("/login")).toBe(true);
    expect(code.includes("safeParse")).toBe(false);
  }, 30_000);

  it("loads a schema that is imported by name", async () => {
    const code = await bundle(
      `import { credentials } from ${JSON.stringify(contract)}; console.log(credentials);`,
    );
    expect(code.includes("safeParse")).toBe(true);
  }, 30_000);

  it("puts schemas imported on demand into a chunk of their own", async () => {
    const path = JSON.stringify(contract);
    const output = await built(
      `import { accountsRoutes } from ${path}; console.log(accountsRoutes.login, () => import(${path}).then((m) => m.credentials));`,
    );
    const entry = output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
    expect(JSON.stringify(entry).includes("safeParse")).toBe(false);
    expect(JSON.stringify(output).includes("safeParse")).toBe(true);
  }, 30_000);
});
