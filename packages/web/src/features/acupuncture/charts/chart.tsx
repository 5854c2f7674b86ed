import { EAR_BOX } from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import { BODY_VIEWS, type BodyView } from "@meridian/core/clinical/acupuncture/chart/places";
import { boxOf, type Region, regionsOf } from "@meridian/core/clinical/acupuncture/chart/regions";
import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import { Body, Ear, type Facing } from "@meridian/ui/acupuncture/figures";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePointFacts } from "../api/acupuncture.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { channelChoices } from "../model/own-entries.ts";
import { type PointEntry, type PointsValue, toggledPoint, withRestored } from "../model/point-entries.ts";
import { factsOfPoint } from "../model/point-words.ts";
import { AshiMarks, ashiView, useAshiMarking } from "./ashi-marks.tsx";
import { bodyMarks, type ChartMark, channelPaths, earMarks } from "./chart-marks.ts";
import classes from "./charts.module.css";
import { PointMap } from "./point-map.tsx";

type ChartProps = {
  catalogue: Catalogue;
  chosen: readonly PointEntry[];
  marks: readonly AshiMark[];
  auricular: boolean;
  editable: boolean;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
};

/** What part of the chart is shown. */
type Shown = {
  view: BodyView;
  region: Region;
  facing: Facing;
  /** A channel's code; empty for all channels. */
  channel: string;
};

/** The chart of the body in three views, or of the ear. Points are chosen on the drawing or in the list below. */
export function Chart({ catalogue, chosen, marks: ashi, auricular, editable, setValue }: ChartProps) {
  const { t } = useTranslation("acupuncture");
  const [shown, setShown] = useState<Shown>({ view: "front", region: "whole", facing: "left", channel: "" });
  const { view, region, facing, channel } = shown;
  const [both, setBoth] = useState(true);
  const [marking, setMarking] = useState(false);
  const [hoveredKey, setHoveredKey] = useState<string>();
  const { weakness } = usePointFacts(true);
  const words = { sides: { left: t("side.left"), right: t("side.right"), center: t("side.center") } };
  const known = { catalogue, chosen, channel, words };
  const marks = auricular ? earMarks(known, facing) : bodyMarks(known, view, facing);
  const toggle = useToggle(chosen, setValue, both);
  const pick = (key: string) => {
    const mark = marks.find((one) => one.key === key);
    if (mark) toggle(mark);
  };
  const drawn = ashiView(auricular ? "ear" : view, facing);
  const mark = useAshiMarking(setValue, drawn);
  const box = auricular ? EAR_BOX : boxOf(view, region);
  return (
    <section className={classes.chart} aria-label={t("chart.title")} data-chart>
      <div className={classes.controls}>
        <ViewControls catalogue={catalogue} auricular={auricular} shown={shown} onChange={setShown} />
        {editable && (
          <>
            <CheckboxField label={t("chart.both")} value={both} onChange={setBoth} />
            <CheckboxField label={t("chart.mark")} value={marking} onChange={setMarking} />
          </>
        )}
      </div>
      <div className={classes.detailsHead}>
        <PointInfo mark={marks.find(({ key }) => key === hoveredKey)} />
        <ReviewMark>{weakness(auricular)}</ReviewMark>
      </div>
      <PointMap
        label={t(auricular ? "chart.ear" : `chart.views.${view}`)}
        marks={marks}
        box={box}
        onPick={pick}
        onHover={setHoveredKey}
        onPlace={marking ? (x, y) => mark(ashi, x, y, box) : undefined}
        disabled={!editable}
      >
        {auricular ? (
          <Ear facing={facing} />
        ) : (
          <Body view={view} facing={facing} courses={channelPaths(known, view, facing)} />
        )}
        <AshiMarks marks={ashi.filter((one) => one.view === drawn)} box={box} />
      </PointMap>
      <PointList marks={marks} editable={editable} onPick={pick} />
    </section>
  );
}

/** Selects or deselects a point; deselecting can be undone. */
function useToggle(chosen: readonly PointEntry[], setValue: ChartProps["setValue"], both: boolean) {
  const { t } = useTranslation("acupuncture");
  return ({ point, side }: ChartMark) => {
    const { gone } = toggledPoint(chosen, point, side, both);
    setValue((now) => ({ ...now, points: toggledPoint(now.points, point, side, both).points }));
    if (gone.length > 0)
      toast(t("removed", { count: 1 }), {
        action: {
          label: t("undo"),
          run: () => setValue((now) => ({ ...now, points: withRestored(now.points, gone) })),
        },
      });
  };
}

type ViewControlsProps = Pick<ChartProps, "catalogue" | "auricular"> & {
  shown: Shown;
  onChange: (shown: Shown) => void;
};

/** View, body part, side and channel of the chart. */
function ViewControls({ catalogue, auricular, shown, onChange }: ViewControlsProps) {
  const { t } = useTranslation("acupuncture");
  const { view, region, facing, channel } = shown;
  const set = (change: Partial<Shown>) => onChange({ ...shown, ...change });
  return (
    <>
      {!auricular && (
        <>
          <Choice
            label={t("chart.view")}
            values={BODY_VIEWS}
            value={view}
            name={(one) => t(`chart.views.${one}`)}
            onChange={(next) =>
              set({ view: next, ...(!regionsOf(next).includes(region) && { region: "whole" }) })
            }
          />
          <Choice
            label={t("chart.part")}
            values={regionsOf(view)}
            value={region}
            name={(one) => t(`chart.parts.${one}`)}
            onChange={(next) => set({ region: next })}
          />
        </>
      )}
      {(auricular || view === "side") && (
        <Choice
          label={t("chart.facing")}
          values={["left", "right"] as const}
          value={facing}
          name={(one) => t(`side.${one}`)}
          onChange={(next) => set({ facing: next })}
        />
      )}
      <SelectField
        label={t("chart.channel")}
        empty={t("chart.allChannels")}
        value={channel}
        onChange={(next) => set({ channel: next })}
        options={channelChoices(catalogue.tables, auricular, currentLanguage())}
      />
    </>
  );
}

/** Name and facts of the point under the pointer or focus. */
function PointInfo({ mark }: { mark: ChartMark | undefined }) {
  const { t } = useTranslation("acupuncture");
  const { factsOf } = usePointFacts(true);
  if (!mark) return <p className={classes.details}>{t("chart.hint")}</p>;
  const { point } = mark;
  const facts = factsOfPoint(point, factsOf);
  const moxa =
    facts?.moxa && facts.moxa !== "yes" && `${t("about.moxa")}: ${t(`about.moxaUse.${facts.moxa}`)}`;
  return (
    <div className={classes.details}>
      <p>
        <b>{mark.label}</b> <span lang="zh">{point.zh}</span> {point.auricular && point.name} ·{" "}
        <span>{facts?.indications ?? point.indications}</span>
      </p>
      {facts && (
        <>
          <p>{[facts.location, facts.needling, moxa].filter(Boolean).join(" · ")}</p>
          {facts.caution && <p className={classes.careful}>{facts.caution}</p>}
          {facts.functions.length > 0 && <p>{facts.functions.join(", ")}</p>}
        </>
      )}
    </div>
  );
}

type PointListProps = { marks: readonly ChartMark[]; editable: boolean; onPick: (key: string) => void };

/** The same points as a list, for those who do not use the drawing. */
function PointList({ marks, editable, onPick }: PointListProps) {
  const { t } = useTranslation("acupuncture");
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.list} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("chart.list", { count: marks.length })}</summary>
      {open && (
        <div className={classes.codes}>
          {marks.map((mark) => (
            <button
              key={mark.key}
              type="button"
              aria-pressed={mark.chosen}
              disabled={!editable}
              onClick={() => onPick(mark.key)}
            >
              {mark.label}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => ReactNode;
  onChange: (value: T) => void;
};

function Choice<T extends string>({ label, values, value, name, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={classes.choice} aria-label={label}>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {name(one)}
        </button>
      ))}
    </fieldset>
  );
}
