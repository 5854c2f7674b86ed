import { Button } from "@mantine/core";
import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import { openLink } from "@meridian/ui/api/open-file";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSpaceDecisions } from "../api/space-management.ts";
import classes from "./space-view.module.css";

const TONES = { waiting: "amber", approved: "green", rejected: "red" } as const;

/** A student's proof of enrolment: opened in a new tab, then approved or rejected with a reason. */
export function StudentProof({ space }: { space: SpaceDetail }) {
  const { t } = useTranslation("admin");
  const { t: say } = useTranslation("errors");
  const [asking, setAsking] = useState<"approve" | "reject">();
  const [problem, setProblem] = useState<string>();
  const decisions = useSpaceDecisions(space);
  const { student } = space;
  if (!student) return null;
  const close = () => setAsking(undefined);
  const open = async () => {
    setProblem(undefined);
    try {
      await openLink(() => decisions.openProof().then(({ url }) => url));
    } catch (error) {
      setProblem(errorMessage(say, error));
    }
  };
  return (
    <section className={classes.proof} aria-labelledby="student-proof">
      <h2 id="student-proof">{t("proof.title")}</h2>
      <p>
        <Tag tone={TONES[student.state]}>{t(`proof.states.${student.state}`)}</Tag>{" "}
        {t("proof.facts", { number: student.student_number, at: formatDateTime(student.sent_at) })}
      </p>
      {student.reason && <p>{t("proof.reason", { reason: student.reason })}</p>}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void open()}>
          {t("proof.open")}
        </Button>
        {student.state !== "approved" && (
          <Button onClick={() => setAsking("approve")}>{t("proof.approve")}</Button>
        )}
        {student.state !== "rejected" && (
          <Button variant="light" color="red" onClick={() => setAsking("reject")}>
            {t("proof.reject")}
          </Button>
        )}
      </div>
      {asking === "approve" && (
        <DecisionDialog
          title={t("proof.approve")}
          effect={t("proof.approveEffect")}
          done={t("proof.approved")}
          onDecide={() => decisions.decideProof(true, "")}
          onClose={close}
        />
      )}
      {asking === "reject" && (
        <DecisionDialog
          title={t("proof.reject")}
          effect={t("proof.rejectEffect")}
          asks={{ reason: t("decide.reason") }}
          danger
          done={t("proof.rejected")}
          onDecide={({ reason }) => decisions.decideProof(false, reason)}
          onClose={close}
        />
      )}
    </section>
  );
}
