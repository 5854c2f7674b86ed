import { Button } from "@mantine/core";
import { formatDate, formatMoney, today } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { descriptionOf, fromPrice, nameOf } from "../model/offers.ts";
import type { OfferedModule } from "./module-info.tsx";
import classes from "./subscription.module.css";

type ModuleCardProps = {
  module: OfferedModule;
  onInfo: () => void;
  onAccess: () => void;
  /** Absent where the plan has no single active module. */
  onSwitch?: (() => void) | undefined;
};

/** A module with its state and what can be done with it. */
export function ModuleCard({ module, onInfo, onAccess, onSwitch }: ModuleCardProps) {
  const { t } = useTranslation("subscription");
  const { offer, works, owned } = module;
  const name = nameOf(offer);
  const price = fromPrice(offer.tiers);
  return (
    <li className={classes.card}>
      {offer.picture_url && <img className={classes.picture} src={offer.picture_url} alt="" />}
      <h3>{name}</h3>
      <div className={classes.tags}>
        {works && <Tag tone="green">{t("modules.active")}</Tag>}
        {!works && owned && <Tag>{t("modules.inactive")}</Tag>}
        {!offer.on_sale && <Tag tone="amber">{t("modules.discontinued")}</Tag>}
        {owned && <Until ends_on={owned.ends_on} />}
      </div>
      <p>{descriptionOf(offer)}</p>
      {price !== null && offer.on_sale && (
        <p className={`${classes.quiet} num`}>{t("modules.from", { price: formatMoney(price) })}</p>
      )}
      <div className={classes.actions}>
        <Button variant="default" aria-label={t("modules.infoOf", { name })} onClick={onInfo}>
          {t("modules.info")}
        </Button>
        {(works || owned) && (
          <Button variant="default" aria-label={t("modules.accessOf", { name })} onClick={onAccess}>
            {t("modules.access")}
          </Button>
        )}
        {onSwitch && (
          <Button aria-label={t("modules.switchTo", { name })} onClick={onSwitch}>
            {t("modules.switch")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Until({ ends_on }: { ends_on: string | null }) {
  const { t } = useTranslation("subscription");
  if (ends_on === null) return <Tag>{t("modules.asPlan")}</Tag>;
  const date = formatDate(ends_on);
  return ends_on < today() ? (
    <Tag tone="amber">{t("modules.ended", { date })}</Tag>
  ) : (
    <Tag>{t("modules.endsOn", { date })}</Tag>
  );
}
