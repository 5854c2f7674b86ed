import type { PreviewFeature } from "../contracts/subscription/preview-features.ts";
import { specialIds } from "./session-user.ts";
import type { SpaceItem } from "./space.entity.ts";

/**
 * Whether a feature in preview is shown: to everybody in the spaces that an administrator chose, and to the users with early
 * access (rules, section 1). The server decides it where it would read the feature's data.
 */
export const showsPreview = (
  feature: PreviewFeature,
  { space, userId }: { space: Pick<SpaceItem, "early_access">; userId: string },
): boolean => (space.early_access?.includes(feature) ?? false) || specialIds().earlyAccess.includes(userId);
