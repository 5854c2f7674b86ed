import { Button } from "@mantine/core";
import { wordsIn } from "@meridian/core/clinical/catalogues/term-words";
import { ryodorakuLinesWith } from "@meridian/core/clinical/ryodoraku/ryodoraku-catalogue";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { toast } from "@meridian/ui/feedback/toasts";
import { EmptyState } from "@meridian/ui/states/states";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Catalogue } from "../model/catalogue.ts";
import type { PointEntry, PointsValue } from "../model/point-entries.ts";
import { suggestedPoints, withSuggested } from "../model/ryodoraku.ts";
import classes from "./balance.module.css";

type RyodorakuToolProps = {
  catalogue: Catalogue;
  /** This visit's measurement. */
  measured: RyodorakuData;
  points: readonly PointEntry[];
  setValue: (next: (now: PointsValue) => PointsValue) => void;
};

/** The points that this visit's measurement suggests, to choose from. None is added automatically. */
export function RyodorakuTool({ catalogue, measured, points, setValue }: RyodorakuToolProps) {
  const { t } = useTranslation("acupuncture");
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { overlay } = usePublished("ryodoraku", { follows: true });
  const lines = useMemo(() => ryodorakuLinesWith(wordsIn("ryodoraku", overlay)), [overlay]);
  const suggested = suggestedPoints(measured, catalogue, lines);
  const chosen = suggested.filter(({ key }) => marked.includes(key));
  const there = new Set(points.map(({ id }) => id));
  if (suggested.length === 0) return <EmptyState compact title={t("ryodoraku.none")} />;
  return (
    <section className={classes.tool} aria-label={t("ryodoraku.title")}>
      <p className={classes.lead}>{t("ryodoraku.lead")}</p>
      {(["tonify", "sedate"] as const).map((action) => {
        const offered = suggested.filter((one) => one.action === action);
        if (offered.length === 0) return null;
        return (
          <fieldset key={action} className={classes.step}>
            <legend>{t(`ryodoraku.${action}`)}</legend>
            {offered.map(({ key, point, known, side }) => (
              <button
                key={key}
                type="button"
                aria-pressed={marked.includes(key)}
                onClick={() =>
                  setMarked(marked.includes(key) ? marked.filter((one) => one !== key) : [...marked, key])
                }
              >
                <b>{point}</b> {known.pinyin}
                {side && `, ${t(`side.${side}`)}`}
                {there.has(point) && ` · ${t("balance.there")}`}
              </button>
            ))}
          </fieldset>
        );
      })}
      <div>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            setValue((now) => ({ ...now, points: withSuggested(now.points, chosen) }));
            setMarked([]);
            toast(t("balance.added", { count: chosen.length }));
          }}
        >
          {t("balance.add", { count: chosen.length })}
        </Button>
      </div>
    </section>
  );
}
