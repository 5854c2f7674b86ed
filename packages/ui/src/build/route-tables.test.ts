// @vitest-environment node
import { resolve } from "node:path";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { routeTables } from "./route-tables.ts";

const contract = resolve(import.meta.dirname, "../../../core/src/contracts/accounts.ts");

async function bundle(code: string) {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      routeTables(),
      {
        name: "entry",
        resolveId: (id) => (id === "virtual:entry" ? id : null),
        load: (id) => (id === "virtual:entry" ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "virtual:entry" } },
  });
  return JSON.stringify(output);
}

describe("routeTables", () => {
  it("gives a screen its routes without the schemas", async () => {
    const code = await bundle(
      `import { accountsRoutes } from ${JSON.stringify(contract)}; console.log(accountsRoutes.login);`,
    );
    expect(code).toContain("/login");
    expect(code).not.toContain("safeParse");
  }, 30_000);

  it("loads a schema for who uses one by name", async () => {
    const code = await bundle(
      `import { credentials } from ${JSON.stringify(contract)}; console.log(credentials);`,
    );
    expect(code).toContain("safeParse");
  }, 30_000);
});
