import { compareOsteopathy } from "@meridian/core/clinical/osteopathy/osteopathy-compare";
import type { Osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import { ChangeTag } from "./findings-table.tsx";
import classes from "./osteopathy.module.css";
import { jointRangeName, nameOf } from "./words.ts";

/** The changes between an earlier examination and this one, as text. */
export function ChangeList({ before, now }: { before: Osteopathy; now: Osteopathy }) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  const { segments, tests, ranges, pain } = compareOsteopathy(before, now);
  const painText = (value: number | null) => (value === null ? t("change.none") : `${value}`);
  const lines = [
    ...segments
      .filter(({ change }) => change !== null && change !== "same")
      .map(({ segment, change }) => ({
        name: nameOf(words, "segment", segment),
        what: <ChangeTag change={change} />,
      })),
    ...tests.map((one) => ({
      name: `${words.test(one.test)?.[currentLanguage()] ?? one.test}${one.side === "middle" ? "" : ` (${t(`tests.${one.side}`).toLocaleLowerCase()})`}`,
      what: t("change.from", {
        before: t(`tests.${one.before ?? "notDone"}`).toLocaleLowerCase(),
        now: t(`tests.${one.now ?? "notDone"}`).toLocaleLowerCase(),
      }),
    })),
    ...ranges.map((one) => {
      const range = words.range(one.range);
      return {
        name: range ? jointRangeName(t, words, range) : one.range,
        what: t("change.from", { before: `${one.before}°`, now: `${one.now}°` }),
      };
    }),
    ...(pain.before !== null && pain.now !== null && pain.before !== pain.now
      ? [
          {
            name: t("change.pain"),
            what: t("change.from", { before: painText(pain.before), now: painText(pain.now) }),
          },
        ]
      : []),
  ];
  return (
    <section className={classes.changes}>
      <h4>{t("change.label")}</h4>
      {lines.length === 0 ? (
        <p className={classes.none}>{t("change.nothing")}</p>
      ) : (
        <dl className={classes.facts}>
          {lines.map(({ name, what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
