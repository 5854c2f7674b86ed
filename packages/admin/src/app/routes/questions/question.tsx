import { Button } from "@mantine/core";
import { ApiError } from "@meridian/ui/api/errors";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { useQuestion, useQuestionActions } from "../../../features/questions/api/questions.ts";
import { QuestionForm } from "../../../features/questions/components/question-form.tsx";
import { HistorySection } from "../../../history/change-list.tsx";

/** A new question, or one that is there with its history. */
export default function QuestionScreen() {
  const { t, i18n } = useTranslation("questions");
  const navigate = useNavigate();
  const { qid = "" } = useParams();
  const [removing, setRemoving] = useState(false);
  const [restored, setRestored] = useState(0);
  const { remove } = useQuestionActions();
  const isNew = qid === "new";
  const question = useQuestion(isNew ? "" : qid);
  if (question.error instanceof ApiError && question.error.status === 400)
    return <Navigate to="/not-found" replace />;
  const known = question.data;
  const title = known?.question[i18n.language === "pt" ? "pt" : "en"] ?? "";
  const list = "/dashboard/question-answers";
  return (
    <>
      <PageHead
        title={isNew ? t("new") : title}
        crumbs={[{ label: t("title"), to: list }]}
        actions={
          known && (
            <Button variant="light" color="red" onClick={() => setRemoving(true)}>
              {t("remove")}
            </Button>
          )
        }
      />
      <PageBody>
        {isNew || known ? (
          <QuestionForm key={`${qid} ${restored}`} question={known} />
        ) : question.error ? (
          <ErrorState error={question.error} onRetry={() => void question.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
        {known && <HistorySection subject={known.id} onRestored={() => setRestored((times) => times + 1)} />}
        {known && removing && (
          <DecisionDialog
            title={t("remove")}
            effect={t("removeEffect", { question: title })}
            danger
            done={t("removed")}
            onDecide={() => remove(known).then(() => navigate(list))}
            onClose={() => setRemoving(false)}
          />
        )}
      </PageBody>
    </>
  );
}
