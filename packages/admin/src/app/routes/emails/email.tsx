import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { Notice, Tag } from "@meridian/ui/states/states";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useCampaign } from "../../../features/campaigns/api/campaigns.ts";
import { CampaignActions } from "../../../features/campaigns/components/campaign-actions.tsx";
import { CampaignForm } from "../../../features/campaigns/components/campaign-form.tsx";
import { CampaignPreview } from "../../../features/campaigns/components/campaign-preview.tsx";
import { CampaignProgress } from "../../../features/campaigns/components/campaign-progress.tsx";
import classes from "../../../features/campaigns/components/campaigns.module.css";
import { ReceiverList } from "../../../features/campaigns/components/receiver-list.tsx";
import { STATE_TONES } from "../../../features/campaigns/model/state-tones.ts";
import { HistorySection } from "../../../history/change-list.tsx";
import { OnePage } from "../../one-page.tsx";

/** A mail to clinics: a form until sending begins, then its progress and who got it. */
export default function Email() {
  const { t } = useTranslation("campaigns");
  const { eid = "" } = useParams();
  const allows = useAllows();
  const isNew = eid === "new";
  return (
    <OnePage
      found={useCampaign(isNew ? "" : eid)}
      fresh={isNew && <CampaignForm key="new" />}
      head={(known) => ({
        title: isNew ? t("new") : (known?.subject[currentLanguage()] ?? ""),
        context: known && <Tag tone={STATE_TONES[known.state]}>{t(`states.${known.state}`)}</Tag>,
        crumbs: [{ label: t("heading"), to: "/dashboard/emails" }],
      })}
    >
      {(known) => (
        <>
          <Known key={eid} campaign={known} />
          {allows({ level: "super" }) && <HistorySection subject={known.id} />}
        </>
      )}
    </OnePage>
  );
}

/** What can be done changes with the state. The button that had the focus may be gone then. */
function useFocusAfter(state: Campaign["state"]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) box.current?.focus();
    before.current = state;
  }, [state]);
  return box;
}

function Known({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaigns");
  const { state, starts_at } = campaign;
  const box = useFocusAfter(state);
  return (
    <div ref={box} tabIndex={-1} className={classes.screen}>
      {state === "scheduled" && starts_at && (
        <Notice
          tone="blue"
          title={t("send.planned", { at: formatDateTime(starts_at) })}
          action={<CampaignActions campaign={campaign} />}
        />
      )}
      {state === "draft" || state === "scheduled" ? (
        <CampaignForm campaign={campaign} />
      ) : (
        <Sending campaign={campaign} />
      )}
    </div>
  );
}

function Sending({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaigns");
  return (
    <>
      <CampaignActions campaign={campaign} />
      <CampaignProgress campaign={campaign} />
      {/* The list is a region of that name. */}
      <div className={classes.section}>
        <h2>{t("receiver.title")}</h2>
        <ReceiverList campaign={campaign} />
      </div>
      <section className={classes.section} aria-labelledby="text">
        <h2 id="text">{t("text")}</h2>
        <CampaignPreview {...campaign} />
      </section>
    </>
  );
}
