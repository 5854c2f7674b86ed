import { Button } from "@mantine/core";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useQuestion, useQuestionActions } from "../../../features/questions/api/questions.ts";
import { QuestionForm } from "../../../features/questions/components/question-form.tsx";
import { HistorySection } from "../../../history/change-list.tsx";
import { OnePage } from "../../one-page.tsx";

const LIST = "/dashboard/question-answers";

/** A new question, or one that is there with its history. */
export default function QuestionScreen() {
  const { t } = useTranslation("questions");
  const navigate = useNavigate();
  const { qid = "" } = useParams();
  const [removing, setRemoving] = useState(false);
  const [restored, setRestored] = useState(0);
  const { remove } = useQuestionActions();
  const isNew = qid === "new";
  return (
    <OnePage
      found={useQuestion(isNew ? "" : qid)}
      fresh={isNew && <QuestionForm key="new" />}
      head={(known) => ({
        title: isNew ? t("new") : (known?.question[currentLanguage()] ?? ""),
        crumbs: [{ label: t("title"), to: LIST }],
        actions: known && (
          <Button variant="light" color="red" onClick={() => setRemoving(true)}>
            {t("remove")}
          </Button>
        ),
      })}
    >
      {(known) => (
        <>
          <QuestionForm key={`${qid} ${restored}`} question={known} />
          <HistorySection subject={known.id} onRestored={() => setRestored((times) => times + 1)} />
          {removing && (
            <DecisionDialog
              title={t("remove")}
              effect={t("removeEffect", { question: known.question[currentLanguage()] })}
              danger
              done={t("removed")}
              onDecide={() => remove(known).then(() => navigate(LIST))}
              onClose={() => setRemoving(false)}
            />
          )}
        </>
      )}
    </OnePage>
  );
}
