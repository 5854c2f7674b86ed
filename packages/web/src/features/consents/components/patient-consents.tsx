import { Button } from "@mantine/core";
import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { onePage } from "@meridian/ui/table/cursor-list";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentLinks } from "../api/consent-links.ts";
import { usePatientConsents } from "../api/consents.ts";
import { useConsentCsv } from "../model/consent-csv.ts";
import { textsToAsk, textsWaiting } from "../model/link-choice.ts";
import { type Standing, standings } from "../model/standing.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import { ConsentFacts } from "./consent-facts.tsx";
import { ConsentStateTag } from "./consent-state.tsx";
import classes from "./consents.module.css";
import { LinkDialog } from "./link-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { SignedDocument } from "./signed-document.tsx";

type Opened = { kind: "link" } | { kind: "sign"; text: string } | { kind: "revoke"; entry: ConsentEntry };

type PatientConsentsProps = {
  patient: string;
  /** An archived patient decides nothing. */
  archived: boolean;
};

/** How a patient's consents stand, what can be done about each, and everything that was decided before. */
export function PatientConsents({ patient, archived }: PatientConsentsProps) {
  const { t } = useTranslation("consents");
  const { data, error, refetch } = usePatientConsents(patient);
  const modules = useSession().space?.modules ?? [];
  const [opened, setOpened] = useState<Opened>();
  const mayWrite = useAllows()({ can: "consents.write" });
  const signs = mayWrite && !archived && (data?.texts.some(({ collects }) => collects) ?? false);
  const links = useConsentLinks(patient, { enabled: signs && opened?.kind !== "link" });
  const close = () => setOpened(undefined);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  const rows = standings(data, modules);
  const waits = textsWaiting(links.data ?? []);
  return (
    <div className={classes.patient}>
      <section>
        <div className={classes.titleRow}>
          <h2>{t("title")}</h2>
          {signs && (
            <Button variant="default" onClick={() => setOpened({ kind: "link" })}>
              {t("link.action")}
            </Button>
          )}
        </div>
        {rows.length === 0 ? (
          <EmptyState title={t("none")} help={t("noneHelp")} />
        ) : (
          <ul className={entries.entries} aria-label={t("title")}>
            {rows.map((row) => (
              <Row
                key={row.text.id}
                row={row}
                waits={waits.has(row.text.id)}
                archived={archived}
                onOpen={setOpened}
              />
            ))}
          </ul>
        )}
      </section>
      <PastDecisions patient={patient} items={data.items} />
      {opened?.kind === "sign" && <ConsentDialog patient={patient} text={opened.text} onClose={close} />}
      {opened?.kind === "link" && (
        <LinkDialog
          patient={patient}
          texts={textsToAsk(rows.filter(({ needed, state }) => needed && state !== "valid"))}
          onClose={close}
        />
      )}
      {opened?.kind === "revoke" && <RevokeDialog patient={patient} entry={opened.entry} onClose={close} />}
    </div>
  );
}

type RowProps = { row: Standing; waits: boolean; archived: boolean; onOpen: (opened: Opened) => void };

function Row({ row, waits, archived, onOpen }: RowProps) {
  const { t } = useTranslation("consents");
  const { text, state, needed, entry } = row;
  const name = text.titles[currentLanguage()];
  const signs = useAllows()({ can: "consents.write" }) && text.collects && !archived;
  return (
    <li>
      <div className={entries.description}>
        <strong>{name}</strong> <ConsentStateTag state={state} needed={needed} />{" "}
        {waits && state !== "valid" && <Tag>{t("link.open")}</Tag>}
        {entry && <ConsentFacts entry={entry} />}
        {entry?.hash && <SignedDocument entry={entry} />}
      </div>
      {signs && (
        <div className={entries.actions}>
          {state !== "valid" && (
            <Button
              size="compact-sm"
              variant={needed ? "filled" : "default"}
              aria-label={`${t(LABELS[state])}: ${name}`}
              onClick={() => onOpen({ kind: "sign", text: text.id })}
            >
              {t(LABELS[state])}
            </Button>
          )}
          {entry?.status === "signed" && (
            <EntryButton
              label={t("revoke.action")}
              name={name}
              onClick={() => onOpen({ kind: "revoke", entry })}
            />
          )}
        </div>
      )}
    </li>
  );
}

const LABELS = {
  missing: "sign.action",
  valid: "sign.action",
  renewal: "sign.renew",
  refused: "sign.again",
  revoked: "sign.again",
} as const;

/** Everything that was decided, newest first. */
function PastDecisions({ patient, items }: { patient: string; items: readonly ConsentEntry[] }) {
  const { t } = useTranslation("consents");
  const columns = useConsentCsv();
  const file = useListCsv()(
    "patient_consents",
    { name: t("title"), columns, pages: () => onePage(items) },
    { patient },
  );
  if (items.length === 0) return null;
  return (
    <details className={classes.past}>
      <summary>{t("history", { count: items.length })}</summary>
      {file && <CsvButton file={file} />}
      <ul className={entries.entries}>
        {items.map((entry) => (
          <li key={entry.id}>
            <div className={entries.description}>
              <strong>{entry.title}</strong>
              <p>{`${t(`status.${entry.status}`)} · ${formatDateTime(entry.at)}`}</p>
              <ConsentFacts entry={entry} brief />
              {entry.hash && <SignedDocument entry={entry} />}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
