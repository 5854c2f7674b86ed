import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { PatientRow } from "@meridian/core/contracts/patients/patients";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import type { Sort } from "@meridian/ui/table/head-cell";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  type PatientsSort,
  type PatientsView,
  patientPages,
  usePatientActions,
  usePatientList,
} from "../api/patients.ts";
import { usePatientCsv } from "../model/patient-csv.ts";
import classes from "./patients.module.css";

type TableProps = {
  view: PatientsView;
  mayAdd: boolean;
  /** Whether they may be archived although something of theirs is still booked: asks where there is something. */
  mayGo: (people: readonly PatientRow[]) => Promise<boolean>;
  /** `q` and `sort` of the address. */
  search: URLSearchParams;
  onChange: (part: Record<string, string>) => void;
};

const SORTS: readonly PatientsSort[] = ["name", "-name", "created", "-created"];

/** One view of the patients as a table. */
export function PatientTable({ view, mayAdd, mayGo, search, onChange }: TableProps) {
  const { t } = useTranslation("patients");
  const allows = useAllows();
  const [typed, setTyped] = useState(search.get("q") ?? "");
  const [q] = useDebouncedValue(typed.trim(), 180);
  const sort = SORTS.find((one) => one === search.get("sort")) ?? "name";
  const list = usePatientList(q, view, sort);
  const csvColumns = usePatientCsv();
  const listCsv = useListCsv();
  const shelve = useShelving(view, mayGo);
  useEffect(() => {
    if (q !== (search.get("q") ?? "")) onChange({ q });
  }, [q, search, onChange]);
  const manages = allows({ can: "patients.manage" });
  const verb = t(view === "archived" ? "action.restore" : "action.archive");
  const corrected = q !== "" && list.first?.corrected && !list.refreshing;
  return (
    <DataTable<PatientRow>
      label={t(`views.${view}`)}
      columns={useColumns(view)}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/patient/${id}`}
      search={{ value: typed, onChange: setTyped, placeholder: t("searchPlaceholder") }}
      notice={corrected && t("corrected", { typed: q })}
      sort={sortOf(sort)}
      // A search comes in the order of what was found.
      {...(q === "" && { onSort: (next: Sort) => onChange({ sort: nameOf(next) }) })}
      empty={{
        title: t(`empty.${view}`),
        help: t(`empty.${view}Help`),
        action: view === "active" && mayAdd && (
          <Button component={Link} to="/patients/new">
            {t("new")}
          </Button>
        ),
      }}
      {...(manages && {
        rowActions: (row: PatientRow) => [
          { label: verb, run: () => void shelve([row]), danger: view !== "archived" },
        ],
        bulkActions: [
          { label: verb, run: (rows: PatientRow[]) => void shelve(rows), danger: view !== "archived" },
        ],
      })}
      csv={listCsv(
        "patients",
        {
          name: `${t("title")} - ${t(`views.${view}`)}`,
          columns: csvColumns,
          pages: patientPages(q, view, sort),
        },
        { state: view, ...(q !== "" && { searched: true }) },
      )}
    />
  );
}

const sortOf = (sort: PatientsSort): Sort => ({
  key: sort.replace("-", ""),
  direction: sort.startsWith("-") ? "descending" : "ascending",
});
const nameOf = ({ key, direction }: Sort) =>
  direction === "descending" ? `-${key}` : key === "name" ? "" : key;

function useColumns(view: PatientsView): Column<PatientRow>[] {
  const { t } = useTranslation("patients");
  const phoneOf = ({ mobile_number, phone }: PatientRow) => mobile_number || phone;
  return [
    {
      key: "name",
      header: t("column.name"),
      main: true,
      sortable: true,
      cell: (row) => <Name row={row} view={view} />,
    },
    {
      key: "birthday",
      header: t("column.birthday"),
      cell: ({ birthday, age }) =>
        birthday && (
          <span className="num">
            {formatDate(birthday)} · {t("years", { count: age ?? 0 })}
          </span>
        ),
    },
    {
      key: "phone",
      header: t("column.phone"),
      cell: (row) => <span className="num">{phoneOf(row)}</span>,
    },
    {
      key: "email",
      header: t("column.email"),
      cell: ({ email }) => email,
      from: "md",
    },
    {
      key: "created",
      header: t("column.created"),
      sortable: view !== "imported",
      cell: ({ created_at }) => <span className="num">{formatDate(created_at)}</span>,
      from: "lg",
    },
  ];
}

function Name({ row, view }: { row: PatientRow; view: PatientsView }) {
  const { t } = useTranslation("patients");
  return (
    <span className={classes.nameCell}>
      {row.name}
      {row.age_class === "minor" && <Tag tone="blue">{t("tag.minor")}</Tag>}
      {row.imported && view === "active" && <Tag>{t("tag.imported")}</Tag>}
    </span>
  );
}

/** Archives or restores rows one after another; reports the number, offers the undo, and names the failures. */
function useShelving(view: PatientsView, mayGo: TableProps["mayGo"]) {
  const { t } = useTranslation("patients");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const actions = usePatientActions();
  return async function shelve(rows: PatientRow[], to = view === "archived" ? "restore" : "archive") {
    const done: PatientRow[] = [];
    let failure: unknown;
    try {
      if (to === "archive" && !(await mayGo(rows))) return;
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
      return;
    }
    for (const row of rows) {
      try {
        await (to === "restore" ? actions.restore(row.id) : actions.archive(row.id));
        done.push(row);
      } catch (error) {
        failure ??= error;
      }
    }
    const back = to === "restore" ? "archive" : "restore";
    if (done.length > 0)
      toast(t(to === "restore" ? "done.restored" : "done.archived", { count: done.length }), {
        action: { label: act("action.undo"), run: () => void shelve(done, back) },
      });
    if (failure) {
      const reason = errorMessage(say, failure);
      toast(t("done.failed", { count: rows.length - done.length, reason }), { tone: "red" });
    }
  };
}
