import { useSession } from "@meridian/ui/session/session";
import { CompanyVerification } from "../../../features/clinic/components/company-verification.tsx";

/** Said to a provider who has to wait; nothing to anybody else. */
export function Unverified() {
  const entity = useSession().space?.external_entity ?? null;
  return entity?.verified ? null : <CompanyVerification entity={entity} />;
}
