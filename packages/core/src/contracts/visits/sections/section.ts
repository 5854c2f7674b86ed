import type * as z from "zod";
import type { Module } from "../../kernel/access.ts";
import type { Carry } from "../carry-forward.ts";

/** The appointment's four steps, in the order of the rail. They may be worked through in any. */
export const STEPS = ["anamnesis", "tests", "diagnosis", "treatments"] as const;
export type Step = (typeof STEPS)[number];

/**
 * A section of an appointment: its schema, its step, and what other code may read from it. The server validates and
 * the screen edits with it, so that a new section is one file here and one folder in the screen.
 */
export type SectionSpec<S extends z.ZodType = z.ZodType> = {
  readonly step: Step;
  /** Every field has a default: `{}` is the empty section. */
  readonly schema: S;
  /** Without it the section is not offered, and the server refuses it. What it already holds stays readable. */
  readonly module?: Module;
  /**
   * What the next visit may take over, field by field; "nothing" where all of it is measured or found on one day. Such a
   * section is not offered for copying.
   */
  readonly carries: "nothing" | Carry<z.output<S>>;
  /** Which entries of what is taken over are left out. */
  carried?(data: z.output<S>): z.output<S>;
  /** Where its entries are of several modules: those that a clinic with these modules may write. */
  owned?(data: z.output<S>, modules: readonly Module[]): z.output<S>;
  /** Photos can be added to it. */
  readonly photos?: true;
  /** Numbers that can be followed from visit to visit, by lasting keys. */
  figures?(data: z.output<S>): Readonly<Record<string, number | undefined>>;
  /** At most twelve short codes that the history shows without opening the visit. No text of anybody's. */
  digest?(data: z.output<S>): readonly string[];
  /** Whether it has content; by default, whether any value is not empty. */
  hasContent?(data: z.output<S>): boolean;
};

/** Declares a section with its schema's type kept. */
export const section = <const S extends z.ZodType>(spec: SectionSpec<S>): SectionSpec<S> => spec;
