import { Button } from "@mantine/core";
import type { TestHead } from "@meridian/core/contracts/assessments/assessments";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { InlineQuestion } from "@meridian/ui/states/inline-question";
import { Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay, csvNumber } from "@meridian/ui/table/csv-values";
import { type CursorList, onePage } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import type { TableFilter } from "@meridian/ui/table/toolbar";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useTestActions, useTests } from "../api/tests.ts";
import { matching, type Owned, type TestStatus } from "../model/library.ts";
import classes from "./tests.module.css";

/** The custom tests, with search, filters and actions. */
export function TestTable({ own = false }: { own?: boolean }) {
  const { t } = useTranslation("assessments");
  const user = useSession();
  const query = useTests();
  const [typed, setTyped] = useState("");
  const [removing, setRemoving] = useState<TestHead>();
  const actions = useRowActions(user.id, setRemoving);
  const csvColumns = useCsvColumns();
  const all = query.data?.items ?? [];
  const { filters, chosen } = useFilters(all, own ? "mine" : "");
  const rows = matching(all, { ...chosen, typed, user: user.id });
  return (
    <>
      {removing && <ConfirmDelete test={removing} onDone={() => setRemoving(undefined)} />}
      <DataTable<TestHead>
        label={t("custom")}
        columns={useColumns(user.id)}
        list={listOf(rows, query)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/custom-tests/${id}/edit`}
        rowActions={actions}
        search={{ value: typed, onChange: setTyped, placeholder: t("search") }}
        filters={filters}
        empty={{ title: t("empty"), help: t("emptyHelp"), action: <NewTest /> }}
        csv={{ name: t("custom"), columns: csvColumns }}
      />
    </>
  );
}

/** The filters by owner, status and category. */
function useFilters(tests: readonly TestHead[], first: Owned) {
  const { t } = useTranslation("assessments");
  const [owner, setOwner] = useState(first);
  const [status, setStatus] = useState<TestStatus>("");
  const [category, setCategory] = useState("");
  const categories = [...new Set(tests.map((test) => test.category).filter(Boolean))].sort();
  const filters: TableFilter[] = [
    {
      key: "owner",
      label: t("filter.owner"),
      options: [
        { value: "mine", label: t("filter.mine") },
        { value: "shared", label: t("filter.shared") },
      ],
      value: owner,
      onChange: (value) => setOwner(value as Owned),
    },
    {
      key: "state",
      label: t("filter.state"),
      options: [
        { value: "published", label: t("filter.published") },
        { value: "draft", label: t("filter.draft") },
        { value: "archived", label: t("filter.archived") },
      ],
      value: status,
      onChange: (value) => setStatus(value as TestStatus),
    },
    ...(categories.length > 0
      ? [
          {
            key: "category",
            label: t("field.category"),
            options: categories.map((value) => ({ value, label: value })),
            value: category,
            onChange: setCategory,
          },
        ]
      : []),
  ];
  return { filters, chosen: { owner, status, category } };
}

/** The whole list comes in one response; this adapts it to the table's paged interface. */
function listOf(rows: TestHead[], query: ReturnType<typeof useTests>): CursorList<TestHead> {
  return {
    rows,
    loading: query.isPending,
    refreshing: false,
    error: query.data ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    more: false,
    loadMore: () => undefined,
    loadingMore: false,
    pages: () => onePage(rows),
  };
}

/** Creates a test and opens it. */
export function NewTest() {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { create } = useTestActions();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await create(t("untitled"));
      await navigate(`/custom-tests/${id}/edit`);
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
      setBusy(false);
    }
  };
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
      loading={busy}
      onClick={() => void begin()}
    >
      {t("new")}
    </Button>
  );
}

/** Asks to confirm deleting a draft, which cannot be undone. */
function ConfirmDelete({ test, onDone }: { test: TestHead; onDone: () => void }) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { remove } = useTestActions();
  const sure = async () => {
    try {
      await remove(test.id);
      toast(t("removedDone", { name: test.name }));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
    onDone();
  };
  return (
    <InlineQuestion
      question={t("removeAsk", { name: test.name })}
      yes={t("action.remove")}
      onYes={() => void sure()}
      onNo={onDone}
    />
  );
}

/** The actions of a row: all for the owner, copying for everybody else. Each can be undone. */
function useRowActions(user: string, onRemove: (test: TestHead) => void) {
  const { t } = useTranslation("assessments");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { create, share, archive, restore } = useTestActions();
  const navigate = useNavigate();
  const run = async (work: () => Promise<unknown>, done: string, back?: () => Promise<unknown>) => {
    try {
      await work();
      toast(
        done,
        back ? { action: { label: act("action.undo"), run: () => void run(back, t("undone")) } } : {},
      );
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const duplicate = (test: TestHead) =>
    run(async () => {
      const { id } = await create(t("copyOf", { name: test.name }).slice(0, 120), test.id);
      await navigate(`/custom-tests/${id}/edit`);
    }, t("copied"));
  return (test: TestHead) => {
    const copy = { label: t("action.duplicate"), run: () => void duplicate(test) };
    if (test.owner.id !== user) return [copy];
    const { id, shared } = test;
    return [
      { label: t("action.edit"), run: () => void navigate(`/custom-tests/${id}/edit`) },
      copy,
      {
        label: t(shared ? "action.unshare" : "action.share"),
        run: () =>
          void run(
            () => share(id, !shared),
            t(shared ? "unshared" : "sharedDone"),
            () => share(id, shared),
          ),
      },
      test.archived
        ? { label: t("action.restore"), run: () => void run(() => restore(id), t("restored")) }
        : {
            label: t("action.archive"),
            run: () =>
              void run(
                () => archive(id),
                t("archivedDone"),
                () => restore(id),
              ),
          },
      ...(test.published === 0
        ? [
            {
              label: t("action.remove"),
              danger: true,
              run: () => onRemove(test),
            },
          ]
        : []),
    ];
  };
}

function useColumns(user: string): Column<TestHead>[] {
  const { t } = useTranslation("assessments");
  return [
    {
      key: "name",
      header: t("field.name"),
      main: true,
      cell: (test) => (
        <span className={classes.nameCell}>
          <span>{test.name}</span>
          {test.description && <small>{test.description}</small>}
        </span>
      ),
    },
    { key: "category", header: t("field.category"), cell: ({ category }) => category, from: "md" },
    {
      key: "questions",
      header: t("field.questions"),
      cell: ({ questions }) => <span className="num">{t("questions", { count: questions })}</span>,
      from: "md",
    },
    {
      key: "state",
      header: t("field.state"),
      cell: (test) => <StatusTags test={test} user={user} />,
    },
    {
      key: "updated",
      header: t("field.updated"),
      cell: ({ updated_at }) => formatDate(updated_at),
      from: "lg",
    },
  ];
}

/** The columns of the CSV. */
function useCsvColumns(): CsvColumn<TestHead>[] {
  const { t } = useTranslation("assessments");
  return [
    { header: t("field.name"), text: ({ name }) => name },
    { header: t("field.description"), text: ({ description }) => description },
    { header: t("field.category"), text: ({ category }) => category },
    { header: t("field.questions"), text: ({ questions }) => csvNumber(questions) },
    {
      header: t("field.state"),
      text: ({ archived, published }) =>
        archived
          ? t("tag.archived")
          : published > 0
            ? t("tag.version", { version: published })
            : t("tag.draft"),
    },
    { header: t("filter.owner"), text: ({ owner }) => owner.name },
    { header: t("field.updated"), text: ({ updated_at }) => csvDay(updated_at) },
  ];
}

/** A test's status as tags. */
export function StatusTags({ test, user }: { test: TestHead; user: string }) {
  const { t } = useTranslation("assessments");
  return (
    <span className={classes.tags}>
      {test.archived && <Tag>{t("tag.archived")}</Tag>}
      {test.published > 0 ? (
        <Tag tone="green">{t("tag.version", { version: test.published })}</Tag>
      ) : (
        <Tag tone="amber">{t("tag.draft")}</Tag>
      )}
      {test.published > 0 && test.edited && test.owner.id === user && (
        <Tag tone="amber">{t("tag.edited")}</Tag>
      )}
      {test.shared && (
        <Tag tone="blue">
          {test.owner.id === user ? t("tag.shared") : t("tag.sharedBy", { name: test.owner.name })}
        </Tag>
      )}
    </span>
  );
}
