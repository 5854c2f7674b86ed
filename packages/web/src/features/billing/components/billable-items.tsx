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

/** The charge's current price as a request, for undo. */
const choiceOf = ({ basis, price, items }: Charge): PriceChoice => {
  if (basis === "type") return { basis };
  return basis === "items"
    ? { basis, items: items.map(({ list, key }) => ({ list, key })) }
    : { basis, price };
};

/**
 * Lists what was recorded in the appointment and has a price of its own. A button sets the sum as the price, with an
 * undo, while the price is still the appointment type's and nothing was paid; a price set by hand or already paid
 * changes only under "Change price". Shows nothing when the items are already charged.
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
