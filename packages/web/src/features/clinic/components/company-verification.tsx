import type { SessionSpace } from "@meridian/core/contracts/accounts/accounts";
import { Notice } from "@meridian/ui/states/states";
import { IconCircleCheck, IconHourglass } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** The verification state of a provider's company. */
export function CompanyVerification({ entity }: { entity: SessionSpace["external_entity"] }) {
  const { t } = useTranslation("preferences");
  const { t: say } = useTranslation("errors");
  if (!entity) return null;
  const facts = t("entity.facts", { company: entity.company_name, vat: entity.vat_number });
  return (
    <div style={{ marginBottom: "var(--space-4)" }}>
      {entity.verified ? (
        <Notice
          tone="green"
          icon={<IconCircleCheck size={18} stroke={1.5} aria-hidden />}
          title={t("entity.verified")}
        >
          {facts}
        </Notice>
      ) : (
        <Notice
          tone="amber"
          icon={<IconHourglass size={18} stroke={1.5} aria-hidden />}
          title={say("entity.unverified")}
        >
          {facts}
        </Notice>
      )}
    </div>
  );
}
