import type { SpaceSubscription as Subscription } from "@meridian/core/contracts/backoffice/space-subscription";
import { formatDate, formatDateTime, formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { type Fact, FactList } from "@meridian/ui/table/fact-list";
import { useTranslation } from "react-i18next";
import { useSpaceSubscription } from "../api/spaces.ts";
import classes from "./space-view.module.css";

const GIGABYTE = 1024 ** 3;

/** What a space bought, what is left of it, and how much of each limit is used. */
export function SpaceSubscription({ space }: { space: string }) {
  const { t } = useTranslation("admin");
  const subscription = useSpaceSubscription(space);
  return (
    <section className={classes.proof} aria-labelledby="space-subscription">
      <h2 id="space-subscription">{t("subscription.title")}</h2>
      {subscription.error ? (
        <ErrorState error={subscription.error} onRetry={() => void subscription.refetch()} compact />
      ) : subscription.data ? (
        <>
          <Plan subscription={subscription.data} />
          <Modules modules={subscription.data.modules} />
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("admin");
  const { plan, usage } = subscription;
  const of = (used: number, limit: number | null | undefined, shown = formatNumber) =>
    limit === null || limit === undefined
      ? shown(used)
      : t("subscription.of", { used: shown(used), limit: shown(limit) });
  const gigabytes = (bytes: number) => `${formatNumber(bytes / GIGABYTE, { maximumFractionDigits: 2 })} GB`;
  const days = (count: number) => t("subscription.days", { count });
  const terms = plan?.terms;
  const facts: Fact[] = [
    [t("spaces.plan"), t(terms ? `plans.${terms.code}` : "spaces.noPlan")],
    [t("subscription.left"), plan && days(plan.days_left)],
    [t("space.endsOn"), plan?.ends_on && formatDate(plan.ends_on)],
    [
      t("subscription.boughtAt"),
      plan?.tier &&
        t("subscription.price", {
          price: formatMoney(
            Math.round((plan.tier.monthly_cents * (100 - plan.tier.discount_percent)) / 100),
          ),
        }),
    ],
    [t("subscription.patients"), of(usage.patients, terms?.max_patients)],
    [t("subscription.professionals"), of(usage.professionals, terms?.max_professionals)],
    [t("subscription.secretaries"), of(usage.secretaries, terms?.max_secretaries)],
    [t("subscription.disk"), of(usage.disk_bytes, terms?.max_disk_bytes, gigabytes)],
    [t("subscription.sms"), of(usage.sms, terms?.sms_per_month)],
    [t("subscription.owed"), plan && plan.days_owed > 0 && days(plan.days_owed)],
    [t("subscription.credit"), subscription.days_credit > 0 && days(subscription.days_credit)],
    [t("subscription.referral"), subscription.referral_days > 0 && days(subscription.referral_days)],
    [t("subscription.firstPaid"), subscription.first_paid_at && formatDateTime(subscription.first_paid_at)],
  ];
  return <FactList facts={facts} className={`${classes.inner} num`} />;
}

/** Owned and active are two things: a module may be owned and not work, or work without being owned. */
function Modules({ modules }: Pick<Subscription, "modules">) {
  const { t } = useTranslation("admin");
  const owned = (module: Subscription["modules"][number]) => {
    if (!module.owned) return t("subscription.notOwned");
    const { ends_on } = module.owned;
    return ends_on
      ? t("subscription.ownedUntil", { date: formatDate(ends_on) })
      : t("subscription.ownedAsPlan");
  };
  return (
    <ul className={classes.modules} aria-label={t("space.modules")}>
      {modules.map((module) => (
        <li key={module.code}>
          <strong>{t(`modules.${module.code}`)}</strong>
          <span>{owned(module)}</span>
          <Tag tone={module.active ? "green" : "plain"}>
            {t(module.active ? "subscription.active" : "subscription.inactive")}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
