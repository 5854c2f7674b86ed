import type { AcceptedText } from "@meridian/core/contracts/legal-texts/legal-texts";

export const TEXT_PATHS: Readonly<Record<AcceptedText, string>> = {
  terms: "/terms-conditions",
  privacy: "/privacy-policy",
};

/** The public page of a text: of the version in force, or of another one. */
export const addressOfText = (text: AcceptedText, version?: number): string =>
  version === undefined ? TEXT_PATHS[text] : `${TEXT_PATHS[text]}?version=${version}`;
