import { seed } from "./seed.ts";

/**
 * Fills the cloud that the environment names with the demo clinic. A parent process is sent the demo accounts as soon as
 * they can sign in; the appointments follow. It runs beside the local cloud because it moves its own clock into the past.
 */
await seed((accounts) => process.send?.(accounts));
process.disconnect?.();
