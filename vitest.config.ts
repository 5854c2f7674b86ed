import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const node = {
  environment: "node" as const,
  globalSetup: ["packages/core/src/testing/engine.ts"],
  setupFiles: ["packages/core/src/testing/environment.ts"],
  pool: "forks" as const,
};

export default defineConfig({
  test: {
    // The smallest machine it runs on has two cores; one would leave the other idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: ["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.integration.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "browser",
          environment: "jsdom",
          include: ["packages/{ui,web,admin}/src/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/ui/src/testing/setup.ts"],
          // Longer than what a test waits for one thing.
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: "integration",
          environment: "node",
          include: ["**/*.integration.test.ts"],
          exclude: ["**/node_modules/**"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "stacks",
          environment: "node",
          include: ["stacks/test/*.test.ts"],
          exclude: ["**/*.integration.test.ts"],
          pool: "forks",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
