import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { FileButton } from "@meridian/ui/uploads/file-button";
import { checkedProof } from "@meridian/ui/uploads/proof-file";
import { IconUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSendProof } from "../api/plan-payments.ts";
import classes from "./plan-payments.module.css";

const ACCEPT = "application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic";

/** Uploads the proof of a transfer, or another one in its place. */
export function ProofForm({ payment }: { payment: PlanPayment }) {
  const { t } = useTranslation("plan-payments");
  const { t: say } = useTranslation("errors");
  const heading = useId();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string>();
  const send = useSendProof(payment.id, setShare);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    const checked = await checkedProof(file);
    if ("error" in checked) return setProblem(codeMessage(say, checked.error));
    setShare(0);
    send.mutate(
      { file, format: checked.format },
      {
        onSuccess: () => toast(t("proof.sent")),
        onError: (error) => setProblem(proofProblem(error)),
      },
    );
  };
  const proofProblem = (error: unknown) => {
    const field = error instanceof ApiError ? error.fields?.file : undefined;
    return field ? codeMessage(say, field) : errorMessage(say, error);
  };
  return (
    <div className={classes.proof}>
      <h3 id={heading}>{t("proof.title")}</h3>
      <p>{t(payment.proof ? "proof.replace" : "proof.help")}</p>
      {send.isPending ? (
        <p role="status">{t("proof.sending", { percent: Math.round(share * 100) })}</p>
      ) : (
        <FileButton
          label={t(payment.proof ? "proof.another" : "proof.choose")}
          heading={heading}
          icon={IconUpload}
          accept={ACCEPT}
          onFiles={(files) => void take(files?.[0])}
        />
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
