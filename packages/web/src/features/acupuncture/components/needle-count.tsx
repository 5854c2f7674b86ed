import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { needleCount, type PointEntry, withNeedlesOut } from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";

type NeedleCountProps = {
  points: readonly PointEntry[];
  editable: boolean;
  onChange: (points: PointEntry[]) => void;
};

/** The needles in and out of the whole appointment, ear and body, with a button that counts all as out. */
export function NeedleCount({ points, editable, onChange }: NeedleCountProps) {
  const { t } = useTranslation("acupuncture");
  const count = needleCount(points);
  const left = count.in - count.out;
  if (count.in === 0) return null;
  return (
    <div className={classes.needleCount} data-left={left > 0 || undefined}>
      <span role="status">
        {t("needles", { in: count.in, out: count.out })}
        {editable && left > 0 && <strong> · {t("stillIn", { count: left })}</strong>}
      </span>
      {editable && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            disabled={left === 0}
            onClick={() => onChange(withNeedlesOut(points, true))}
          >
            {t("allOut")}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={count.out === 0}
            onClick={() => onChange(withNeedlesOut(points, false))}
          >
            {t("allIn")}
          </Button>
        </>
      )}
    </div>
  );
}
