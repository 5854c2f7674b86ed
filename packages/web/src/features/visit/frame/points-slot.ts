import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import type { AshiMark, PointKey } from "@meridian/core/contracts/acupuncture/acupuncture-points";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { ReactNode } from "react";
import type { LivePoint } from "../safety/live-content.ts";
import type { PointWarning } from "../safety/use-visit-safety.ts";
import type { PartReport } from "./visit-context.tsx";

export type AcupunctureSlot = {
  editable: boolean;
  active: boolean;
  onReport: (report: PartReport) => void;
  /** Called with the chosen points and their safety flags; undefined until the flags are loaded. */
  onPointsChange: (points: readonly LivePoint[] | undefined) => void;
  /** Called with the way to add points of an earlier visit; undefined where points cannot be edited. */
  onImporter: (importer: PointsImporter | undefined) => void;
  /** The safety warnings about a point, shown in its row. */
  warnings: (point: string) => readonly PointWarning[];
  /** Registers how to show a point that a warning is about; returns the function that unregisters it. */
  onReveal: (show: (point: string) => void) => () => void;
  /** A button beside the panel's title, such as "Amend". */
  action?: ReactNode;
};

/** Adds points of an earlier visit to this one, with the same checks as points chosen in the panel. */
export type PointsImporter = {
  /** The visit's current points. */
  current: { points: readonly PointKey[]; ashi: string };
  flagsOf: FlagsOf;
  /** `unknown` counts points that no longer exist, `overflow` those beyond the limit of a visit. */
  importPoints: (asked: {
    points: readonly PlannedPoint[];
    ashi: string;
    marks: readonly AshiMark[];
  }) => Promise<{ unknown: number; overflow: number; undo: () => void }>;
};

/** A point's safety flags; undefined for a point that is not in the catalogue. */
export type FlagsOf = (point: string) => readonly SafetyFlag[] | undefined;

export type AmendPointsSlot = {
  value: PointsText;
  onChange: (change: (now: PointsText) => PointsText) => void;
  active: boolean;
  /** Registers how to show a point that a warning is about; returns the function that unregisters it. */
  onReveal: (show: (point: string) => void) => () => void;
  /** Called once the catalogue is loaded. */
  onFlagsLoaded: (flagsOf: FlagsOf) => void;
};

/** The acupuncture panel of a visit. It belongs to another feature, so the route passes it in. */
export type AcupunctureParts = {
  /** The points being chosen, or read-only. */
  panel: (slot: AcupunctureSlot) => ReactNode;
  /** The points being corrected after signing. */
  amend: (slot: AmendPointsSlot) => ReactNode;
};
