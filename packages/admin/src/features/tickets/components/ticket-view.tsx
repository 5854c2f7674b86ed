import { Button } from "@mantine/core";
import type { SupportTicket } from "@meridian/core/contracts/support/ticket-inbox";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { FactList } from "@meridian/ui/table/fact-list";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailure } from "../../../feedback/use-failure.ts";
import { useTicketActions } from "../api/tickets.ts";
import { AnswerForm, NoteForm } from "./ticket-forms.tsx";
import classes from "./tickets.module.css";

export const TONES = { new: "amber", answered: "green", waiting: "blue", closed: "plain" } as const;

/** A ticket: who sent it and from where, what was written, the answer and the notes of administrators. */
export function TicketView({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation("tickets");
  const facts = [
    [t("sender"), `${ticket.user_name} · ${ticket.email}`],
    [t("space"), ticket.space_name],
    [t("language"), t(`languages.${ticket.language}`)],
    [t("page"), ticket.page],
    [t("version"), ticket.app_version],
    [t("browser"), ticket.browser],
    [t("answeredBy"), ticket.answered_by],
  ] as const;
  return (
    <div className={classes.columns}>
      <div className={classes.part}>
        <Messages ticket={ticket} />
        <AnswerForm ticket={ticket} />
      </div>
      <aside className={classes.part} aria-label={t("facts")}>
        <StateLine ticket={ticket} />
        <FactList facts={facts} className={classes.facts} />
        <NoteForm ticket={ticket} />
      </aside>
    </div>
  );
}

function StateLine({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation("tickets");
  const failed = useFailure();
  const { setState } = useTicketActions(ticket);
  const [busy, setBusy] = useState(false);
  const closed = ticket.state === "closed";
  const change = async () => {
    setBusy(true);
    await setState(closed ? "new" : "closed")
      .then(() => toast(t(closed ? "reopened" : "closed")))
      .catch(failed);
    setBusy(false);
  };
  return (
    <div className={classes.state}>
      <Tag tone={TONES[ticket.state]}>{t(`states.${ticket.state}`)}</Tag>
      <Button variant="default" size="xs" loading={busy} onClick={() => void change()}>
        {t(closed ? "reopen" : "close")}
      </Button>
    </div>
  );
}

function Messages({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation("tickets");
  return (
    <section aria-label={t("messages")}>
      <ol className={classes.messages}>
        {ticket.messages.map(({ id, from, by, text, at, screenshot_url }) => (
          <li key={id} data-from={from}>
            <small>
              {from === "note" && `${t("note")} · `}
              {by} · {formatDateTime(at)}
            </small>
            <p lang={from === "note" ? undefined : ticket.language}>{text}</p>
            {screenshot_url && (
              <a href={screenshot_url} target="_blank" rel="noopener noreferrer">
                {t("screenshot")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
