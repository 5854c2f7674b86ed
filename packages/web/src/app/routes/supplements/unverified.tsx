import { useSession } from "@meridian/ui/session/session";
import { EntityNotice } from "../../../features/clinic/components/entity-notice.tsx";

/** Said to a provider who has to wait; nothing to anybody else. */
export function Unverified() {
  const entity = useSession().space?.external_entity ?? null;
  return entity?.verified ? null : <EntityNotice entity={entity} />;
}
