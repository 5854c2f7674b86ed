import {
  COUNTED_PROPOSALS,
  PROPOSALS_AT_ONCE,
  type RetentionProposal,
} from "@meridian/core/contracts/retention/retention";
import {
  isErasedKind,
  isPatientKind,
  PROPOSAL_STATES,
  type ProposalState,
  RETENTION_KINDS,
  RETENTION_RULES,
  type RetentionKind,
  type RetentionPeriods,
} from "@meridian/core/contracts/retention/retention-kinds";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { type BulkAction, type Column, DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProposals, useRetentionActions } from "../api/retention.ts";
import { useProposalName } from "../model/names.ts";
import { KeepDialog, RemoveDialog, useOutcome } from "./decision-dialogs.tsx";
import classes from "./retention.module.css";

type ProposalsProps = {
  /** How many wait, by kind. */
  open: Readonly<Record<RetentionKind, number>>;
  /** The periods, which say why something is proposed. */
  periods: RetentionPeriods;
  /** What takes the focus after a decision, whose rows are gone. */
  heading: RefObject<HTMLElement | null>;
};

type Asked = { what: "keep" | "remove"; proposals: RetentionProposal[] };

/** What has passed its time, by kind, and what was decided about it. The choice is in the address. */
export function Proposals({ open, periods, heading }: ProposalsProps) {
  const { t } = useTranslation("retention");
  const { address, change } = useFilters();
  const first = RETENTION_KINDS.find((kind) => open[kind] > 0) ?? "patients";
  const kind = RETENTION_KINDS.find((one) => one === address.get("kind")) ?? first;
  const state = PROPOSAL_STATES.find((one) => one === address.get("state")) ?? "open";
  const [asked, setAsked] = useState<Asked>();
  const [decisions, setDecisions] = useState(0);
  const decided = () => {
    setAsked(undefined);
    setDecisions(decisions + 1);
  };
  // Once the dialog is gone: behind an open one nothing takes the focus, and it gives it back to a button that goes as well.
  useEffect(() => {
    if (decisions > 0) heading.current?.focus();
  }, [decisions, heading]);
  const actions = useDecisions({ kind, state, ask: setAsked, onReopened: decided });
  const list = useProposals(kind, state);
  const dialog = { onClose: () => setAsked(undefined), onDecided: decided };
  return (
    <>
      <Choice kind={kind} state={state} open={open} change={change} />
      <Why kind={kind} period={periods[kind]} />
      <DataTable<RetentionProposal>
        key={`${kind} ${state}`}
        label={t("proposals.table", { kind: t(`kind.${kind}`) })}
        columns={useColumns(kind, state)}
        list={list}
        rowKey={({ id }) => id}
        rowName={useProposalName()}
        {...(isPatientKind(kind) && { rowHref: ({ id }) => `/patient/${id}` })}
        bulkActions={actions}
        rowActions={(row) =>
          actions.map(({ run, ...action }) => ({
            ...action,
            run: () => run([row]),
          }))
        }
        empty={{ title: t(`empty.${state}`), help: t("proposals.emptyHelp") }}
      />
      {asked?.what === "keep" && <KeepDialog proposals={asked.proposals} {...dialog} />}
      {asked?.what === "remove" && <RemoveDialog proposals={asked.proposals} {...dialog} />}
    </>
  );
}

type ChoiceProps = {
  kind: RetentionKind;
  state: ProposalState;
  open: ProposalsProps["open"];
  change: (name: string, value: string) => void;
};

/** Chooses the kind, with how many wait of each, and what was decided. */
function Choice({ kind, state, open, change }: ChoiceProps) {
  const { t } = useTranslation("retention");
  const counted = (one: RetentionKind) =>
    open[one] >= COUNTED_PROPOSALS ? `${formatNumber(COUNTED_PROPOSALS)}+` : formatNumber(open[one]);
  return (
    <div className={classes.filters}>
      <SelectField
        label={t("proposals.kind")}
        value={kind}
        onChange={(next) => change("kind", next)}
        empty={false}
        options={RETENTION_KINDS.map((one) => ({
          value: one,
          label: t("proposals.counted", { kind: t(`kind.${one}`), number: counted(one) }),
        }))}
      />
      <SelectField
        label={t("proposals.state")}
        value={state}
        onChange={(next) => change("state", next === "open" ? "" : next)}
        empty={false}
        options={PROPOSAL_STATES.map((one) => ({ value: one, label: t(`state.${one}`) }))}
      />
    </div>
  );
}

/** The period of the kind, and from what it counts. */
function Why({ kind, period }: { kind: RetentionKind; period: number | null }) {
  const { t } = useTranslation("retention");
  const unit = RETENTION_RULES[kind].unit;
  return (
    <p className={classes.law}>
      {period === null
        ? t("proposals.noPeriod")
        : t("proposals.period", { period: t(`count.${unit}`, { count: period }) })}{" "}
      {t(`what.${kind}`)}
    </p>
  );
}

type Deciding = {
  kind: RetentionKind;
  state: ProposalState;
  ask: (asked: Asked) => void;
  onReopened: () => void;
};

/** What can be decided about proposals of a state, at most a page at once. */
function useDecisions({ kind, state, ask, onReopened }: Deciding): readonly BulkAction<RetentionProposal>[] {
  const { t } = useTranslation("retention");
  const { t: say } = useTranslation("errors");
  const { reopen } = useRetentionActions();
  const tell = useOutcome();
  const few = (run: (rows: RetentionProposal[]) => void) => (rows: RetentionProposal[]) =>
    rows.length > PROPOSALS_AT_ONCE
      ? toast(t("proposals.tooMany", { count: PROPOSALS_AT_ONCE }), { tone: "red" })
      : run(rows);
  const decideAgain = async (rows: RetentionProposal[]) => {
    try {
      tell("reopened", await reopen({ kind, ids: rows.map(({ id }) => id) }));
      onReopened();
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  if (state === "open")
    return [
      { label: t("keep.action"), run: few((proposals) => ask({ what: "keep", proposals })) },
      {
        label: t(isErasedKind(kind) ? "erase.action" : "remove.action"),
        run: few((proposals) => ask({ what: "remove", proposals })),
        danger: true,
      },
    ];
  return state === "kept" ? [{ label: t("reopen"), run: few((rows) => void decideAgain(rows)) }] : [];
}

function useColumns(kind: RetentionKind, state: ProposalState): Column<RetentionProposal>[] {
  const { t } = useTranslation("retention");
  const nameOf = useProposalName();
  const what: Column<RetentionProposal> = {
    key: "name",
    header: t(isPatientKind(kind) ? "column.patient" : "column.what"),
    main: true,
    cell: nameOf,
  };
  const lastVisit: Column<RetentionProposal> = {
    key: "visit",
    header: t("column.lastVisit"),
    cell: ({ last_visit }) => (last_visit ? formatDate(last_visit) : t("never")),
  };
  const since: Column<RetentionProposal> = {
    key: "since",
    header: t("column.since"),
    cell: (row) => formatDate(row.since),
  };
  const amount: Column<RetentionProposal> = {
    key: "amount",
    header: t("column.amount"),
    cell: (row) => (isErasedKind(kind) ? "" : t(`amount.${kind}`, { count: row.amount })),
  };
  const decision: Column<RetentionProposal> = {
    key: "decision",
    header: t("column.decision"),
    cell: (row) => <Decision proposal={row} />,
  };
  const columns = [what];
  if (isPatientKind(kind) && kind !== "unseen_patients") columns.push(lastVisit);
  columns.push(since);
  if (!isErasedKind(kind)) columns.push(amount);
  if (state !== "open") columns.push(decision);
  return columns;
}

function Decision({ proposal }: { proposal: RetentionProposal }) {
  const { t } = useTranslation("retention");
  const { decided_at, decided_by_name, kept_until, reason, state } = proposal;
  if (!decided_at) return null;
  return (
    <span className={classes.decision}>
      <span>{t("decided", { name: decided_by_name ?? t("formerUser"), date: formatDate(decided_at) })}</span>
      {state === "kept" && (
        <span>{kept_until ? t("keptUntil", { date: formatDate(kept_until) }) : t("keptForGood")}</span>
      )}
      {reason && <span>{reason}</span>}
    </span>
  );
}
