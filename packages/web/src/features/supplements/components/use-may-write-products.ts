import { useAllows, useSession } from "@meridian/ui/session/session";

/** Whether the user may write products; a provider only once it is verified. */
export function useMayWriteProducts() {
  const { space } = useSession();
  const may = useAllows()({ can: "catalogue.write", module: "fito", providers: true });
  return may && space?.external_entity?.verified !== false;
}
