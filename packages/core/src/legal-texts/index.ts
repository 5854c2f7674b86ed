export {
  type AcceptedVersion,
  acceptanceCounts,
  acceptancesIn,
  acceptancesOf,
  acceptanceWrites,
  acceptedAttributes,
  versionsInForce,
} from "./acceptances.ts";
export {
  acceptedBy,
  acceptedNumber,
  askedOf,
  askedSince,
  comingOf,
  isRefused,
} from "./asked.policy.ts";
export { getText, getVersion, listTexts, publish, saveDraft, withdraw } from "./editing.service.ts";
export type { PublishedHead } from "./legal-text.entity.ts";
export { acceptedTexts } from "./published.ts";
export { readText } from "./reading.service.ts";
export { forgetTexts, patientTexts, wordsOf } from "./words.ts";
