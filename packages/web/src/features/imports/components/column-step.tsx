import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { IMPORT_KINDS, type Import, type ImportKind } from "@meridian/core/contracts/imports/imports";
import { SelectField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { LIMITS } from "@meridian/ui/sheets/limits";
import { cellsOf } from "@meridian/ui/sheets/table";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { shownDay } from "../model/typed-day.ts";
import type { OpenSheet } from "../model/use-file.ts";
import classes from "./imports.module.css";

/** What the columns of a sheet hold, for one kind of rows. */
export type ColumnChoice = {
  mapping: readonly (string | null)[];
  remembered: boolean;
  options: readonly { value: string; label: string }[];
  /** The field that the name of a column says. */
  named: (header: string) => string | undefined;
  /** What is still missing, as a sentence. */
  needed: string | undefined;
  onChoose: (column: number, field: string) => void;
};

type ColumnStepProps = {
  sheet: OpenSheet;
  /** The file has no names of columns of its own: contacts, a calendar. */
  isKnown: boolean;
  choice: ColumnChoice;
  /** Absent where the user may import patients only. */
  onKind: ((kind: ImportKind) => void) | undefined;
  resumed: Import | undefined;
  onHeader: (header: number) => void;
  onNext: () => void;
  onBack: () => void;
};

/** Says what the rows are and what each column holds. The guesses are shown with examples from the file. */
export function ColumnStep({ onKind, resumed, onHeader, onNext, onBack, ...file }: ColumnStepProps) {
  const { t } = useTranslation("imports");
  const { sheet, choice, isKnown } = file;
  const rows = sheet.table.rows.length - sheet.header - 1;
  return (
    <>
      <p>{t("columns.rows", { count: rows, number: formatNumber(rows) })}</p>
      {onKind && (
        <Radio.Group
          label={t("kind.label")}
          value={sheet.kind}
          onChange={(value) => onKind(value === "appointments" ? "appointments" : "patients")}
        >
          {IMPORT_KINDS.map((one) => (
            <Radio key={one} mt="xs" value={one} label={t(`kind.${one}`)} />
          ))}
        </Radio.Group>
      )}
      {resumed && (
        <Notice tone="blue">
          {t("columns.resumed", {
            date: formatDate(resumed.started_at),
            count: resumed.created + resumed.merged,
          })}
        </Notice>
      )}
      {!resumed && choice.remembered && <Notice tone="blue">{t("columns.remembered")}</Notice>}
      {!isKnown && <HeaderChoice sheet={sheet} onHeader={onHeader} />}
      <ColumnList {...file} />
      {choice.needed && <Notice tone="amber">{choice.needed}</Notice>}
      <FormActions>
        <Button onClick={onNext} disabled={choice.needed !== undefined}>
          {t("action.next")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.otherFile")}
        </Button>
      </FormActions>
    </>
  );
}

function HeaderChoice({ sheet: { table, header }, onHeader }: Pick<ColumnStepProps, "sheet" | "onHeader">) {
  const { t } = useTranslation("imports");
  return (
    <SelectField
      label={t("columns.header")}
      value={String(header)}
      empty={false}
      onChange={(value) => onHeader(Number(value))}
      options={[
        { value: "-1", label: t("columns.noHeader") },
        ...table.rows.slice(0, LIMITS.headerRows).map((row, index) => ({
          value: String(index),
          label: t("columns.headerRow", {
            number: table.numbers[index] ?? index + 1,
            text: cellsOf(row).filter(Boolean).join(" · ").slice(0, 60),
          }),
        })),
      ]}
    />
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
/** What stands in a column, days and instants as the user writes them. */
const shown = (example: string) => (INSTANT.test(example) ? formatDateTime(example) : shownDay(example));

function ColumnList({ sheet, choice, isKnown }: Pick<ColumnStepProps, "sheet" | "choice" | "isKnown">) {
  const { t } = useTranslation("imports");
  const labelOf = (header: string) =>
    choice.options.find(({ value }) => value === choice.named(header))?.label ?? header;
  const columns = sheet.columns.map((column) => ({
    ...column,
    name: isKnown ? labelOf(column.header) : column.header,
    examples: column.examples.map(shown),
  }));
  return (
    <ul className={classes.columns} aria-label={t("columns.list")}>
      {columns.map(({ index, name, examples }) => (
        <li key={index}>
          <div className={classes.column}>
            <strong>{name || t("columns.unnamed", { number: index + 1 })}</strong>
            <span className={classes.examples}>{examples.join(" · ") || t("columns.empty")}</span>
          </div>
          <SelectField
            label={t("columns.holds", { name: name || index + 1 })}
            hideLabel
            value={choice.mapping[index] ?? ""}
            empty={t("columns.none")}
            onChange={(value) => choice.onChoose(index, value)}
            options={choice.options}
          />
        </li>
      ))}
    </ul>
  );
}
