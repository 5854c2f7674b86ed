import { Button, CloseButton } from "@mantine/core";
import { compareTongues, isComparable } from "@meridian/core/clinical/tongue/tongue-compare";
import { TONGUE_VIEWS, type TongueView } from "@meridian/core/clinical/tongue/tongue-drawing";
import type { TongueFound } from "@meridian/core/clinical/tongue/tongue-reading";
import { SelectField } from "@meridian/ui/forms/fields";
import { type CSSProperties, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTerms } from "../../terms/term-words.tsx";
import chips from "./chips.module.css";
import { Choice } from "./chips.tsx";
import classes from "./comparison.module.css";
import { TongueFigure } from "./figure.tsx";
import section from "./tongue.module.css";
import { changeTexts } from "./words.ts";

/** A tongue and the date of its visit. */
export type DatedTongue = { id: string; label: string; found: TongueFound };

type ChangeListProps = {
  before: TongueFound;
  after: TongueFound;
  none: string;
  /** The most changes to list; the others are only counted. */
  max?: number;
};

/** The changes between two tongues as text. */
export function ChangeList({ before, after, none, max }: ChangeListProps) {
  const { t } = useTranslation("tongue");
  const compared = useMemo(() => compareTongues(before, after), [before, after]);
  const { words } = useTerms("tongue");
  const changes = changeTexts(t, compared, words);
  const shown = changes.slice(0, max);
  if (changes.length === 0)
    return <p className={section.muted}>{isComparable(before, after) ? none : t("compare.apart")}</p>;
  return (
    <ul className={classes.changes}>
      {shown.map(({ key, code, text }) => (
        <li key={key} data-change={code}>
          {text}
        </li>
      ))}
      {shown.length < changes.length && (
        <li data-change="rest">{t("previous.more", { count: changes.length - shown.length })}</li>
      )}
    </ul>
  );
}

/** On a narrow screen two pictures side by side would be too small to compare. */
const isNarrow = () => window.matchMedia("(max-width: 47.5em)").matches;

/** Loads visits before those that can be chosen. */
export type OlderResults = { loading: boolean; onLoad: () => void };

export function OlderButton({ loading, onLoad }: OlderResults) {
  const { t } = useTranslation("tongue");
  return (
    <Button size="compact-sm" variant="default" loading={loading} onClick={onLoad}>
      {t("compare.older")}
    </Button>
  );
}

type ComparisonProps = {
  visits: readonly DatedTongue[];
  from: string;
  to: string;
  older: OlderResults | undefined;
  onClose: () => void;
};

/** Compares the tongues of two visits, side by side or one over the other, with the changes as text. */
export function Comparison({ visits, from, to, older, onClose }: ComparisonProps) {
  const { t } = useTranslation("tongue");
  const title = useId();
  const [pair, setPair] = useState({ from, to });
  const [view, setView] = useState<TongueView>("top");
  const [layout, setLayout] = useState<"side" | "over">(isNarrow() ? "over" : "side");
  const of = (id: string) => visits.find((visit) => visit.id === id) ?? visits[0];
  const before = of(pair.from);
  const after = of(pair.to);
  if (!before || !after) return null;
  const options = visits.map(({ id, label }) => ({ value: id, label }));
  return (
    <section className={classes.comparison} aria-labelledby={title}>
      <header>
        <h3 id={title}>{t("compare.title")}</h3>
        <CloseButton aria-label={t("compare.close")} onClick={onClose} />
      </header>
      <div className={classes.pair}>
        <SelectField
          label={t("compare.before")}
          value={before.id}
          onChange={(id) => setPair({ ...pair, from: id })}
          options={options}
          empty={false}
        />
        <SelectField
          label={t("compare.after")}
          value={after.id}
          onChange={(id) => setPair({ ...pair, to: id })}
          options={options}
          empty={false}
        />
        {older && <OlderButton {...older} />}
      </div>
      <div className={section.bar}>
        <ViewSwitch view={view} onChange={setView} />
        <fieldset className={chips.segments}>
          <legend>{t("compare.how")}</legend>
          {(["side", "over"] as const).map((one) => (
            <Choice
              key={one}
              name={`${title}-how`}
              label={t(`compare.${one}`)}
              checked={layout === one}
              onChange={() => setLayout(one)}
            />
          ))}
        </fieldset>
      </div>
      <div className={classes.pictures} data-how={layout}>
        <SideBySide before={before} after={after} view={view} />
        <Overlay before={before} after={after} view={view} />
        <div className={classes.descriptions}>
          <h4>{t("compare.words")}</h4>
          <ChangeList before={before.found} after={after.found} none={t("compare.nothing")} />
        </div>
      </div>
    </section>
  );
}

type PairProps = { before: DatedTongue; after: DatedTongue; view: TongueView };

function SideBySide({ before, after, view }: PairProps) {
  const { t } = useTranslation("tongue");
  return (
    <div className={classes.side}>
      {[before, after].map(({ id, label, found }, index) => (
        <figure key={`${id}${index === 0 ? "before" : "after"}`}>
          <TongueFigure found={found} view={view} label={t("figure.on", { date: label })} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The later tongue over the earlier one; a slider sets how much of it is visible. */
function Overlay({ before, after, view }: PairProps) {
  const { t } = useTranslation("tongue");
  const [part, setPart] = useState(50);
  return (
    <div className={classes.overlay}>
      <div className={classes.stack} style={{ "--part": `${part}%` } as CSSProperties}>
        <TongueFigure found={before.found} view={view} label={t("figure.on", { date: before.label })} />
        <TongueFigure
          found={after.found}
          view={view}
          label={t("figure.on", { date: after.label })}
          className={classes.divider ?? ""}
        />
        <span className={classes.edge} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={part}
        aria-label={t("compare.slider")}
        aria-valuetext={`${before.label} ${part} %, ${after.label} ${100 - part} %`}
        onChange={(event) => setPart(Number(event.currentTarget.value))}
      />
      <p className={classes.labels}>
        <span>{before.label}</span>
        <span>{after.label}</span>
      </p>
    </div>
  );
}

/** Switches between surface and underside. */
export function ViewSwitch({ view, onChange }: { view: TongueView; onChange: (view: TongueView) => void }) {
  const { t } = useTranslation("tongue");
  const name = useId();
  return (
    <fieldset className={chips.segments}>
      <legend>{t("view.label")}</legend>
      {TONGUE_VIEWS.map((one) => (
        <Choice
          key={one}
          name={name}
          label={t(`view.${one}`)}
          checked={view === one}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}
