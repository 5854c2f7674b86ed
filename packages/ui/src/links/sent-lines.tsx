import type { LinkDelivery } from "@meridian/core/contracts/notifications/link-delivery";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../i18n/format.ts";
import { Tag, type Tone } from "../states/states.tsx";
import classes from "./links.module.css";

const TONES: Record<LinkDelivery["status"], Tone> = {
  pending: "amber",
  sent: "green",
  failed: "red",
  withdrawn: "plain",
};

/** When and how a patient's link was sent. */
export function SentLines({ sent }: { sent: readonly LinkDelivery[] }) {
  const { t } = useTranslation("links");
  if (sent.length === 0) return null;
  return (
    <ul className={classes.sent} aria-label={t("sent")}>
      {sent.map(({ channel, to, status, reason, created_at, settled_at }) => (
        <li key={channel}>
          <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>{" "}
          <span>
            {t(`channel.${channel}`)}, <span className={classes.wraps}>{to}</span>,{" "}
            <span className="num">{formatDateTime(settled_at ?? created_at)}</span>
          </span>
          {reason && <small className={classes.quiet}>{t(`reason.${reason}`)}</small>}
        </li>
      ))}
    </ul>
  );
}
