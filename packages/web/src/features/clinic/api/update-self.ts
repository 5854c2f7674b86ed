import { type FormChanges, saveOwnChanges } from "@meridian/ui/session/preferences";
import type { SessionUser } from "@meridian/ui/session/session";
import { useQueryClient } from "@tanstack/react-query";

/** Saves the user's own preferences, which user lists and the calendar show too. */
export function useUpdateSelf() {
  const client = useQueryClient();
  return async (before: SessionUser, changes: FormChanges) => {
    const user = await saveOwnChanges(before, changes);
    for (const key of ["clinic", "members"]) void client.invalidateQueries({ queryKey: [key] });
    return user;
  };
}
