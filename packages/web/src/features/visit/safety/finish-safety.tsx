import { needsReason } from "@meridian/core/clinical/safety/finding";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./safety.module.css";
import { useReasons, useSafety, useUnansweredHits } from "./safety-context.tsx";
import { SeriousFindings } from "./warnings.tsx";

/** Before signing: what is serious and has no reason yet, with its field. `onShown` is called once it is shown. */
export default function FinishSafety({ onShown }: { onShown?: () => void }) {
  const { t } = useTranslation("safety");
  const { live, verdict } = useSafety();
  const open = useUnansweredHits();
  const reasons = useReasons();
  // A warning answered since the dialog opened stays visible, so that typing its reason is not interrupted.
  const [unansweredAtOpening] = useState(() => new Set(open.map(({ rule }) => rule)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => onShown?.(), []);
  const shown = (verdict?.hits ?? []).filter(
    (hit) => needsReason(hit) && (unansweredAtOpening.has(hit.rule) || open.includes(hit)),
  );
  if (shown.length === 0) return null;
  return (
    <div className={classes.warnings}>
      {open.length > 0 && <Notice tone="red">{t("finish.title", { count: open.length })}</Notice>}
      <SeriousFindings
        hits={shown}
        reasons={reasons}
        withLinks={false}
        onChange={(change) => live.updateSection("safety", change)}
      />
    </div>
  );
}
