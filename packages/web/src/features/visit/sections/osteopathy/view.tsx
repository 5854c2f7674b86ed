import { BODY_BOX, BODY_VIEWS } from "@meridian/core/clinical/osteopathy/osteopathy-body";
import { DETAILS, OUTLINES } from "@meridian/core/clinical/osteopathy/osteopathy-figure";
import type { Osteopathy, PainMark } from "@meridian/core/contracts/visits/sections/osteopathy";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ViewProps } from "../../frame/section-props.ts";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { Arrow } from "./body-chart.tsx";
import charts from "./charts.module.css";
import { FindingsTable } from "./findings-table.tsx";
import { MarksTable } from "./marks-table.tsx";
import classes from "./osteopathy.module.css";
import { jointRangeName, nameOf } from "./words.ts";

/** The examination to be read. */
export function View({ value }: ViewProps<Osteopathy>) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  return (
    <div className={classes.view}>
      {value.red_flags.length > 0 && (
        <p>
          <strong>{t("safety.flags")}:</strong>{" "}
          {value.red_flags.map((key) => nameOf(words, "flag", key)).join(", ")}
        </p>
      )}
      {value.segments.length > 0 && <FindingsTable findings={value.segments} />}
      {value.marks.length > 0 && (
        <>
          <Pictures marks={value.marks} />
          <MarksTable marks={value.marks} />
        </>
      )}
      <Facts value={value} />
      {value.note && <p className={classes.prose}>{value.note}</p>}
    </div>
  );
}

/** Tests and ranges as pairs of words. */
function Facts({ value: { tests, ranges } }: ViewProps<Osteopathy>) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  const done = words.tests.flatMap((test): [string, ReactNode][] => {
    const results = tests[test.key];
    if (!results) return [];
    const texts = (["left", "right", "middle"] as const).flatMap((side) => {
      const result = results[side];
      if (result === null) return [];
      const word = t(`tests.${result}`).toLocaleLowerCase();
      return [side === "middle" ? word : `${t(`tests.${side}`).toLocaleLowerCase()} ${word}`];
    });
    return [[test[currentLanguage()], texts.join(", ")]];
  });
  const measured = words.ranges.flatMap((range): [string, ReactNode][] => {
    const degrees = ranges[range.key];
    if (degrees === undefined) return [];
    return [[jointRangeName(t, words, range), `${formatNumber(degrees)}°`]];
  });
  if (done.length + measured.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {[...done, ...measured].map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The views that hold a mark, small; the table says the same in words. */
function Pictures({ marks }: { marks: readonly PainMark[] }) {
  return (
    <div className={classes.pictures}>
      {BODY_VIEWS.filter((view) => marks.some((mark) => mark.view === view)).map((view) => (
        <svg key={view} aria-hidden viewBox={`0 0 ${BODY_BOX.width} ${BODY_BOX.height}`}>
          {OUTLINES[view].map((path) => (
            <path key={path} className={charts.skin} d={path} />
          ))}
          {DETAILS[view].map((path) => (
            <path key={path} className={charts.detail} d={path} />
          ))}
          {marks
            .filter((mark) => mark.view === view)
            .map((mark) => (
              <g key={mark.id} className={charts.mark}>
                {mark.radiation.length > 0 && <Arrow from={mark.at} line={mark.radiation} />}
                <circle cx={mark.at[0] * BODY_BOX.width} cy={mark.at[1] * BODY_BOX.height} r={22} />
                <text
                  x={mark.at[0] * BODY_BOX.width}
                  y={mark.at[1] * BODY_BOX.height + 9}
                  textAnchor="middle"
                >
                  {mark.pain ?? "·"}
                </text>
              </g>
            ))}
        </svg>
      ))}
    </div>
  );
}
