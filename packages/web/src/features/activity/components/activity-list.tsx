import { Button } from "@mantine/core";
import type { ActivityEntry } from "@meridian/core/contracts/activity/activity";
import { AUDIT_ACTIONS } from "@meridian/core/contracts/activity/audit-actions";
import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { findPatients, useActivity, usePeople } from "../api/activity.ts";
import { targetOf } from "../model/entry-target.ts";
import classes from "./activity.module.css";
import { useActivityColumns, useSentence } from "./activity-columns.tsx";
import { TrailCheck } from "./trail-check.tsx";

/** The clinic's audit trail with its filters, which are in the address. */
export function ActivityList() {
  const { t } = useTranslation("activity");
  const { address, change } = useFilters();
  const people = usePeople();
  const value = (name: string) => address.get(name) || undefined;
  const day = (name: string) => (isDay(value(name) ?? "") ? value(name) : undefined);
  const filters = {
    user: value("user"),
    patient: value("patient"),
    action: AUDIT_ACTIONS.find((one) => one === value("action")),
    from: day("from"),
    to: day("to"),
  };
  const list = useActivity(filters);
  const listCsv = useListCsv();
  const { action, ...named } = filters;
  const sentence = useSentence();
  return (
    <>
      <TrailCheck last={list.first} />
      <div className={classes.filters}>
        <PatientFilter
          value={filters.patient}
          name={list.rows.find(({ patient }) => patient === filters.patient)?.patient_name}
          onChange={(id) => change("patient", id)}
        />
        <DayFilter name="from" value={filters.from} onChange={(next) => change("from", next)} />
        <DayFilter name="to" value={filters.to} onChange={(next) => change("to", next)} />
      </div>
      <DataTable<ActivityEntry>
        label={t("title")}
        columns={useActivityColumns("everyone")}
        list={list}
        rowKey={({ id }) => id}
        rowName={sentence}
        rowHref={(entry) => targetOf(entry) ?? `/settings/activity?${address}`}
        filters={[
          {
            key: "user",
            label: t("filter.person"),
            options: (people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            value: filters.user ?? "",
            onChange: (next) => change("user", next),
          },
          {
            key: "action",
            label: t("filter.kind"),
            options: AUDIT_ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) })),
            value: filters.action ?? "",
            onChange: (next) => change("action", next),
          },
        ]}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
        csv={listCsv("activity", { name: t("title") }, { ...named, state: action })}
      />
    </>
  );
}

type DayProps = { name: "from" | "to"; value: string | undefined; onChange: (day: string) => void };

/** A day that is applied once it is one; what is typed stays meanwhile. */
function DayFilter({ name, value, onChange }: DayProps) {
  const { t } = useTranslation("activity");
  const [typed, setTyped] = useState(value ?? "");
  return (
    <DateField
      label={t(`filter.${name}`)}
      value={typed}
      max={today()}
      onChange={(next) => {
        setTyped(next);
        if (next === "" || isDay(next)) onChange(next);
      }}
    />
  );
}

type PatientProps = {
  value: string | undefined;
  name: string | null | undefined;
  onChange: (id: string) => void;
};

function PatientFilter({ value, name, onChange }: PatientProps) {
  const { t } = useTranslation("activity");
  const { t: act } = useTranslation("ui");
  if (value)
    return (
      <div className={classes.patient}>
        <span>{t("filter.patient")}</span>
        <Button variant="default" onClick={() => onChange("")} autoFocus>
          {t("filter.without", { name: name ?? t("filter.patient") })}
        </Button>
      </div>
    );
  return (
    <SearchPick
      label={t("filter.patient")}
      careful
      find={async (text, signal) =>
        (await findPatients(text, signal)).map(({ id, name: label, birthday }) => ({
          id,
          label,
          note: birthday ? formatDate(birthday, "numeric") : "",
          run: () => onChange(id),
        }))
      }
      nothing={t("filter.noPatient")}
      failed={act("state.errorTitle")}
    />
  );
}
