import { Button, CloseButton } from "@mantine/core";
import { type PlanStanding, planStanding } from "@meridian/core/contracts/subscription/plan-standing";
import type { RichText as Blocks } from "@meridian/core/text/rich-text";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { formatDateTime } from "../i18n/format.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import type { SessionUser } from "../session/session.ts";
import classes from "./app-shell.module.css";

type Plan = { code: string; days_left: number };

/** The state of a plan, as the banner shows it. */
export const planState = (plan: Plan | null | undefined): PlanStanding | "none" =>
  plan ? planStanding(plan.days_left) : "none";

type PlanBannerProps = {
  userId: string;
  plan: Plan | null | undefined;
  /** Path of the renewal screen; undefined for users who may not renew. */
  renewAt?: string;
  mayManage: boolean;
  /** Whether the screen works although the plan has ended. */
  stillWorks?: boolean;
};

/** "Your plan ends in 3 days." The warning can be dismissed for good for that many days left; the end cannot. */
export function PlanBanner({ userId, plan, renewAt, mayManage, stillWorks = false }: PlanBannerProps) {
  const { t } = useTranslation("shell");
  const { t: act } = useTranslation("ui");
  const key = `meridian-plan/${userId}/${plan?.code}/${plan?.days_left}`;
  const [hidden, setHidden] = useState(() => localStorage.getItem(key) !== null);
  const state = planState(plan);
  if (!plan || state === "none" || state === "valid" || (state === "expiring" && hidden)) return null;
  const expired = state === "expired";
  return (
    <section
      className={expired ? `${classes.banner} ${classes.expired}` : classes.banner}
      aria-label={t("nav.subscription")}
    >
      <p>
        {expired
          ? t(stillWorks ? "plan.expiredReads" : "plan.expired")
          : t("plan.left", { count: plan.days_left })}
        {!mayManage && ` ${t("plan.askManager")}`}
      </p>
      {renewAt && (
        <Button component={Link} to={renewAt} size="compact-sm">
          {t("plan.renew")}
        </Button>
      )}
      {!expired && (
        <CloseButton
          size="sm"
          aria-label={act("action.dismiss")}
          onClick={() => {
            localStorage.setItem(key, "hidden");
            setHidden(true);
          }}
        />
      )}
    </section>
  );
}

type NewsBannerProps = { label: string; children: ReactNode; action?: ReactNode };

/** Something to know about the screen below, with what can be done about it. */
export function NewsBanner({ label, children, action }: NewsBannerProps) {
  return (
    <section className={`${classes.banner} ${classes.news}`} aria-label={label}>
      <div className={classes.newsText}>{children}</div>
      {action}
    </section>
  );
}

type ComingTextsProps = {
  userId: string;
  texts: SessionUser["texts"]["coming"];
  /** The address at which a version is read. */
  readAt: (text: "terms" | "privacy", version: number) => string;
};

/** New versions of the terms or the privacy policy that the user will be asked to accept. Each can be dismissed for good. */
export function ComingTexts({ userId, texts, readAt }: ComingTextsProps) {
  const { t } = useTranslation("shell");
  const { t: act } = useTranslation("ui");
  const keyOf = (text: string, number: number) => `meridian-text/${userId}/${text}/${number}`;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return texts.map(({ text, number, from }) => {
    const key = keyOf(text, number);
    if (hidden.includes(key) || localStorage.getItem(key) !== null) return null;
    const what = t(`comingText.${text}`, { moment: formatDateTime(from) });
    return (
      <section key={key} className={classes.banner} aria-label={what}>
        <p>{what}</p>
        <Button component="a" href={readAt(text, number)} target="_blank" rel="noreferrer" size="compact-sm">
          {t("comingText.read")}
        </Button>
        <CloseButton
          size="sm"
          aria-label={act("action.dismiss")}
          onClick={() => {
            localStorage.setItem(key, "hidden");
            setHidden([...hidden, key]);
          }}
        />
      </section>
    );
  });
}

type ClosingBannerProps = {
  /** The instant from which everything is removed; nothing for a clinic that goes on. */
  closesAt: string | null | undefined;
  /** Path of the screen that withdraws it; undefined for users who may not. */
  seeAt?: string;
};

/** On which day the clinic is closed, for everybody, and it cannot be dismissed. */
export function ClosingBanner({ closesAt, seeAt }: ClosingBannerProps) {
  const { t } = useTranslation("shell");
  if (!closesAt) return null;
  return (
    <section className={`${classes.banner} ${classes.expired}`} aria-label={t("nav.closing")}>
      <p>
        {t("closing.on", { moment: formatDateTime(closesAt) })}
        {!seeAt && ` ${t("closing.askManager")}`}
      </p>
      {seeAt && (
        <Button component={Link} to={seeAt} size="compact-sm">
          {t("closing.see")}
        </Button>
      )}
    </section>
  );
}

export type Announcement = { id: string; title: string; body: Blocks; dismissible: boolean };

/** Announcements, dismissible for good where they may be (the app tells the server). */
export function Announcements({
  items,
  onHide,
}: {
  items: readonly Announcement[];
  onHide: (ids: string[]) => void;
}) {
  const { t } = useTranslation("shell");
  const { t: act } = useTranslation("ui");
  return items.map(({ id, title, body, dismissible }) => (
    <NewsBanner
      key={id}
      label={t("announcement")}
      action={
        dismissible && (
          <CloseButton
            size="sm"
            aria-label={`${act("action.dismiss")}: ${title}`}
            onClick={() => onHide([id])}
          />
        )
      }
    >
      <strong>{title}</strong>
      <RichText blocks={body} />
    </NewsBanner>
  ));
}
