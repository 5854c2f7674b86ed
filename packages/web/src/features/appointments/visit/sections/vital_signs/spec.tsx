import { Button } from "@mantine/core";
import type { SectionData } from "@meridian/core/contracts/sections";
import { type VitalSign, vitalSigns } from "@meridian/core/contracts/vital-signs";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { DERIVED, type Judgement, judge, TYPED, withDerived } from "../../../model/vitals.ts";
import type { EditProps, ViewProps } from "../../section-props.ts";
import classes from "../../visit.module.css";
import { useVisitContext } from "../../visit-context.tsx";

type Vitals = SectionData<"vital_signs">;
const derived = vitalSigns.filter(({ key }) => (DERIVED as readonly string[]).includes(key));

export function Edit({ value, onChange }: EditProps<Vitals>) {
  const { content } = useVisitContext();
  const before = content.previous?.summary.vital_signs ?? {};
  const set = (key: string, figure: number | null) => {
    const { [key]: _, ...rest } = value.values;
    onChange({
      values: withDerived(figure === null ? rest : { ...rest, [key]: figure }),
      confirmed: value.confirmed.filter((confirmed) => confirmed !== key),
    });
  };
  return (
    <div className={classes.vitals}>
      {TYPED.map((sign) => (
        <Figure
          key={sign.key}
          sign={sign}
          value={value.values[sign.key] ?? null}
          before={before[sign.key]}
          judgement={judge(sign, value.values[sign.key], value.confirmed)}
          onChange={(figure) => set(sign.key, figure)}
          onConfirm={() => onChange({ ...value, confirmed: [...value.confirmed, sign.key] })}
        />
      ))}
      {derived.map((sign) => (
        <Derived key={sign.key} sign={sign} value={value.values[sign.key]} before={before[sign.key]} />
      ))}
    </div>
  );
}

type FigureProps = {
  sign: VitalSign;
  value: number | null;
  before: number | undefined;
  judgement: Judgement;
  onChange: (value: number | null) => void;
  onConfirm: () => void;
};

function Figure({ sign, value, before, judgement, onChange, onConfirm }: FigureProps) {
  const { t } = useTranslation("visit");
  const [low, high] = sign.possible;
  const error = {
    impossible: t("vitals.impossible", { low, high }),
    unreadable: t("vitals.unreadable"),
    ask: t("vitals.ask"),
  }[judgement as "impossible"];
  return (
    <div className={classes.figure} data-judgement={judgement}>
      <NumberField
        label={sign[currentLanguage()]}
        unit={sign.unit}
        digits={sign.decimals}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className={classes.figureNotes}>
        {judgement === "ask" && (
          <Button size="compact-xs" variant="outline" color="yellow" onClick={onConfirm}>
            {t("vitals.confirm")}
          </Button>
        )}
        <Level judgement={judgement} />
        {before !== undefined && (
          <span className="num">{t("vitals.last", { value: formatNumber(before) })}</span>
        )}
      </div>
    </div>
  );
}

function Level({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation("visit");
  if (judgement !== "low" && judgement !== "high") return null;
  return <span className={classes.level}>{t(`vitals.${judgement}`)}</span>;
}

function Derived({
  sign,
  value,
  before,
}: {
  sign: VitalSign;
  value: number | undefined;
  before: number | undefined;
}) {
  const { t } = useTranslation("visit");
  if (value === undefined && before === undefined) return null;
  return (
    <div className={classes.figure}>
      <p className={classes.derivedLabel}>{sign[currentLanguage()]}</p>
      <p className={`${classes.derived} num`}>
        {value === undefined ? "–" : formatNumber(value)} {sign.unit}
      </p>
      <div className={classes.figureNotes}>
        <Level judgement={judge(sign, value, [sign.key])} />
        {before !== undefined && (
          <span className="num">{t("vitals.last", { value: formatNumber(before) })}</span>
        )}
      </div>
    </div>
  );
}

export function View({ value }: ViewProps<Vitals>) {
  return (
    <dl className={classes.measures}>
      {vitalSigns
        .filter(({ key }) => value.values[key] !== undefined)
        .map((sign) => (
          <div key={sign.key}>
            <dt>{sign[currentLanguage()]}</dt>
            <dd className="num">
              {formatNumber(value.values[sign.key] ?? 0)} {sign.unit}{" "}
              <Level judgement={judge(sign, value.values[sign.key], value.confirmed)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
