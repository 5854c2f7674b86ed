import { Button } from "@mantine/core";
import { IconChevronDown, IconSearch } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "../forms/fields.tsx";
import { RemoveButton } from "../forms/remove-button.tsx";
import { CsvButton, type CsvFile } from "./csv-button.tsx";
import classes from "./data-table.module.css";
import type { BulkAction, Column, DataTableProps } from "./data-table.tsx";

/** A filter shown as a chip; `""` is "not filtered". */
export type TableFilter = {
  key: string;
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

/** Search, filters as chips, CSV. */
export function TableToolbar<Row>({ search, filters = [], csv, columns, list }: DataTableProps<Row>) {
  if (!search && filters.length === 0 && !csv) return null;
  return (
    <div className={classes.bar}>
      {search && (
        <label className={classes.search}>
          <IconSearch size={16} stroke={1.5} aria-hidden />
          <span className="visually-hidden">{search.placeholder}</span>
          <input
            type="search"
            value={search.value}
            placeholder={search.placeholder}
            autoComplete="off"
            onChange={(event) => search.onChange(event.currentTarget.value)}
          />
        </label>
      )}
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} />
      ))}
      <span className={classes.spacer} />
      {csv && list.rows.length > 0 && <CsvButton file={csvOf(csv, columns, list)} />}
    </div>
  );
}

/** The table's own columns and pages, where the file has no others. */
function csvOf<Row>(
  csv: NonNullable<DataTableProps<Row>["csv"]>,
  columns: readonly Column<Row>[],
  list: DataTableProps<Row>["list"],
): CsvFile<Row> {
  return {
    columns: columns.flatMap(({ header, text }) => (text ? [{ header, text }] : [])),
    pages: list.pages,
    ...(typeof csv === "string" ? { name: csv } : csv),
  };
}

function FilterChip({ filter }: { filter: TableFilter }) {
  const { t } = useTranslation("ui");
  const { label, options, value, onChange } = filter;
  const on = value !== "";
  const select = useRef<HTMLSelectElement>(null);
  return (
    <span className={on ? `${classes.chip} ${classes.on}` : classes.chip} data-row>
      <select
        ref={select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value === value ? `${label}: ${option.label}` : option.label}
          </option>
        ))}
      </select>
      {!on && <IconChevronDown className={classes.open} size={14} stroke={1.75} aria-hidden />}
      {on && (
        <RemoveButton
          asks
          size="sm"
          label={t("table.removeFilter", { name: label })}
          onRemove={() => {
            onChange("");
            select.current?.focus();
          }}
        />
      )}
    </span>
  );
}

type SelectionBarProps<Row> = { actions: readonly BulkAction<Row>[]; rows: Row[]; onClear: () => void };

/** Actions for the selected rows. */
export function SelectionBar<Row>({ actions, rows, onClear }: SelectionBarProps<Row>) {
  const { t } = useTranslation("ui");
  return (
    <div className={classes.selection}>
      <strong>{t("table.selected", { count: rows.length })}</strong>
      {actions.map(({ label, run, danger }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          {...(danger && { color: "red", variant: "light" })}
          onClick={() => {
            run(rows);
            onClear();
          }}
        >
          {label}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t("action.clear")}
      </Button>
    </div>
  );
}
