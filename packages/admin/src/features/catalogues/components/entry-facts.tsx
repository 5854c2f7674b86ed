import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice, Tag, type Tone } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { describedFields } from "../model/entry-fields.ts";
import classes from "./catalogues.module.css";
import { Difference } from "./difference.tsx";
import { useFieldText, WRITTEN_IN } from "./field-text.ts";

const TONES = { unreviewed: "plain", reviewed: "green", disputed: "amber" } as const satisfies Record<
  EntryView["review"],
  Tone
>;

/** The state of an entry's review. */
export function ReviewTag({ entry }: { entry: Pick<EntryView, "review" | "retired"> }) {
  const { t } = useTranslation("catalogues");
  if (entry.retired) return <Tag>{t("retired")}</Tag>;
  return <Tag tone={TONES[entry.review]}>{t(`states.${entry.review}`)}</Tag>;
}

type NoticesProps = {
  catalogue: CatalogueKey;
  entry: EntryView;
  /** What the product ships; undefined where that is not known here, null for an added entry. */
  shipped?: EntryView["fields"] | null | undefined;
};

/** What is to know of an entry before it is changed. */
export function EntryNotices({ catalogue, entry, shipped }: NoticesProps) {
  const { t } = useTranslation("catalogues");
  const { review, note, reviewed_at, retired } = entry;
  const name = entry.reviewed_by ?? "";
  return (
    <div className={classes.notices}>
      {entry.retired && <Notice tone="amber" title={t("retiredNotice")} />}
      {entry.unpublished && <Notice tone="blue" title={t("draft")} />}
      {entry.base_changed && (
        <Notice tone="amber" title={t("baseChangedNotice")}>
          {shipped && (
            <Difference
              catalogue={catalogue}
              before={{ fields: entry.fields, retired, review }}
              after={{ fields: shipped, retired, review }}
              label={t("baseNow")}
              headings={[t("here"), t("baseNow")]}
            />
          )}
        </Notice>
      )}
      {review === "disputed" && <Notice tone="amber" title={t("disputedNotice", { name, note })} />}
      {review === "reviewed" && reviewed_at && (
        <Notice tone="green" title={t("reviewedNotice", { name, date: formatDate(reviewed_at) })} />
      )}
      {review === "unreviewed" && <p className={classes.quiet}>{t("unreviewedNotice")}</p>}
    </div>
  );
}

/** The fields of an entry to be read, both languages below each other. */
export function EntryFacts({ catalogue, entry }: { catalogue: CatalogueKey; entry: EntryView }) {
  const { t } = useTranslation("catalogues");
  const { fieldName, valueText } = useFieldText(catalogue);
  return (
    <dl className={classes.facts}>
      {describedFields(catalogue).flatMap(([name, { kind }]) => {
        const value = entry.fields[name];
        if (kind !== "words")
          return [
            <Fact
              key={name}
              name={fieldName(name)}
              text={valueText(name, value)}
              {...(name in WRITTEN_IN && { language: WRITTEN_IN[name] })}
            />,
          ];
        const { en = "", pt = "" } = (value ?? {}) as { en?: string; pt?: string };
        return [
          <Fact
            key={`${name}_en`}
            name={t("inLanguage", { field: fieldName(name), language: t("english") })}
            text={en || "–"}
            language="en"
          />,
          <Fact
            key={`${name}_pt`}
            name={t("inLanguage", { field: fieldName(name), language: t("portuguese") })}
            text={pt || "–"}
            language="pt"
          />,
        ];
      })}
      {entry.reference && <Fact name={t("reference")} text={entry.reference.title} />}
    </dl>
  );
}

function Fact({ name, text, language }: { name: string; text: string; language?: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd lang={language}>{text}</dd>
    </>
  );
}
