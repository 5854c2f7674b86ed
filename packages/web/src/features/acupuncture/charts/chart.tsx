import {
  detailsOf,
  EAR_BACK,
  EAR_BACK_DETAILS,
  EAR_BOX,
  EAR_DETAILS,
  EAR_OUTLINE,
  EAR_WIDTH,
  outlineOf,
  SOLE,
} from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { UnreviewedMark } from "@meridian/ui/states/unreviewed-mark";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePointFacts } from "../api/acupuncture.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { channelChoices } from "../model/own-entries.ts";
import { type PointEntry, type PointsValue, toggledPoint, withRestored } from "../model/point-entries.ts";
import { AshiMarks, ashiView, useAshiMarking } from "./ashi-marks.tsx";
import { bodyMarks, type ChartMark, channelPath, earMarks } from "./chart-marks.ts";
import classes from "./charts.module.css";
import { BODY_VIEWS, type BodyView } from "./places.ts";
import { PointMap } from "./point-map.tsx";
import { boxOf, type Region, regionsOf } from "./regions.ts";

type ChartProps = {
  catalogue: Catalogue;
  held: readonly PointEntry[];
  marks: readonly AshiMark[];
  auricular: boolean;
  editable: boolean;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
};

type Facing = "left" | "right";

/** The chart of the body in three views, or of the ear. Points are chosen on the drawing or in the list below. */
export function Chart({ catalogue, held, marks: ashi, auricular, editable, setValue }: ChartProps) {
  const { t } = useTranslation("acupuncture");
  const [view, setView] = useState<BodyView>("front");
  const [region, setRegion] = useState<Region>("whole");
  const [facing, setFacing] = useState<Facing>("left");
  const [channel, setChannel] = useState("");
  const [both, setBoth] = useState(true);
  const [marking, setMarking] = useState(false);
  const [hoveredKey, setHoveredKey] = useState<string>();
  const { weakness } = usePointFacts(true);
  const words = { sides: { left: t("side.left"), right: t("side.right"), center: t("side.center") } };
  const shown = { catalogue, held, channel, words };
  const marks = auricular ? earMarks(shown, facing) : bodyMarks(shown, view, facing);
  const pick = (key: string) => {
    const mark = marks.find((one) => one.key === key);
    if (!mark) return;
    const { gone } = toggledPoint(held, mark.point, mark.side, both);
    setValue((now) => ({ ...now, points: toggledPoint(now.points, mark.point, mark.side, both).points }));
    if (gone.length > 0)
      toast(t("removed", { count: 1 }), {
        action: {
          label: t("undo"),
          run: () => setValue((now) => ({ ...now, points: withRestored(now.points, gone) })),
        },
      });
  };
  const drawn = ashiView(auricular ? "ear" : view, facing);
  const mark = useAshiMarking(setValue, drawn);
  const box = auricular ? EAR_BOX : boxOf(view, region);
  const sided = auricular || view === "side";
  return (
    <section className={classes.chart} aria-label={t("chart.title")} data-chart>
      <div className={classes.controls}>
        {!auricular && (
          <Choice
            label={t("chart.view")}
            values={BODY_VIEWS}
            value={view}
            name={(one) => t(`chart.views.${one}`)}
            onChange={(next) => {
              setView(next);
              if (!regionsOf(next).includes(region)) setRegion("whole");
            }}
          />
        )}
        {!auricular && (
          <Choice
            label={t("chart.part")}
            values={regionsOf(view)}
            value={region}
            name={(one) => t(`chart.parts.${one}`)}
            onChange={setRegion}
          />
        )}
        {sided && (
          <Choice
            label={t("chart.facing")}
            values={["left", "right"] as const}
            value={facing}
            name={(one) => t(`side.${one}`)}
            onChange={setFacing}
          />
        )}
        <SelectField
          label={t("chart.channel")}
          empty={t("chart.allChannels")}
          value={channel}
          onChange={setChannel}
          options={channelChoices(catalogue.tables, auricular, currentLanguage())}
        />
        {editable && (
          <>
            <CheckboxField label={t("chart.both")} value={both} onChange={setBoth} />
            <CheckboxField label={t("chart.mark")} value={marking} onChange={setMarking} />
          </>
        )}
      </div>
      <div className={classes.lookedAt}>
        <PointInfo mark={marks.find(({ key }) => key === hoveredKey)} />
        <UnreviewedMark>{weakness(auricular)}</UnreviewedMark>
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
        {auricular ? <Ear facing={facing} /> : <Body view={view} channel={channel} facing={facing} />}
        <AshiMarks marks={ashi.filter((one) => one.view === drawn)} box={box} />
      </PointMap>
      <PointList marks={marks} editable={editable} onPick={pick} />
    </section>
  );
}

type BodyProps = { view: BodyView; channel: string; facing: Facing };

function Body({ view, channel, facing }: BodyProps) {
  const { t } = useTranslation("acupuncture");
  const sides = view === "side" ? [facing] : (["left", "right"] as const);
  return (
    <g className={classes.figure} aria-hidden>
      <g {...(view === "side" && facing === "right" && { transform: "scale(-1 1)" })}>
        <path d={outlineOf[view]} className={classes.skin} />
        {detailsOf[view].map((line) => (
          <path key={line} d={line} className={classes.detail} />
        ))}
      </g>
      {view === "front" && (
        <>
          <path d={SOLE} className={classes.skin} />
          <path d={SOLE} className={classes.skin} transform="scale(-1 1)" />
        </>
      )}
      {channel &&
        sides.map((side) => (
          <path key={side} d={channelPath(channel, view, side)} className={classes.course} />
        ))}
      {view !== "side" && (
        <>
          <text x={view === "front" ? -205 : 205} y={30} className={classes.letter}>
            {t("chart.rightLetter")}
          </text>
          <text x={view === "front" ? 205 : -205} y={30} className={classes.letter}>
            {t("chart.leftLetter")}
          </text>
        </>
      )}
    </g>
  );
}

function Ear({ facing }: { facing: Facing }) {
  const { t } = useTranslation("acupuncture");
  const mirrored = facing === "right";
  const across = (x: number) => (mirrored ? EAR_WIDTH - x : x);
  return (
    <g className={classes.figure} aria-hidden>
      <g {...(mirrored && { transform: `matrix(-1 0 0 1 ${EAR_WIDTH} 0)` })}>
        {[EAR_OUTLINE, EAR_BACK].map((line) => (
          <path key={line} d={line} className={classes.skin} />
        ))}
        {[...EAR_DETAILS, ...EAR_BACK_DETAILS].map((line) => (
          <path key={line} d={line} className={classes.detail} />
        ))}
      </g>
      <text x={across(148)} y={420} className={classes.caption}>
        {t(`chart.earSide.${facing}`)}
      </text>
      <text x={across(418)} y={420} className={classes.caption}>
        {t("chart.earBack")}
      </text>
    </g>
  );
}

/** Name and facts of the point under the pointer or focus. */
function PointInfo({ mark }: { mark: ChartMark | undefined }) {
  const { t } = useTranslation("acupuncture");
  const { factsOf } = usePointFacts(true);
  if (!mark) return <p className={classes.looked}>{t("chart.hint")}</p>;
  const { point } = mark;
  const facts = factsOf(point.id);
  const moxa =
    facts?.moxa && facts.moxa !== "yes" && `${t("about.moxa")}: ${t(`about.moxaUse.${facts.moxa}`)}`;
  return (
    <div className={classes.looked}>
      <p>
        <b>{mark.label}</b> <span lang="zh">{point.zh}</span> {point.auricular && point.name} ·{" "}
        <span>{point.indications}</span>
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
