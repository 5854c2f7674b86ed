import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import classes from "./data-table.module.css";
import type { DataTableProps } from "./data-table.tsx";
import { columnClass, ROLES } from "./head-cell.tsx";

export type RowAction = { label: string; run: () => void; danger?: boolean };

type TableRowProps<Row> = {
  row: Row;
  table: DataTableProps<Row>;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  onToggle: () => void;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
};

/**
 * One row: arrows move between rows, Enter opens, Space selects; a click anywhere but on a control opens. Tab reaches the
 * row used last and what is in it, and then leaves the list.
 */
export function TableRow<Row>({
  row,
  table,
  selected,
  onToggle,
  tabIndex,
  onFocus,
  onKeyDown,
}: TableRowProps<Row>) {
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const { columns, rowHref, rowName, rowActions } = table;
  const name = rowName(row);
  const href = rowHref?.(row);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as HTMLElement).closest("a, button, input, label, [role=menu]");
    if (href && !onControl && window.getSelection()?.toString() === "") void navigate(href);
  };
  const actions = rowActions?.(row) ?? [];
  return (
    <tr
      {...ROLES.row}
      data-roving-row
      tabIndex={tabIndex}
      aria-selected={selected}
      data-open={href ? true : undefined}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {selected !== undefined && (
        <td className={classes.check}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t("table.select", { name })}
            checked={selected}
            onChange={onToggle}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <td
            key={column.key}
            {...(column.main ? ROLES.name : ROLES.cell)}
            className={columnClass(column)}
            data-label={column.main ? undefined : column.header}
            data-whole-words={hasShortWords(content) || undefined}
          >
            {column.main && href ? <Link to={href}>{content}</Link> : content}
          </td>
        );
      })}
      {rowActions && (
        <td className={classes.tools}>{actions.length > 0 && <RowMenu name={name} actions={actions} />}</td>
      )}
    </tr>
  );
}

/** The most characters of a word that is never broken, so that a date or a kind stays whole beside a long title. */
const SHORT_WORD = 14;
const hasShortWords = (content: ReactNode) =>
  typeof content === "string" && content.split(/[\s-]/).every((word) => word.length <= SHORT_WORD);

function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation("ui");
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("table.actions", { name })}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, run, danger }) => (
          <Menu.Item key={label} onClick={run} {...(danger && { color: "red" })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
