/**
 * Features in preview. They are shown to the clinics that an administrator chose, and to the users with early access. The
 * list is part of the program, because a feature is; it leaves the list when everybody has it.
 *
 * - `plan_advice`: which plan fits what the clinic uses
 */
export const PREVIEW_FEATURES = ["plan_advice"] as const;
export type PreviewFeature = (typeof PREVIEW_FEATURES)[number];
