import { Button } from "@mantine/core";
import type { StudentProof as Proof } from "@meridian/core/contracts/subscription/student-proof";
import { openLink } from "@meridian/ui/api/open-file";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { FileField } from "@meridian/ui/forms/file-field";
import { NOT_SENT, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice, Tag } from "@meridian/ui/states/states";
import { checkedProof } from "@meridian/ui/uploads/proof-file";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { studentProofLink, useSendStudentProof } from "../api/student-proof.ts";
import { PROOF_TONES } from "../model/offers.ts";
import classes from "./subscription.module.css";

/** The clinic's proof of enrolment with its state, and the form to send the first one or another. */
export function StudentProof({ proof }: { proof: Proof | null }) {
  const { t } = useTranslation("subscription");
  const [again, setAgain] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = proof === null || proof.state === "rejected" || again;
  const sent = () => {
    setAgain(false);
    toast(t("proof.sent"));
    // The form is gone, or empty again: what is read next is the state.
    heading.current?.focus();
  };
  return (
    <div className={classes.part}>
      <section className={classes.part} aria-labelledby="proof-state">
        <h2 id="proof-state" ref={heading} tabIndex={-1}>
          {t("proof.state")}
        </h2>
        {proof ? <State proof={proof} /> : <p className={classes.quiet}>{t("proof.none")}</p>}
        {!asked && (
          <div>
            <Button variant="default" onClick={() => setAgain(true)}>
              {t("proof.another")}
            </Button>
          </div>
        )}
      </section>
      {asked && (
        <ProofForm
          key={proof?.sent_at}
          number={proof?.student_number ?? ""}
          approved={proof?.state === "approved"}
          first={proof === null}
          onSent={sent}
        />
      )}
    </div>
  );
}

function State({ proof }: { proof: Proof }) {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const open = () =>
    openLink(studentProofLink).catch((error) => toast(errorMessage(say, error), { tone: "red" }));
  return (
    <div className={classes.card}>
      <div className={classes.tags}>
        <Tag tone={PROOF_TONES[proof.state]}>{t(`proof.states.${proof.state}`)}</Tag>
      </div>
      <p>{t("proof.facts", { number: proof.student_number, date: formatDate(proof.sent_at) })}</p>
      {proof.reason && (
        <Notice tone="red" title={t("proof.rejected")}>
          {proof.reason}
        </Notice>
      )}
      <p className={classes.quiet}>{t(`proof.next.${proof.state}`)}</p>
      <div className={classes.actions}>
        {proof.state === "approved" && (
          <Button component={Link} to="/subscription">
            {t("cart.choosePlan")}
          </Button>
        )}
        <Button variant="default" onClick={() => void open()}>
          {t("proof.open")}
        </Button>
      </div>
    </div>
  );
}

type ProofFormProps = { number: string; approved: boolean; first: boolean; onSent: () => void };
type Chosen = { file: File } & Awaited<ReturnType<typeof checkedProof>>;

const fileProblem = (chosen: Chosen | null) =>
  chosen === null ? "required" : "error" in chosen ? chosen.error : undefined;

function ProofForm({ number, approved, first, onSent }: ProofFormProps) {
  const { t } = useTranslation("subscription");
  const send = useSendStudentProof();
  const form = useZodForm({
    initial: { student_number: number, chosen: null as Chosen | null },
    names: { file: "chosen" },
    rules: ({ student_number, chosen }) => ({
      student_number: student_number.trim() === "" ? "required" : undefined,
      chosen: fileProblem(chosen),
    }),
    submit: async ({ student_number, chosen }) => {
      if (!chosen || "error" in chosen) return NOT_SENT;
      await send({ ...chosen, student_number: student_number.trim() });
      return onSent;
    },
  });
  const { value: chosen, onChange: choose, ...field } = form.field("chosen", t("proof.file"));
  return (
    <section className={classes.part} aria-labelledby="proof-form">
      <h2 id="proof-form">{t(first ? "proof.send" : "proof.another")}</h2>
      {approved && <Notice tone="amber">{t("proof.replaces")}</Notice>}
      <Form form={form} label={t("proof.send")}>
        <TextField {...form.field("student_number", t("proof.number"))} required />
        <FileField
          {...field}
          value={chosen?.file ?? null}
          onChange={(file) =>
            void (file ? checkedProof(file).then((checked) => choose({ file, ...checked })) : choose(null))
          }
          required
          help={t("proof.help")}
          accept=".pdf,.jpg,.jpeg,.png,.heic"
        />
        <FormActions>
          <SubmitButton form={form}>{t("proof.submit")}</SubmitButton>
        </FormActions>
      </Form>
    </section>
  );
}
