import type { MotionRange } from "@meridian/core/clinical/osteopathy/osteopathy-ranges";
import type { Osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./osteopathy.module.css";
import { rangeName } from "./words.ts";

type Ranges = Osteopathy["ranges"];

type RangesPanelProps = {
  ranges: Ranges;
  /** Newest first. */
  earlier: readonly { start: string; data: Pick<Osteopathy, "ranges"> }[];
  onChange: (ranges: Ranges) => void;
};

/** The ranges of motion in degrees by joint, each with its usual value and the last one. */
export function RangesPanel({ ranges, earlier, onChange }: RangesPanelProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  const set = (key: string, degrees: number | null) => {
    const { [key]: _, ...rest } = ranges;
    onChange(degrees === null ? rest : { ...rest, [key]: degrees });
  };
  return (
    <>
      <p className={classes.help}>{t("ranges.help")}</p>
      {words.terms.joint.map((joint) => (
        <section key={joint.key} className={classes.region}>
          <h3>{joint[currentLanguage()]}</h3>
          <div className={classes.degrees}>
            {words.ranges
              .filter((range) => range.joint === joint.key)
              .map((range) => (
                <Degrees
                  key={range.key}
                  range={range}
                  name={rangeName(t, words, range)}
                  value={ranges[range.key] ?? null}
                  last={earlier.find(({ data }) => data.ranges[range.key] !== undefined)}
                  onChange={(degrees) => set(range.key, degrees)}
                />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

type DegreesProps = {
  range: MotionRange;
  name: string;
  value: number | null;
  last: RangesPanelProps["earlier"][number] | undefined;
  onChange: (degrees: number | null) => void;
};

function Degrees({ range, name, value, last, onChange }: DegreesProps) {
  const { t } = useTranslation("osteopathy");
  const { most, usual, key } = range;
  const impossible = value !== null && !(value >= 0 && value <= most);
  const before = last?.data.ranges[key];
  const notes = [
    usual === null ? "" : t("ranges.usual", { value: usual }),
    last && before !== undefined
      ? t("ranges.last", { value: formatNumber(before), date: formatDate(last.start, "numeric") })
      : "",
  ];
  return (
    <NumberField
      label={name}
      unit="°"
      digits={1}
      value={value}
      onChange={onChange}
      help={<span className="num">{notes.filter(Boolean).join(" · ")}</span>}
      error={impossible ? t("ranges.impossible", { most }) : undefined}
    />
  );
}
