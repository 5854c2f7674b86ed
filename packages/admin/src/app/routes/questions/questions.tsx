import { Button } from "@mantine/core";
import {
  QUESTION_AREAS,
  QUESTION_STATES,
  QUESTION_TOPICS,
  type QuestionAnswer,
} from "@meridian/core/contracts/support/question-answers";
import { formatDate } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useQuestions } from "../../../features/questions/api/questions.ts";

/** What the list shows of a question. */
function useColumns(language: "en" | "pt"): Column<QuestionAnswer>[] {
  const { t } = useTranslation("questions");
  return [
    {
      key: "question",
      header: t("question"),
      cell: ({ question }) => question[language],
      text: ({ question }) => question[language],
      main: true,
    },
    {
      key: "topic",
      header: t("topic"),
      cell: (row) => t(`topics.${row.topic}`),
      text: (row) => t(`topics.${row.topic}`),
    },
    {
      key: "area",
      header: t("area"),
      cell: (row) => (row.area ? t(`areas.${row.area}`) : t("everywhere")),
      text: (row) => (row.area ? t(`areas.${row.area}`) : ""),
      from: "md",
    },
    {
      key: "position",
      header: t("position"),
      cell: (row) => row.position,
      text: (row) => String(row.position),
      align: "end",
      from: "lg",
    },
    {
      key: "state",
      header: t("state"),
      width: "120px",
      cell: (row) => (
        <Tag tone={row.state === "published" ? "green" : "plain"}>{t(`states.${row.state}`)}</Tag>
      ),
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: "changed",
      header: t("changed"),
      cell: (row) => `${formatDate(row.updated_at, "numeric")} · ${row.updated_by}`,
      text: (row) => formatDate(row.updated_at, "numeric"),
      from: "lg",
    },
  ];
}

/** Questions and answers of the support page. */
export default function Questions() {
  const { t, i18n } = useTranslation("questions");
  const navigate = useNavigate();
  const { address, typed, type, change, search } = useFilters();
  const topic = QUESTION_TOPICS.find((one) => one === address.get("topic"));
  const area = QUESTION_AREAS.find((one) => one === address.get("area"));
  const state = QUESTION_STATES.find((one) => one === address.get("state"));
  const list = useQuestions({ search, topic, area, state });
  const listCsv = useAdminListCsv();
  const language = i18n.language === "pt" ? "pt" : "en";
  const columns = useColumns(language);
  const add = <Button onClick={() => navigate("/dashboard/question-answers/new")}>{t("new")}</Button>;
  return (
    <>
      <PageHead title={t("title")} context={t("context")} actions={add} />
      <PageBody>
        <DataTable
          label={t("title")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ question }) => question[language]}
          rowHref={({ id }) => `/dashboard/question-answers/${id}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "topic",
              label: t("topic"),
              options: QUESTION_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) })),
              value: topic ?? "",
              onChange: (value) => change("topic", value),
            },
            {
              key: "area",
              label: t("area"),
              options: QUESTION_AREAS.map((value) => ({ value, label: t(`areas.${value}`) })),
              value: area ?? "",
              onChange: (value) => change("area", value),
            },
            {
              key: "state",
              label: t("state"),
              options: QUESTION_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              value: state ?? "",
              onChange: (value) => change("state", value),
            },
          ]}
          empty={{ title: t("none"), help: t("noneHelp"), action: add }}
          csv={listCsv("question-answers", { topic, area, state, ...(search && { searched: true }) })}
        />
      </PageBody>
    </>
  );
}
