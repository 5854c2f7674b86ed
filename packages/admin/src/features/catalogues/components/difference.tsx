import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { Place } from "@meridian/core/clinical/catalogues/description";
import type { EntryState } from "@meridian/core/contracts/catalogues/office";
import { useTranslation } from "react-i18next";
import { describedFields, differingFields } from "../model/entry-fields.ts";
import { PlacesDifference } from "../places/places-difference.tsx";
import classes from "./catalogues.module.css";
import { useFieldText } from "./field-text.ts";

type DifferenceProps = {
  catalogue: CatalogueKey;
  before: EntryState | null;
  after: EntryState | null;
  /** Names the table for screen readers. */
  label: string;
  /** What the two states are, where they are not before and after a change. */
  headings?: readonly [string, string];
};

/** What differs between two states of an entry, field by field. */
export function Difference({ catalogue, before, after, label, headings }: DifferenceProps) {
  const { t } = useTranslation("catalogues");
  const { fieldName, valueText } = useFieldText(catalogue);
  const text = (state: EntryState | null, name: string) =>
    state ? valueText(name, state.fields[name]) : "–";
  const rows = differingFields(catalogue, before?.fields, after?.fields).map((name) => ({
    name,
    label: fieldName(name),
    was: text(before, name),
    is: text(after, name),
  }));
  const stateText = (state: EntryState | null, of: (known: EntryState) => string) =>
    state ? of(state) : "–";
  const addRow = (name: string, rowLabel: string, of: (known: EntryState) => string) => {
    const was = stateText(before, of);
    const is = stateText(after, of);
    if (was !== is) rows.push({ name, label: rowLabel, was, is });
  };
  addRow("review", t("state"), ({ review }) => t(`states.${review}`));
  addRow("retired", t("retired"), ({ retired }) => t(retired ? "yes" : "no"));
  const moved = describedFields(catalogue).find(
    ([name, { kind }]) => kind === "places" && rows.some((row) => row.name === name),
  )?.[0];
  if (rows.length === 0) return <p className={classes.quiet}>{t("same")}</p>;
  return (
    <>
      {moved && before && after && (
        <PlacesDifference
          before={before.fields[moved] as Place[]}
          after={after.fields[moved] as Place[]}
          sides={String(after.fields.sides ?? "center")}
        />
      )}
      <table className={classes.difference} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{headings?.[0] ?? t("before")}</th>
            <th scope="col">{headings?.[1] ?? t("after")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              <td>{before && !headings ? <del>{row.was}</del> : row.was}</td>
              <td>{after && !headings ? <ins>{row.is}</ins> : row.is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
