import { Button } from "@mantine/core";
import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCampaignActions } from "../api/campaigns.ts";
import classes from "./campaigns.module.css";

const ACTIONS = {
  draft: [],
  scheduled: ["unschedule"],
  sending: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  cancelled: [],
  sent: [],
} as const satisfies Record<Campaign["state"], readonly string[]>;
type Action = (typeof ACTIONS)[Campaign["state"]][number];

/** What can be done with a mail that is planned or being sent. Each says first what it does. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaigns");
  const { pause, resume, cancel } = useCampaignActions();
  const [asked, setAsked] = useState<Action>();
  const run = { pause, resume, cancel, unschedule: cancel };
  const actions: readonly Action[] = ACTIONS[campaign.state];
  return (
    <>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === "resume" ? "filled" : "default"}
              onClick={() => setAsked(action)}
            >
              {t(`actions.${action}.title`)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <DecisionDialog
          title={t(`actions.${asked}.title`)}
          effect={t(`actions.${asked}.effect`)}
          danger={asked === "cancel"}
          done={t(`actions.${asked}.done`)}
          onDecide={() => run[asked](campaign)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
