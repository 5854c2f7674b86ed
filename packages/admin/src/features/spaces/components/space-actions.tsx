import { Button } from "@mantine/core";
import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSpaceDecisions } from "../api/space-management.ts";
import classes from "./space-view.module.css";

/** Grants days, blocks and unblocks, each with its reason. */
export function SpaceActions({ space }: { space: SpaceDetail }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState<"days" | "block" | "unblock">();
  const decisions = useSpaceDecisions(space);
  const close = () => setAsking(undefined);
  const name = space.space_name;
  // There is nobody left to block and no plan to add to.
  if (space.closing?.state === "closed") return null;
  return (
    <div className={classes.gap}>
      {space.blocked && (
        <Notice tone="red" title={t("decide.blockedTitle")}>
          {t("decide.blockedReason", { reason: space.block_reason ?? "" })}
        </Notice>
      )}
      <div className={classes.actions}>
        {space.plan && (
          <Button variant="default" onClick={() => setAsking("days")}>
            {t("decide.grant")}
          </Button>
        )}
        {space.blocked ? (
          <Button variant="default" onClick={() => setAsking("unblock")}>
            {t("decide.unblock")}
          </Button>
        ) : (
          <Button variant="light" color="red" onClick={() => setAsking("block")}>
            {t("decide.block")}
          </Button>
        )}
      </div>
      {asking === "days" && (
        <DecisionDialog
          title={t("decide.grant")}
          effect={t("decide.grantEffect", { name })}
          asks={{ days: t("decide.days"), reason: t("decide.reason") }}
          done={t("decide.granted", { name })}
          onDecide={({ days, reason }) => decisions.grantDays(days, reason)}
          onClose={close}
        />
      )}
      {asking === "block" && (
        <DecisionDialog
          title={t("decide.block")}
          effect={t("decide.blockEffect", { name })}
          asks={{ reason: t("decide.reason") }}
          danger
          done={t("decide.blocked", { name })}
          onDecide={({ reason }) => decisions.block(reason)}
          onClose={close}
        />
      )}
      {asking === "unblock" && (
        <DecisionDialog
          title={t("decide.unblock")}
          effect={t("decide.unblockEffect", { name })}
          asks={{ reason: t("decide.reason") }}
          done={t("decide.unblocked", { name })}
          onDecide={({ reason }) => decisions.unblock(reason)}
          onClose={close}
        />
      )}
    </div>
  );
}
