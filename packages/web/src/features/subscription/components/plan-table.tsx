import { Button } from "@mantine/core";
import type { Module } from "@meridian/core/contracts/kernel/access";
import type { PriceTier } from "@meridian/core/contracts/subscription/offers";
import type { SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { gigabytes, nameOf, PROOF_TONES, priceOf } from "../model/offers.ts";
import classes from "./subscription.module.css";
import { useToCart } from "./use-to-cart.ts";

type OfferedPlan = SubscriptionOverview["plans"][number];

/** Every plan side by side: its limits, its prices, and the way to buy it. */
export function PlanTable({ overview }: { overview: SubscriptionOverview }) {
  const { t } = useTranslation("subscription");
  return (
    <section className={classes.part} aria-label={t("subscription.plans")}>
      <h2>{t("subscription.plans")}</h2>
      <ul className={classes.cards}>
        {overview.plans.map((plan) => (
          <PlanCard key={plan.terms.code} plan={plan} overview={overview} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, overview }: { plan: OfferedPlan; overview: SubscriptionOverview }) {
  const { t } = useTranslation("subscription");
  const { terms, refused, upgrade } = plan;
  const toCart = useToCart();
  const name = t(`plan.${terms.code}`);
  return (
    <li className={classes.card}>
      <div className={classes.tags}>
        <h3>{name}</h3>
        {overview.plan?.terms.code === terms.code && <Tag tone="jade">{t("subscription.yours")}</Tag>}
      </div>
      <Limits plan={plan} />
      {refused ? (
        <p className={classes.quiet}>{t(`reason.${refused}`)}</p>
      ) : (
        <ChoosePlan plan={plan} overview={overview} />
      )}
      {terms.code === "student" && <ToProof proof={overview.student_proof} />}
      {upgrade.refused === null && (
        <div className={classes.dialog}>
          <p className={classes.quiet}>
            {t("subscription.upgradeHelp", { price: formatMoney(upgrade.price_cents) })}
          </p>
          <div>
            <Button
              variant="default"
              aria-label={t("subscription.upgradeOf", { plan: name })}
              onClick={() => void toCart({ kind: "upgrade", plan: terms.code })}
            >
              {t("subscription.upgrade")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** The way to the proof of enrolment, and its state where one was sent. */
function ToProof({ proof }: { proof: SubscriptionOverview["student_proof"] }) {
  const { t } = useTranslation("subscription");
  return (
    <div className={classes.tags}>
      <Link to="/subscription/student-proof">{t(proof ? "proof.link" : "proof.send")}</Link>
      {proof && <Tag tone={PROOF_TONES[proof.state]}>{t(`proof.states.${proof.state}`)}</Tag>}
    </div>
  );
}

function Limits({ plan: { terms, per_day_cents } }: { plan: OfferedPlan }) {
  const { t } = useTranslation("subscription");
  const rows: [label: string, value: string][] = [
    [
      t("subscription.maxPatients"),
      terms.max_patients === null ? t("subscription.unlimited") : formatNumber(terms.max_patients),
    ],
    [t("subscription.professionals"), formatNumber(terms.max_professionals)],
    [t("subscription.secretaries"), formatNumber(terms.max_secretaries)],
    [t("subscription.disk"), gigabytes(terms.max_disk_bytes)],
    [t("subscription.sms"), terms.sms ? formatNumber(terms.sms_per_month) : t("subscription.noSms")],
    [t("subscription.modules"), t(`subscription.moduleKind.${terms.modules}`)],
  ];
  if (per_day_cents !== null) rows.push([t("subscription.perDay"), formatMoney(per_day_cents)]);
  return (
    <dl className={`${classes.facts} num`}>
      {rows.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** Months with their price and discount, the one module where the plan has one, and the button. */
function ChoosePlan({ plan: { terms }, overview }: { plan: OfferedPlan; overview: SubscriptionOverview }) {
  const { t } = useTranslation("subscription");
  const toCart = useToCart();
  const [months, setMonths] = useState(String(terms.tiers[0]?.months ?? 1));
  const offered = overview.modules.filter(({ offer, works }) => offer.on_sale || works);
  const active = offered.find(({ works }) => works) ?? offered[0];
  const [module, setModule] = useState<Module | undefined>(active?.offer.code);
  // The active module of a plan in force is switched on the modules' screen, not by buying the plan again.
  const fixed = overview.plan?.terms.modules === "one" && overview.plan.days_left > 0;
  const one = terms.modules === "one";
  const name = t(`plan.${terms.code}`);
  const priced = (tier: PriceTier) =>
    `${t("months", { count: tier.months })}: ${formatMoney(priceOf(tier))}${
      tier.discount_percent > 0 ? ` (${t("subscription.off", { percent: tier.discount_percent })})` : ""
    }`;
  return (
    <div className={classes.dialog}>
      <SelectField
        label={t("modules.months")}
        value={months}
        onChange={setMonths}
        empty={false}
        options={terms.tiers.map((tier) => ({ value: String(tier.months), label: priced(tier) }))}
      />
      {one && !fixed && (
        <SelectField
          label={t("subscription.module")}
          value={module ?? ""}
          onChange={(value) => setModule(value as Module)}
          empty={false}
          options={offered.map(({ offer }) => ({ value: offer.code, label: nameOf(offer) }))}
        />
      )}
      <div>
        <Button
          aria-label={t("subscription.chooseOf", {
            plan: name,
            months: t("months", { count: Number(months) }),
          })}
          onClick={() =>
            void toCart({
              kind: "plan",
              plan: terms.code,
              months: Number(months),
              module: one ? (module ?? null) : null,
            })
          }
        >
          {t("subscription.choose")}
        </Button>
      </div>
    </div>
  );
}
