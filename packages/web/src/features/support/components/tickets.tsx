import { MAX_TICKET_TEXT, type OwnTicket, type OwnTicketRow } from "@meridian/core/contracts/support/tickets";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { FileField } from "@meridian/ui/forms/file-field";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTicket, useTicketActions, useTickets } from "../api/tickets.ts";
import classes from "./support.module.css";

const TONES = { new: "plain", answered: "green", waiting: "amber", closed: "plain" } as const;

/** The user's own messages to the administrators, with their answers. Nothing while there are none. */
export function Tickets() {
  const { t } = useTranslation("support");
  const { t: act } = useTranslation("ui");
  const list = useTickets();
  if (list.error !== undefined) return <ErrorState compact error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="tickets">
      <h2 id="tickets">{t("tickets.title")}</h2>
      <ul className={classes.tickets}>
        {list.rows.map((ticket) => (
          <li key={ticket.id}>
            <Ticket row={ticket} />
          </li>
        ))}
      </ul>
      <div>
        <MoreButton
          more={list.more}
          onMore={list.loadMore}
          loading={list.loadingMore}
          count={list.rows.length}
        >
          {act("action.loadMore")}
        </MoreButton>
      </div>
    </section>
  );
}

function Ticket({ row }: { row: OwnTicketRow }) {
  const { t } = useTranslation("support");
  const [open, setOpen] = useState(false);
  const ticket = useTicket(row.id, open);
  return (
    <details className={classes.question} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.line}>
          <strong>{row.number}</strong>
          <Tag tone={TONES[row.state]}>{t(`tickets.states.${row.state}`)}</Tag>
          <small>{formatDateTime(row.updated_at)}</small>
        </span>
        <span className={classes.excerpt}>{row.excerpt}</span>
      </summary>
      {ticket.data ? (
        <Conversation ticket={ticket.data} />
      ) : ticket.error ? (
        <ErrorState compact error={ticket.error} onRetry={() => void ticket.refetch()} />
      ) : (
        open && <Skeleton lines={3} />
      )}
    </details>
  );
}

function Conversation({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation("support");
  const { reply } = useTicketActions();
  const form = useZodForm({
    initial: { text: "", screenshot: null as File | null },
    rules: ({ text }) => ({ text: text.trim() === "" ? "required" : undefined }),
    stays: true,
    submit: async (values) => {
      await reply(ticket.id, values);
      return () => {
        form.take({ text: "", screenshot: null });
        toast(t("tickets.sent"));
      };
    },
  });
  return (
    <div className={classes.conversation}>
      <ol>
        {ticket.messages.map(({ id, from, by, text, at, screenshot_url }) => (
          <li key={id} data-from={from}>
            <small>
              {from === "support" ? t("tickets.support") : by} · {formatDateTime(at)}
            </small>
            <p>{text}</p>
            {screenshot_url && (
              <a href={screenshot_url} target="_blank" rel="noopener noreferrer">
                {t("tickets.screenshot")}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Form form={form} label={t("tickets.reply", { number: ticket.number })}>
        <TextareaField
          {...form.field("text", t("tickets.text"))}
          rows={3}
          required
          maxLength={MAX_TICKET_TEXT}
          {...(ticket.state === "closed" && { help: t("tickets.closedHelp") })}
        />
        <FileField {...form.field("screenshot", t("contact.screenshot"))} accept="image/png,image/jpeg" />
        <FormActions>
          <SubmitButton form={form}>{t("contact.send")}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
