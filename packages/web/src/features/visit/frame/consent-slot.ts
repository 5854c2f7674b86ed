import type { ConsentOccasion } from "@meridian/core/clinical/consents/consent-occasions";
import { createContext, type ReactNode, use } from "react";

/** Draws the consents that are missing for treatments, and what every patient needs unless that is left out. */
export type DrawConsents = (occasions: readonly ConsentOccasion[], withoutPersonal?: boolean) => ReactNode;

/** The consents feature provides this through the route, because features do not import each other. */
export const ConsentSlot = createContext<DrawConsents>(() => null);

/** The missing consents, or null outside a visit that can be written. */
export const useMissingConsents: DrawConsents = (occasions, withoutPersonal) =>
  use(ConsentSlot)(occasions, withoutPersonal);
