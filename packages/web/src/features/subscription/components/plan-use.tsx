import { Button } from "@mantine/core";
import type { SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import { planStanding } from "@meridian/core/contracts/subscription/plan-standing";
import { formatDate, formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, Notice, Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { gigabytes, priceOf } from "../model/offers.ts";
import classes from "./subscription.module.css";

/** The plan in force with what is left of it, and how much of each limit is used. */
export function PlanUse({ overview }: { overview: SubscriptionOverview }) {
  const { t } = useTranslation("subscription");
  const { plan } = overview;
  if (!plan) return <NoPlan trial={!overview.free_trial_used} />;
  return (
    <section className={classes.part} aria-label={t("subscription.current")}>
      <h2>{t("subscription.current")}</h2>
      <div className={classes.card}>
        <h3>{t(`plan.${plan.terms.code}`)}</h3>
        <div className={classes.tags}>
          <Left plan={plan} />
        </div>
        {plan.days_owed > 0 && (
          <p className={classes.quiet}>{t("subscription.owed", { count: plan.days_owed })}</p>
        )}
        <Usage overview={overview} plan={plan} />
      </div>
      <LimitsReached overview={overview} plan={plan} />
      <Advice overview={overview} plan={plan} />
    </section>
  );
}

type Plan = NonNullable<SubscriptionOverview["plan"]>;
type Used = { overview: SubscriptionOverview; plan: Plan };

function Left({ plan: { days_left, ends_on } }: { plan: Plan }) {
  const { t } = useTranslation("subscription");
  const date = ends_on ? formatDate(ends_on) : "";
  const standing = planStanding(days_left);
  if (standing === "expired") return <Tag tone="red">{t("subscription.ended", { date })}</Tag>;
  return (
    <>
      <Tag tone={standing === "expiring" ? "amber" : "green"}>
        {t("subscription.left", { count: days_left })}
      </Tag>
      <span className={classes.quiet}>{t("subscription.endsOn", { date })}</span>
    </>
  );
}

function NoPlan({ trial }: { trial: boolean }) {
  const { t } = useTranslation("subscription");
  return (
    <EmptyState
      title={t("subscription.none")}
      help={t("subscription.noneHelp")}
      {...(trial && {
        action: (
          <Button component={Link} to="/home">
            {t("subscription.trial")}
          </Button>
        ),
      })}
    />
  );
}

function Usage({ overview: { usage }, plan: { terms } }: Used) {
  const { t } = useTranslation("subscription");
  const of = (used: number, limit: number | null) =>
    limit === null
      ? t("subscription.usedOnly", { used: formatNumber(used) })
      : t("subscription.used", { used: formatNumber(used), limit: formatNumber(limit) });
  const seats = terms.max_professionals + terms.max_secretaries;
  return (
    <>
      <h4>{t("subscription.usage")}</h4>
      <dl className={`${classes.facts} ${classes.use} num`}>
        <dt>{t("subscription.patients")}</dt>
        <dd>{of(usage.patients, terms.max_patients)}</dd>
        <dt>{t("subscription.professionals")}</dt>
        <dd>{of(usage.professionals, terms.max_professionals)}</dd>
        <dt>{t("subscription.secretaries")}</dt>
        <dd>{of(usage.secretaries, terms.max_secretaries)}</dd>
        <dt>{t("subscription.users")}</dt>
        <dd>{of(usage.users, seats)}</dd>
        <dt>{t("subscription.disk")}</dt>
        <dd>
          {t("subscription.used", {
            used: gigabytes(usage.disk_bytes),
            limit: gigabytes(terms.max_disk_bytes),
          })}
        </dd>
        <dt>{t("subscription.smsThisMonth")}</dt>
        <dd>{terms.sms ? of(usage.sms, terms.sms_per_month) : t("subscription.noSms")}</dd>
      </dl>
    </>
  );
}

/** In preview: the cheapest plan that holds what is used now. */
function Advice({ overview: { advice, plans }, plan }: Used) {
  const { t } = useTranslation("subscription");
  if (!advice) return null;
  const advised = plans.find(({ terms }) => terms.code === advice.plan)?.terms;
  const tier = advised?.tiers[0];
  const text = () => {
    if (!advised || !tier) return t("advice.none");
    if (advised.code === plan.terms.code) return t("advice.fits");
    return t("advice.plan", {
      plan: t(`plan.${advised.code}`),
      price: formatMoney(priceOf({ ...tier, months: 1 })),
    });
  };
  return (
    <section className={classes.card} aria-label={t("advice.title")}>
      <h3>
        {t("advice.title")} <Tag tone="blue">{t("advice.preview")}</Tag>
      </h3>
      <p>{text()}</p>
    </section>
  );
}

/** The limits that are reached, in the words with which the server refuses what is new. */
function LimitsReached({ overview: { usage }, plan: { terms } }: Used) {
  const { t } = useTranslation("subscription");
  const patients = terms.max_patients !== null && usage.patients >= terms.max_patients;
  const users = usage.professionals >= terms.max_professionals && usage.secretaries >= terms.max_secretaries;
  return (
    <>
      {patients && (
        <Notice tone="amber" title={t("subscription.patientsFull")}>
          {t("subscription.fullHelp")}
        </Notice>
      )}
      {users && (
        <Notice tone="amber" title={t("subscription.usersFull")}>
          {t("subscription.fullHelp")}
        </Notice>
      )}
    </>
  );
}
