import type { ConsentLink } from "@meridian/core/contracts/consents/consent-links";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { SentLines } from "@meridian/ui/links/sent-lines";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { Tag, type Tone } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useConsentLinkActions } from "../api/consent-links.ts";
import type { Choosable } from "../model/link-choice.ts";
import classes from "./consents.module.css";

type Status = ConsentLink["texts"][number]["status"];
const TONES: Record<Status, Tone> = { open: "amber", signed: "jade", refused: "red", expired: "plain" };

type LinkListProps = {
  patient: string;
  links: readonly ConsentLink[];
  choices: readonly Choosable[];
};

/** A patient's links: what became of each, until when it works, how it was sent, and ending it. */
export function LinkList({ patient, links, choices }: LinkListProps) {
  const { t } = useTranslation("consents");
  const { t: say } = useTranslation("errors");
  const { revoke } = useConsentLinkActions(patient);
  if (links.length === 0) return null;
  const end = (text: string) =>
    revoke(text).then(
      () => toast(t("link.revoked")),
      (error: unknown) => toast(errorMessage(say, error), { tone: "red" }),
    );
  return (
    <section className={classes.linkList}>
      <h3 tabIndex={-1}>{t("link.list")}</h3>
      <ul className={entries.entries} aria-label={t("link.list")}>
        {links.map((link) => {
          const titleOf = (text: string) =>
            choices.find(({ id }) => id === text)?.title ?? t("link.otherText");
          const waits = link.texts.find(({ status }) => status === "open");
          const names = link.texts.map(({ text }) => titleOf(text)).join(", ");
          return (
            <li key={link.texts[0]?.text}>
              <div className={entries.description}>
                {link.texts.map(({ text, status }) => (
                  <p key={text}>
                    <strong>{titleOf(text)}</strong>{" "}
                    <Tag tone={TONES[status]}>{t(`link.status.${status}`)}</Tag>
                  </p>
                ))}
                <p>
                  {[
                    t("link.madeBy", { name: link.created_by, at: formatDateTime(link.created_at) }),
                    waits && t("link.until", { at: formatDateTime(link.ends_at) }),
                    link.opened_at
                      ? t("link.opened", { at: formatDateTime(link.opened_at) })
                      : t("link.unopened"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                <SentLines sent={link.sent} />
              </div>
              {waits && (
                <div className={entries.actions}>
                  <EntryButton label={t("link.revoke")} name={names} onClick={() => void end(waits.text)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
