import { Button } from "@mantine/core";
import type { NeedleDepth } from "@meridian/core/contracts/acupuncture/point-facts";
import { formatNumber } from "@meridian/ui/i18n/format";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { labelOf, type PointEntry } from "../model/point-entries.ts";
import classes from "./point-row.module.css";

type DepthQuestionProps = {
  deep: readonly PointEntry[];
  depth: NeedleDepth;
  onChange: (change: Partial<PointEntry>, side: PointEntry["side"]) => void;
};

/** Asks to confirm a depth above the usual maximum. The depth is stored in any case. */
export function DepthQuestion({ deep, depth, onChange }: DepthQuestionProps) {
  const { t } = useTranslation("acupuncture");
  const [first] = deep;
  if (!first) return null;
  const max = t("cun", { depth: formatNumber(depth.max) });
  const values = { depth: first.depth, point: labelOf(first), max };
  return (
    <div className={classes.question} role="alert">
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      <span>{t(depth.max > 0 ? "deep.over" : "deep.never", values)}</span>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => {
          for (const point of deep) onChange({ depth_kept: point.depth }, point.side);
        }}
      >
        {t("deep.keep", values)}
      </Button>
      {depth.max > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            for (const point of deep) onChange({ depth: max }, point.side);
          }}
        >
          {t("deep.most", values)}
        </Button>
      )}
    </div>
  );
}
