import { Button } from "@mantine/core";
import type { Module } from "@meridian/core/contracts/kernel/access";
import type { SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { descriptionOf, nameOf, priceOf } from "../model/offers.ts";
import classes from "./subscription.module.css";
import { useToCart } from "./use-to-cart.ts";

export type OfferedModule = SubscriptionOverview["modules"][number];

/** What a module is, what it costs, and the way to buy it. */
export function ModuleInfo({ module, onClose }: { module: OfferedModule; onClose: () => void }) {
  const { t } = useTranslation("subscription");
  const { offer, refused } = module;
  return (
    <Dialog title={t("modules.infoOf", { name: nameOf(offer) })} onClose={onClose}>
      <div className={classes.dialog}>
        {offer.picture_url && <img className={classes.picture} src={offer.picture_url} alt="" />}
        <p>{descriptionOf(offer)}</p>
        {refused ? <p className={classes.quiet}>{t(`reason.${refused}`)}</p> : <BuyModule module={module} />}
      </div>
    </Dialog>
  );
}

function BuyModule({ module: { offer, owned } }: { module: OfferedModule }) {
  const { t } = useTranslation("subscription");
  const toCart = useToCart();
  const [months, setMonths] = useState(String(offer.tiers[0]?.months ?? 1));
  const code: Module = offer.code;
  return (
    <div className={classes.form}>
      <SelectField
        label={t("modules.months")}
        value={months}
        onChange={setMonths}
        empty={false}
        options={offer.tiers.map((tier) => ({
          value: String(tier.months),
          label: `${t("months", { count: tier.months })}: ${formatMoney(priceOf(tier))}`,
        }))}
      />
      <Button onClick={() => void toCart({ kind: "module", module: code, months: Number(months) })}>
        {t(owned ? "modules.extend" : "modules.buy")}
      </Button>
    </div>
  );
}
