import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import type { AshiMark, PointKey } from "@meridian/core/contracts/acupuncture/acupuncture-points";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { ReactNode } from "react";
import type { PointInHand } from "../safety/live-sections.ts";
import type { PointWarning } from "../safety/use-visit-safety.ts";
import type { Report } from "./visit-context.tsx";

export type AcupunctureSlot = {
  editable: boolean;
  active: boolean;
  onReport: (report: Report) => void;
  /** Told what is chosen, with what the tables warn of it. */
  onChosen: (points: readonly PointInHand[] | undefined) => void;
  /** Told how points of an earlier visit come in; undefined where nothing is chosen. */
  onBringer: (bringer: PointsBringer | undefined) => void;
  /** What is known against a point, for its row. */
  warnings: (point: string) => readonly PointWarning[];
  /** What can be done to all of it, beside its title. */
  action?: ReactNode;
};

/** Brings points of an earlier visit into this one, as they are chosen by hand. */
export type PointsBringer = {
  /** What stands. */
  now: { points: readonly PointKey[]; ashi: string };
  flagsOf: FlagsOf;
  /** `gone` counts points that nobody knows any more, `left` those that did not fit. */
  bring: (asked: {
    points: readonly PlannedPoint[];
    ashi: string;
    marks: readonly AshiMark[];
  }) => Promise<{ gone: number; left: number; undo: () => void }>;
};

/** What the tables warn of a point; undefined for one they do not know. */
export type FlagsOf = (point: string) => readonly SafetyFlag[] | undefined;

export type AmendPointsSlot = {
  value: PointsText;
  onChange: (change: (now: PointsText) => PointsText) => void;
  active: boolean;
  /** Told what the tables warn of, once they are read. */
  onKnown: (flagsOf: FlagsOf) => void;
};

/** The acupuncture of a visit; another feature's, so the route brings it. */
export type AcupunctureParts = {
  /** As it is chosen, or read. */
  panel: (slot: AcupunctureSlot) => ReactNode;
  /** As it is corrected after signing. */
  amend: (slot: AmendPointsSlot) => ReactNode;
};
