import { Button } from "@mantine/core";
import type { ClashDetails } from "@meridian/core/contracts/scheduling/booking";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { obstacleSpan, obstacleText, otherStart } from "../model/clash-text.ts";
import classes from "./booking.module.css";

type ClashNoticeProps = ClashDetails & {
  /** The day or the start that was wanted: a free time on another day is shown with its day. */
  wanted: string;
  /** Chooses another start time. */
  onTake: (start: string) => void;
  /** Saves in spite of the clash; the override is recorded. */
  onOverride: () => void;
  busy: boolean;
};

/** Lists the clashes, and offers the nearest free times or saving anyway. */
export function ClashNotice({ clashes, free, wanted, onTake, onOverride, busy }: ClashNoticeProps) {
  const { t } = useTranslation("scheduling");
  const box = useRef<HTMLDivElement>(null);
  // On a phone it stands below the form's end, behind the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer with clashes is led to, not only the first
  useEffect(() => box.current?.scrollIntoView?.({ block: "center" }), [clashes]);
  return (
    <div ref={box}>
      <Notice
        tone="red"
        title={t(clashes.every(({ cause }) => cause !== undefined) ? "clash.unavailable" : "clash.title")}
        live
      >
        <ul className={classes.clashes}>
          {clashes.map((clash) => (
            <li key={`${clash.resource}${clash.cause ?? ""}${clash.start}${clash.id ?? ""}`}>
              {obstacleText(t, clash)} · {obstacleSpan(clash)}
            </li>
          ))}
        </ul>
        {free.length > 0 && (
          <div className={classes.ways}>
            <span>{t("clash.free")}</span>
            {free.map((start) => (
              <Button
                key={start}
                size="compact-sm"
                variant="default"
                className="num"
                onClick={() => onTake(start)}
              >
                {otherStart(start, wanted)}
              </Button>
            ))}
          </div>
        )}
        <div className={classes.ways}>
          <span>{t("clash.or")}</span>
          <Button size="compact-sm" variant="outline" color="red" loading={busy} onClick={onOverride}>
            {t("clash.override")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
