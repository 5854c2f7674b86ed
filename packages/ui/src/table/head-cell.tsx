import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./data-table.module.css";
import type { Column } from "./data-table.tsx";

export type Sort = { key: string; direction: "ascending" | "descending" };

/** The cards on a phone lose the roles of a table, so they are set explicitly. */
export const ROLES = {
  table: { role: "table" },
  row: { role: "row" },
  cell: { role: "cell" },
  /** The cell that names its row: a screen reader says it with each of the others. */
  name: { role: "rowheader" },
} as const;

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** The classes of a column's cells: where it ends up when the table gets narrow, and its side. */
export const columnClass = (column: Pick<Column<never>, "from" | "align" | "main">) =>
  [
    column.from === "md" && classes.fromMedium,
    column.from === "lg" && classes.fromLarge,
    column.align === "end" && classes.alignEnd,
    column.main && classes.main,
  ]
    .filter(Boolean)
    .join(" ");

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** A column's header; a button with the direction if the column can be sorted. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { t } = useTranslation("ui");
  const way = sort?.key === column.key ? sort.direction : "none";
  const style = column.width ? { width: column.width } : undefined;
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={columnClass(column)} style={style}>
        {column.header}
      </th>
    );
  }
  const Icon = ICONS[way];
  return (
    <th scope="col" className={columnClass(column)} style={style} aria-sort={way}>
      <button
        type="button"
        className={classes.sort}
        data-on={way === "none" ? undefined : true}
        title={t("table.sortBy", { column: column.header })}
        onClick={() =>
          onSort({ key: column.key, direction: way === "ascending" ? "descending" : "ascending" })
        }
      >
        {column.header}
        <Icon size={13} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
}
