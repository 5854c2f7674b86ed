import { Button } from "@mantine/core";
import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import {
  PREVIEW_FEATURES,
  type PreviewFeature,
} from "@meridian/core/contracts/subscription/preview-features";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSpaceDecisions } from "../api/space-management.ts";
import classes from "./space-view.module.css";

/** The features in preview, and which of them the space is shown. */
export function EarlyAccess({ space }: { space: SpaceDetail }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState<PreviewFeature>();
  const decisions = useSpaceDecisions(space);
  const shown = (feature: PreviewFeature) => space.early_access.includes(feature);
  const toggled = (feature: PreviewFeature) =>
    shown(feature) ? space.early_access.filter((one) => one !== feature) : [...space.early_access, feature];
  const names = (feature: PreviewFeature) => ({ feature: t(`early.features.${feature}.name`) });
  return (
    <section className={classes.proof} aria-labelledby="early-access">
      <h2 id="early-access">{t("early.title")}</h2>
      <p>{t("early.help")}</p>
      {PREVIEW_FEATURES.map((feature) => (
        <div key={feature} className={classes.actions}>
          <div className={classes.feature}>
            <strong>{t(`early.features.${feature}.name`)}</strong>{" "}
            <Tag tone={shown(feature) ? "green" : "plain"}>
              {t(shown(feature) ? "early.on" : "early.off")}
            </Tag>
            <p>{t(`early.features.${feature}.help`)}</p>
          </div>
          <Button variant="default" onClick={() => setAsking(feature)}>
            {t(shown(feature) ? "early.withdraw" : "early.give", names(feature))}
          </Button>
        </div>
      ))}
      {asking && (
        <DecisionDialog
          title={t(shown(asking) ? "early.withdraw" : "early.give", names(asking))}
          effect={t(shown(asking) ? "early.withdrawEffect" : "early.giveEffect", { name: space.space_name })}
          asks={{ reason: t("decide.reason") }}
          done={t("early.done")}
          onDecide={({ reason }) => decisions.setEarlyAccess(toggled(asking), reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  );
}
