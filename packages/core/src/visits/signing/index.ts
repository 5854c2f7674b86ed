export { amend, unchangedError } from "./amending.ts";
export { catalogueUsesOf } from "./catalogue-uses.ts";
export { withCarryForward } from "./clinical-carry-forward.ts";
export { wordsToKeep } from "./kept-words.ts";
export { requirePointReasons, requireSafetyReasons } from "./required-reasons.ts";
export { pointsToSign, signedPoints } from "./signed-points.ts";
