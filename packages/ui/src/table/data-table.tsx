import { Button } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useRoving } from "../focus/roving.ts";
import { useShownKeys } from "../shell/commands.ts";
import { Bone, EmptyState, ErrorState } from "../states/states.tsx";
import type { CsvFile } from "./csv-button.tsx";
import type { CursorList } from "./cursor-list.ts";
import classes from "./data-table.module.css";
import { HeadCell, ROLES, type Sort } from "./head-cell.tsx";
import { useHeld } from "./held.ts";
import { MoreButton } from "./more-button.tsx";
import { type RowAction, TableRow } from "./table-row.tsx";
import { SelectionBar, type TableFilter, TableToolbar } from "./toolbar.tsx";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell as text, for the CSV; columns without it are left out. */
  text?: (row: Row) => string;
  sortable?: boolean;
  /** The row's name: first and large on a phone, and the link to `rowHref`. */
  main?: boolean;
  align?: "end";
  width?: string;
  /** Hidden in narrower tables: `md` 720 px, `lg` 900 px. Cards on a phone hide both. */
  from?: "md" | "lg";
};

/** A CSV with the table's columns and rows, where it has no others. */
export type TableCsv<Row> = Pick<CsvFile<Row>, "name"> & Partial<CsvFile<Row>>;

export type BulkAction<Row> = { label: string; run: (rows: Row[]) => void; danger?: boolean };

export type DataTableProps<Row> = {
  /** What the table lists, for screen readers and the file's name. */
  label: string;
  columns: readonly Column<Row>[];
  list: CursorList<Row>;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  search?: { value: string; onChange: (text: string) => void; placeholder: string };
  filters?: readonly TableFilter[];
  /** What to know about the rows that were found, between the search and the rows; announced by screen readers. */
  notice?: ReactNode;
  /** "No patients yet" and the next step. When a search or filter hides all rows, the table says so itself. */
  empty: { title: string; help?: ReactNode; action?: ReactNode };
  /**
   * The CSV of what is filtered: the list's name alone where the file has the table's columns and nobody in it;
   * undefined for none. A list of people takes it from `useListCsv`.
   */
  csv?: string | TableCsv<Row> | undefined;
};

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f"];

/** A list with search, filters, sorting, selection, CSV export, pages by cursor, and cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation("ui");
  const { label, rowKey, bulkActions = [], filters = [], search } = props;
  const {
    shown: { list, notice },
    onPointerDown,
  } = useHeld({ list: props.list, notice: props.notice });
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.rows.filter((row) => picked.has(rowKey(row)));
  const narrowed = Boolean(search?.value) || filters.some(({ value }) => value !== "");
  const toggle = (key: string) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  return (
    <section className={classes.box} aria-label={label}>
      <TableToolbar {...props} />
      <p className={classes.notice} role="status">
        {notice}
      </p>
      <p className="visually-hidden" role="status">
        {chosen.length > 0 && t("table.selected", { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <SelectionBar actions={bulkActions} rows={chosen} onClear={() => setPicked(new Set())} />
      )}
      {list.error !== undefined ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : !list.loading && list.rows.length === 0 ? (
        <Nothing {...props} narrowed={narrowed} />
      ) : (
        <Rows
          {...props}
          list={list}
          picked={picked}
          onPick={setPicked}
          onToggle={toggle}
          onPointerDown={onPointerDown}
        />
      )}
      <TableFoot list={list} narrowed={narrowed} />
    </section>
  );
}

function Nothing<Row>({
  empty,
  narrowed,
  filters = [],
  search,
}: DataTableProps<Row> & { narrowed: boolean }) {
  const { t } = useTranslation("ui");
  if (!narrowed) return <EmptyState {...empty} />;
  const clear = () => {
    search?.onChange("");
    for (const filter of filters) filter.onChange("");
  };
  return (
    <EmptyState
      title={t("table.noMatches")}
      help={t("table.noMatchesHelp")}
      action={
        <Button variant="default" onClick={clear}>
          {t("table.clearFilters")}
        </Button>
      }
    />
  );
}

type RowsProps<Row> = DataTableProps<Row> & {
  picked: ReadonlySet<string>;
  onPick: (keys: ReadonlySet<string>) => void;
  onToggle: (key: string) => void;
  onPointerDown: () => void;
};

function Rows<Row>(props: RowsProps<Row>) {
  const {
    label,
    columns,
    list,
    rowKey,
    rowActions,
    rowHref,
    bulkActions = [],
    picked,
    onToggle,
    onPointerDown,
  } = props;
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  useRoving(body);
  const selectable = bulkActions.length > 0;
  useShownKeys([
    { keys: "↑ ↓", does: "moveBetweenRows" },
    ...(rowHref ? [{ keys: "Enter", does: "openRow" } as const] : []),
    ...(selectable ? [{ keys: "Space", does: "pickRow" } as const] : []),
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: list.rows.length - 1 }[event.key];
    if (to !== undefined) (body.current?.rows[to] as HTMLElement | undefined)?.focus();
    else if (event.key === "Enter" && rowHref) void navigate(rowHref(row));
    else if (event.key === " " && selectable) onToggle(rowKey(row));
    else return;
    event.preventDefault();
  };
  return (
    <div className={list.refreshing ? `${classes.frame} ${classes.stale}` : classes.frame}>
      <table
        className={classes.table}
        {...ROLES.table}
        aria-label={label}
        aria-busy={list.loading || list.refreshing}
      >
        <Head {...props} />
        <tbody ref={body} onPointerDown={onPointerDown}>
          {list.loading &&
            SKELETON_ROWS.map((key) => (
              <SkeletonRow key={key} count={columns.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0)} />
            ))}
          {list.rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              table={props}
              selected={selectable ? picked.has(rowKey(row)) : undefined}
              onToggle={() => onToggle(rowKey(row))}
              tabIndex={index === Math.min(active, list.rows.length - 1) ? 0 : -1}
              onFocus={() => setActive(index)}
              onKeyDown={(event) => onKeyDown(event, index, row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>(props: RowsProps<Row>) {
  const { columns, list, rowKey, rowActions, bulkActions = [], sort, onSort, picked, onPick } = props;
  const { t } = useTranslation("ui");
  const all = list.rows.length > 0 && list.rows.every((row) => picked.has(rowKey(row)));
  return (
    <thead>
      <tr {...ROLES.row}>
        {bulkActions.length > 0 && (
          <th className={classes.check}>
            <input
              type="checkbox"
              aria-label={t("table.selectAll")}
              checked={all}
              onChange={() => onPick(new Set(all ? [] : list.rows.map(rowKey)))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {rowActions && (
          <th className={classes.tools}>
            <span className="visually-hidden">{t("action.more")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SkeletonRow({ count }: { count: number }) {
  return (
    <tr aria-hidden>
      {Array.from({ length: count }, (_, cell) => cell).map((cell) => (
        <td key={cell}>
          <Bone width={cell === 0 ? "70%" : "50%"} />
        </td>
      ))}
    </tr>
  );
}

/** How many rows there are. It stands there before them, so that a screen reader announces what a search or filter leaves. */
function TableFoot<Row>({ list, narrowed }: { list: CursorList<Row>; narrowed: boolean }) {
  const { t } = useTranslation("ui");
  const count = list.rows.length;
  if (count === 0)
    return (
      <div className="announced" role="status">
        {narrowed && !list.loading && list.error === undefined && (
          <span className="visually-hidden">{t("table.noMatches")}</span>
        )}
      </div>
    );
  return (
    <div className={classes.foot} role="status">
      {list.more ? t("table.rowsMore", { count }) : t("table.rows", { count })}
      <MoreButton
        count={count}
        more={list.more}
        onMore={list.loadMore}
        loading={list.loadingMore}
        size="compact-sm"
      >
        {t("action.loadMore")}
      </MoreButton>
    </div>
  );
}
