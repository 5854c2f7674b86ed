import type { SupportTicket } from "@meridian/core/contracts/support/ticket-inbox";
import { MAX_TICKET_TEXT } from "@meridian/core/contracts/support/tickets";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextareaField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { useTicketActions } from "../api/tickets.ts";

const AFTERWARDS = ["answered", "waiting", "closed"] as const;
const EMPTY_ANSWER = { text: "", state: "answered" as string };
const required = ({ text }: { text: string }) => ({ text: text.trim() === "" ? "required" : undefined });

/** Answers by mail and on the sender's support page. */
export function AnswerForm({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation("tickets");
  const { answer } = useTicketActions(ticket);
  const form = useZodForm({
    initial: EMPTY_ANSWER,
    rules: required,
    stays: true,
    draft: `ticket-${ticket.id}`,
    submit: async ({ text, state }) => {
      await answer({ text, state: state as (typeof AFTERWARDS)[number] });
      return () => {
        void form.take(EMPTY_ANSWER);
        toast(t("answered", { email: ticket.email }));
      };
    },
  });
  return (
    <Form form={form} label={t("answer")}>
      <TextareaField
        {...form.field("text", t("answer"))}
        lang={ticket.language}
        help={t("answerHelp", { email: ticket.email, language: t(`languages.${ticket.language}`) })}
        rows={6}
        required
        maxLength={MAX_TICKET_TEXT}
      />
      <SelectField
        {...form.field("state", t("afterwards"))}
        options={AFTERWARDS.map((value) => ({ value, label: t(`states.${value}`) }))}
        empty={false}
      />
      <FormActions>
        <SubmitButton form={form}>{t("send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** A note that only administrators see. */
export function NoteForm({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation("tickets");
  const { note } = useTicketActions(ticket);
  const form = useZodForm({
    initial: { text: "" },
    rules: required,
    stays: true,
    submit: async ({ text }) => {
      await note(text);
      return () => {
        void form.take({ text: "" });
        toast(t("noted"));
      };
    },
  });
  return (
    <Form form={form} label={t("newNote")}>
      <TextareaField
        {...form.field("text", t("newNote"))}
        help={t("noteHelp")}
        rows={3}
        required
        maxLength={MAX_TICKET_TEXT}
      />
      <FormActions>
        <SubmitButton form={form}>{t("addNote")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
