import { Button } from "@mantine/core";
import type { Charge, ChargedItem } from "@meridian/core/contracts/charging";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useChargeActions } from "../api/charging.ts";
import { sameItems, sumOf } from "../model/money.ts";
import { usePricedName } from "../model/priced-name.ts";
import classes from "./charging.module.css";

/** What the visit holds that has a price of its own, and one button that charges it; nothing where that is charged already. */
export function Given({ charge, given }: { charge: Charge; given: readonly ChargedItem[] }) {
  const { t } = useTranslation("charging");
  const { t: error } = useTranslation("errors");
  const { space } = useSession();
  const { setPrice } = useChargeActions(charge.appointment);
  const name = usePricedName(space?.pricing);
  if (given.length === 0 || sameItems(given, charge.items)) return null;
  const sum = formatMoney(sumOf(given));
  const items = given.map(({ list, key }) => ({ list, key }));
  const take = () =>
    setPrice.mutate(
      { base: charge, choice: { basis: "items", items } },
      { onSuccess: ({ price }) => toast(t("priceSaved", { amount: formatMoney(price) })) },
    );
  return (
    <div className={classes.given}>
      <p>
        {t("given.holds", { what: [...new Set(given.map(name))].join(", ") })}{" "}
        <span className="num">{sum}</span>
      </p>
      <Button size="compact-sm" variant="default" loading={setPrice.isPending} onClick={take}>
        {t("given.charge", { sum })}
      </Button>
      {setPrice.isError && (
        <p className={classes.error} role="alert">
          {errorMessage(error, setPrice.error)}
        </p>
      )}
    </div>
  );
}
