import { Button } from "@mantine/core";
import type { Charge, ChargedItem } from "@meridian/core/contracts/billing/billing";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { type PriceChoice, useChargeActions } from "../api/charges.ts";
import { sameItems, sumOf } from "../model/money.ts";
import { usePricedName } from "../model/priced-name.ts";
import classes from "./billing.module.css";

/** The price that was charged, as a choice: what undoing sets again. */
const choiceOf = ({ basis, price, items }: Charge): PriceChoice => {
  if (basis === "type") return { basis };
  return basis === "items"
    ? { basis, items: items.map(({ list, key }) => ({ list, key })) }
    : { basis, price };
};

/**
 * What is recorded in the appointment and has a price of its own. One button charges it, with a way back, while the
 * price is still the type's and nothing was paid: a price that somebody set, or that was paid, changes under "Change
 * price" alone. Nothing where it is charged already.
 */
export function BillableItems({ charge, given }: { charge: Charge; given: readonly ChargedItem[] }) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const { t: error } = useTranslation("errors");
  const { space } = useSession();
  const { setPrice } = useChargeActions(charge.appointment);
  const name = usePricedName(space?.pricing);
  if (given.length === 0 || sameItems(given, charge.items)) return null;
  const sum = formatMoney(sumOf(given));
  const items = given.map(({ list, key }) => ({ list, key }));
  const mayTake = charge.basis !== "typed" && charge.payments.length === 0;
  const take = () =>
    setPrice.mutate(
      { base: charge, choice: { basis: "items", items } },
      {
        onSuccess: (charged) =>
          toast(t("priceSaved", { amount: formatMoney(charged.price) }), {
            action: {
              label: act("action.undo"),
              run: () => setPrice.mutate({ base: charged, choice: choiceOf(charge) }),
            },
          }),
      },
    );
  return (
    <div className={classes.given}>
      <p>
        {t("given.holds", { what: [...new Set(given.map(name))].join(", ") })}{" "}
        <span className="num">{sum}</span>
      </p>
      {mayTake && (
        <Button size="compact-sm" variant="default" loading={setPrice.isPending} onClick={take}>
          {t("given.charge", { sum })}
        </Button>
      )}
      {setPrice.isError && (
        <p className={classes.error} role="alert">
          {errorMessage(error, setPrice.error)}
        </p>
      )}
    </div>
  );
}
