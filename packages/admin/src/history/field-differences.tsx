import type { Revision } from "@meridian/core/contracts/revisions/revisions";
import { useTranslation } from "react-i18next";
import classes from "./change-list.module.css";
import { changedPart } from "./changed-part.ts";
import type { FieldWords } from "./words.ts";

/** What a change altered, field by field. */
export function FieldDifferences({ changes, words }: { changes: Revision["changes"]; words: FieldWords }) {
  const { t } = useTranslation("history");
  if (changes.length === 0) return <p className={classes.same}>{t("same")}</p>;
  return (
    <dl className={classes.fields}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{words.fieldName(field)}</dt>
          <dd>
            <Difference before={words.valueText(field, before)} after={words.valueText(field, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text with what was taken out and what came in. */
function Difference({ before, after }: { before: string; after: string }) {
  const { start, removed, added, end } = changedPart(before, after);
  return (
    <>
      {start}
      {removed && <del>{removed}</del>}
      {removed && added && " "}
      {added && <ins>{added}</ins>}
      {end}
    </>
  );
}
