import { needsReason } from "@meridian/core/clinical/safety/finding";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./safety.module.css";
import { useOpenHits, useReasons, useSafety } from "./safety-context.tsx";
import { Serious } from "./warnings.tsx";

/** Before signing: what is serious and has no reason yet, with its field. */
export default function FinishSafety() {
  const { t } = useTranslation("safety");
  const { hand, verdict } = useSafety();
  const open = useOpenHits();
  const reasons = useReasons();
  // What has its reason since the dialog opened stays in sight, so that typing goes on.
  const [first] = useState(() => new Set(open.map(({ rule }) => rule)));
  const asked = (verdict?.hits ?? []).filter(
    (hit) => needsReason(hit) && (first.has(hit.rule) || open.includes(hit)),
  );
  if (asked.length === 0) return null;
  return (
    <div className={classes.warnings}>
      {open.length > 0 && <Notice tone="red">{t("finish.title", { count: open.length })}</Notice>}
      <Serious
        hits={asked}
        reasons={reasons}
        goes={false}
        onChange={(change) => hand.write("safety", change)}
      />
    </div>
  );
}
