import { useAllows, useSession } from "@meridian/ui/session/session";

/** Whether one may write products here and now: a provider once it is verified. */
export function useWrites() {
  const { space } = useSession();
  const may = useAllows()({ can: "catalogue.write", module: "fito", providers: true });
  return may && space?.external_entity?.verified !== false;
}
