import { Button } from "@mantine/core";
import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useVerifySpace } from "../api/spaces.ts";
import { DecisionHistory } from "./decision-history.tsx";
import { EarlyAccess } from "./early-access.tsx";
import { PlanTag } from "./plan-tag.tsx";
import { SpaceActions } from "./space-actions.tsx";
import { SpaceSubscription } from "./space-subscription.tsx";
import classes from "./space-view.module.css";
import { StudentProof } from "./student-proof.tsx";

/** What there is to know of a space; for a provider not yet verified, the one action. */
export function SpaceView({
  space,
  payments,
  acceptances,
}: {
  space: SpaceDetail;
  payments?: ReactNode;
  acceptances?: ReactNode;
}) {
  const { t } = useTranslation("admin");
  const entity = space.external_entity;
  const facts: [string, ReactNode][] = [
    [t("space.owner"), space.owner ? <Owner key="owner" {...space.owner} /> : t("space.noOwner")],
    [t("space.phone"), space.phone],
    ...(entity
      ? ([
          [t("space.company"), entity.company_name],
          [t("space.vat"), entity.vat_number],
        ] as [string, ReactNode][])
      : ([
          [t("spaces.plan"), <PlanTag key="plan" space={space} />],
          [t("space.trial"), t(space.free_trial_used ? "space.used" : "space.unused")],
        ] as [string, ReactNode][])),
    [t("space.users"), space.active_users],
    [t("space.zone"), space.time_zone],
    [t("spaces.created"), formatDateTime(space.created_at)],
    [t("space.referral"), space.referral_code_used],
  ];
  return (
    <>
      {entity && !entity.verified && <Verify space={space.id} company={entity.company_name} />}
      <SpaceActions space={space} />
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === "" || value === null ? "–" : value}</dd>
          </div>
        ))}
      </dl>
      {!entity && <SpaceSubscription space={space.id} />}
      <StudentProof space={space} />
      {payments}
      {acceptances}
      {!entity && <EarlyAccess space={space} />}
      <DecisionHistory decisions={space.decisions} />
    </>
  );
}

function Owner({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className={classes.line}>{name}</span>
      <span className={classes.line}>{email}</span>
    </>
  );
}

function Verify({ space, company }: { space: string; company: string }) {
  const { t } = useTranslation("admin");
  const { t: say } = useTranslation("errors");
  const verify = useVerifySpace(space);
  return (
    <div className={classes.gap}>
      <Notice
        tone="amber"
        title={t("space.verifyTitle")}
        action={
          <Button
            loading={verify.isPending}
            onClick={() =>
              verify.mutate(undefined, { onSuccess: () => toast(t("space.verifiedNow", { company })) })
            }
          >
            {t("space.verify")}
          </Button>
        }
      >
        {verify.error ? errorMessage(say, verify.error) : t("space.verifyHelp")}
      </Notice>
    </div>
  );
}
