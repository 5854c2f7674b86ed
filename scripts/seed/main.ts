import { seed } from "./seed.ts";

/**
 * Fills the cloud that the environment names with the demo clinic. A parent process gets the demo accounts as soon as
 * they can sign in; the appointments follow. It runs in its own process because it sets its clock to the past.
 */
await seed((accounts) => process.send?.(accounts), { small: process.argv.includes("--small") });
process.disconnect?.();
