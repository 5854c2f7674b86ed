import { TextInput } from "@mantine/core";
import { activeModules } from "@meridian/core/contracts/kernel/access";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuestions } from "../api/questions.ts";
import { byTopic, findQuestions } from "../model/find-questions.ts";
import classes from "./support.module.css";

/** Questions and answers in the interface's language, with a search. */
export function Questions() {
  const { t, i18n } = useTranslation("support");
  const user = useSession();
  const questions = useQuestions(i18n.language === "pt" ? "pt" : "en");
  const [search, setSearch] = useState("");
  if (questions.error)
    return <ErrorState compact error={questions.error} onRetry={() => void questions.refetch()} />;
  if (!questions.data) return <Skeleton lines={5} />;
  const modules = user.space ? activeModules(user, user.space) : [];
  const found = findQuestions(questions.data, { search, modules });
  return (
    <section className={classes.part} aria-labelledby="questions">
      <h2 id="questions">{t("questions.title")}</h2>
      <TextInput
        type="search"
        label={t("questions.search")}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        className={classes.search}
      />
      <p className={classes.count} role="status">
        {search.trim() !== "" && t("questions.found", { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          compact
          title={t(search.trim() === "" ? "questions.none" : "questions.noMatch")}
          help={search.trim() === "" ? undefined : t("questions.noneHelp")}
        />
      )}
      {byTopic(found).map(({ topic, questions: rows }) => (
        <div key={topic} className={classes.topic}>
          <h3>{t(`topics.${topic}`)}</h3>
          {rows.map(({ id, question, answer }) => (
            <details key={id} className={classes.question}>
              <summary>{question}</summary>
              <RichText blocks={answer} />
            </details>
          ))}
        </div>
      ))}
    </section>
  );
}
