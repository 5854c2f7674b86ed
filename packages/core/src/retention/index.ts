export { erase, keep, remove, reopen } from "./decide.service.ts";
export { listProposals } from "./lists.service.ts";
export { countWaiting } from "./progress.store.ts";
export { proposeEverywhere } from "./propose.ts";
export { removeDecided } from "./removal.ts";
export { getRetention, updateRetention } from "./settings.service.ts";
