import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { PatientContact } from "@meridian/core/contracts/patients/patients";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { toast } from "@meridian/ui/feedback/toasts";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { PatientPhone, usePatientContacts } from "@meridian/ui/patients/patient-phone";
import { ConfirmDialog } from "@meridian/ui/states/confirm-dialog";
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useRemoveWaiting, useWaitingList, waitingPages } from "../api/planning.ts";
import { weekdayName } from "../model/time-preferences.ts";
import { useWaitingCsv } from "../model/waiting-csv.ts";
import classes from "./planning.module.css";

type WaitingListProps = {
  clinic: Clinic;
  /** Without this permission the list is read-only. */
  mayBook: boolean;
  onAdd: () => void;
  onEdit: (entry: WaitingEntry) => void;
  onFind: (entry: WaitingEntry) => void;
};

/** Id of the button that takes the focus when an entry was removed. */
const ADD = "add-waiting";

/** Patients who want an earlier time: urgent first, then by waiting time. */
export function WaitingList({ clinic, mayBook, onAdd, onEdit, onFind }: WaitingListProps) {
  const { t } = useTranslation("planning");
  const { t: say } = useTranslation("errors");
  const list = useWaitingList();
  const remove = useRemoveWaiting();
  const [asked, setAsked] = useState<WaitingEntry>();
  const contacts = usePatientContacts(list.data?.items.map(({ patient }) => patient) ?? []);
  const listCsv = useListCsv();
  const columns = useWaitingCsv(clinic);
  if (list.error) return <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton lines={4} />;
  const { items } = list.data;
  const file = listCsv("waiting_list", {
    name: t("tools.waiting"),
    columns,
    pages: (signal: AbortSignal) => waitingPages(items, signal),
  });
  return (
    <>
      {items.length === 0 ? (
        <EmptyState compact title={t("waiting.none")} help={t("waiting.noneHelp")} />
      ) : (
        <ul className={classes.list}>
          {items.map((entry) => (
            <li key={entry.id}>
              <WaitingEntryFacts entry={entry} clinic={clinic} contact={contacts.get(entry.patient)} />
              {mayBook && (
                <EntryActions
                  name={entry.patient_name}
                  onFind={() => onFind(entry)}
                  onEdit={() => onEdit(entry)}
                  onRemove={() => setAsked(entry)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={t("waiting.removeAsk", { name: asked.patient_name })}
          text={t("waiting.removeText")}
          stay={t("waiting.keep")}
          leave={t("waiting.remove")}
          onStay={() => setAsked(undefined)}
          onLeave={() => {
            setAsked(undefined);
            remove.mutate(asked, {
              onSuccess: () => {
                toast(t("waiting.removed", { name: asked.patient_name }));
                document.getElementById(ADD)?.focus();
              },
            });
          }}
        />
      )}
      {remove.error && (
        <Notice tone="red" live>
          {errorMessage(say, remove.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        {mayBook && (
          <Button id={ADD} onClick={onAdd}>
            {t("waiting.add")}
          </Button>
        )}
        {file && items.length > 0 && <CsvButton file={file} />}
      </div>
    </>
  );
}

type EntryActionsProps = Record<"onFind" | "onEdit" | "onRemove", () => void> & { name: string };

function EntryActions({ name, onFind, onEdit, onRemove }: EntryActionsProps) {
  const { t } = useTranslation("planning");
  return (
    <div className={classes.rowActions}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("waiting.findFor", { name })}
        onClick={onFind}
      >
        {t("waiting.find")}
      </Button>
      <Button variant="subtle" size="compact-sm" aria-label={t("waiting.editFor", { name })} onClick={onEdit}>
        {t("waiting.edit")}
      </Button>
      <RemoveButton
        asks
        text={t("waiting.remove")}
        label={t("waiting.removeFor", { name })}
        onRemove={onRemove}
      />
    </div>
  );
}

type WaitingEntryFactsProps = { entry: WaitingEntry; clinic: Clinic; contact: PatientContact | undefined };

function WaitingEntryFacts({ entry, clinic, contact }: WaitingEntryFactsProps) {
  const { t } = useTranslation("planning");
  const person = clinic.professionals.find(({ id }) => id === entry.professional);
  const type = clinic.appointment_types.find(({ id }) => id === entry.appointment_type);
  const whole = entry.from === "00:00" && entry.to === "24:00";
  const facts = [
    type?.name,
    t("waiting.minutes", { count: entry.duration }),
    person?.name ?? t("hours.anyone"),
    entry.days.length === 7
      ? t("hours.everyDay")
      : entry.days.map((day) => weekdayName(day, "short")).join(", "),
    whole ? t("hours.anyTime") : t("hours.between", { from: entry.from, to: entry.to }),
    t("waiting.since", { day: formatDate(entry.created_at, "dayMonth") }),
  ];
  return (
    <div className={classes.waits}>
      <p className={classes.name}>
        <Link to={`/patient/${contact?.patient ?? entry.patient}`}>{entry.patient_name}</Link>
        {entry.urgent && <Tag tone="red">{t("waiting.urgent")}</Tag>}
        <PatientPhone contact={contact} name={entry.patient_name} />
      </p>
      <p className={classes.quiet}>{facts.filter(Boolean).join(" · ")}</p>
      {entry.notes && <p>{entry.notes}</p>}
    </div>
  );
}
