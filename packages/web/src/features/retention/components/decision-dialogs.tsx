import { Button } from "@mantine/core";
import {
  type Decided,
  type RetentionProposal,
  retentionRoutes,
} from "@meridian/core/contracts/retention/retention";
import { isErasedKind } from "@meridian/core/contracts/retention/retention-kinds";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { PasswordField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { today } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useRetentionActions } from "../api/retention.ts";
import { useProposalName } from "../model/names.ts";
import classes from "./retention.module.css";

type DialogProps = {
  /** What is decided about: of one kind, at most a page. */
  proposals: readonly RetentionProposal[];
  onClose: () => void;
  onDecided: () => void;
};

const chosenOf = (proposals: readonly RetentionProposal[]) => ({
  kind: (proposals[0] as RetentionProposal).kind,
  ids: proposals.map(({ id }) => id),
});

/** Says how many were decided, and how many were dropped because they no longer hold. */
export function useOutcome() {
  const { t } = useTranslation("retention");
  return (done: "kept" | "removing" | "erased" | "reopened", { decided, dropped }: Decided) => {
    toast(t(`done.${done}`, { count: decided.length }));
    if (dropped.length > 0) toast(t("done.dropped", { count: dropped.length }));
  };
}

/** Keeps what is proposed, until a day or for good. */
export function KeepDialog({ proposals, onClose, onDecided }: DialogProps) {
  const { t } = useTranslation("retention");
  const { t: act } = useTranslation("ui");
  const { keep } = useRetentionActions();
  const tell = useOutcome();
  const title = t("keep.title", { count: proposals.length });
  const form = useZodForm({
    initial: { until: "", reason: "" },
    schema: async () => retentionRoutes.keep.body,
    shape: ({ until, reason }) => ({ ...chosenOf(proposals), until: until || null, reason }),
    rules: ({ until }) => ({ until: until && until <= today() ? "date.past" : undefined }),
    submit: async ({ until, reason }) => {
      const decided = await keep(chosenOf(proposals), until || null, reason.trim());
      return () => {
        tell("kept", decided);
        onDecided();
      };
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title}>
        <Named proposals={proposals} />
        <TextareaField {...form.field("reason", t("keep.reason"))} required maxLength={300} rows={2} />
        <DateField {...form.field("until", t("keep.until"))} help={t("keep.untilHelp")} min={today()} />
        <FormActions>
          <SubmitButton form={form}>{t("keep.submit")}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Removes what is proposed; whole patients after password and code. */
export function RemoveDialog({ proposals, onClose, onDecided }: DialogProps) {
  const { t } = useTranslation("retention");
  const user = useSession();
  const { kind } = chosenOf(proposals);
  const title = t(isErasedKind(kind) ? "erase.title" : "remove.title", { count: proposals.length });
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.body}>
        <p>{t(`effect.${kind}`)}</p>
        <Named proposals={proposals} />
        {!isErasedKind(kind) ? (
          <RemoveForm proposals={proposals} onClose={onClose} onDecided={onDecided} />
        ) : user.totp_enabled ? (
          <EraseForm proposals={proposals} onClose={onClose} onDecided={onDecided} />
        ) : (
          <>
            <p>{t("erase.needsSecondFactor")}</p>
            <div>
              <Button component={Link} to="/settings">
                {t("erase.setUp")}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function RemoveForm({ proposals, onClose, onDecided }: DialogProps) {
  const { t } = useTranslation("retention");
  const { t: act } = useTranslation("ui");
  const { remove } = useRetentionActions();
  const tell = useOutcome();
  const form = useZodForm({
    initial: {},
    saves: false,
    submit: async () => {
      const decided = await remove(chosenOf(proposals));
      return () => {
        tell("removing", decided);
        onDecided();
      };
    },
  });
  return (
    <Form form={form} label={t("remove.submit")}>
      <FormActions>
        <SubmitButton form={form} color="red">
          {t("remove.submit")}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}

function EraseForm({ proposals, onClose, onDecided }: DialogProps) {
  const { t } = useTranslation("retention");
  const { t: act } = useTranslation("ui");
  const { erase } = useRetentionActions();
  const tell = useOutcome();
  const form = useZodForm({
    initial: { password: "", totp: "" },
    schema: async () => retentionRoutes.erase.body,
    shape: (proof) => ({ ...chosenOf(proposals), ...proof }),
    submit: async (proof) => {
      const decided = await erase(chosenOf(proposals), proof);
      return () => {
        tell("erased", decided);
        onDecided();
      };
    },
  });
  return (
    <Form form={form} label={t("erase.submit")}>
      <PasswordField {...form.field("password", t("erase.password"))} required />
      <TextField
        {...form.field("totp", t("erase.totp"))}
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <FormActions>
        <SubmitButton form={form} color="red">
          {t("erase.submit")}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}

/** What is decided about, by name. */
function Named({ proposals }: { proposals: readonly RetentionProposal[] }) {
  const nameOf = useProposalName();
  return (
    <ul className={classes.named}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>{nameOf(proposal)}</li>
      ))}
    </ul>
  );
}
