import { Button } from "@mantine/core";
import type { CartItem, Order } from "@meridian/core/contracts/subscription/offers";
import type { Cart } from "@meridian/core/contracts/subscription/subscription";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCartChanges } from "../api/cart-changes.ts";
import { useSubscriptionActions } from "../api/subscription.ts";
import { dayPrice, nameOf } from "../model/offers.ts";
import { DiscountForm } from "./discount-form.tsx";
import type { OfferedModule } from "./module-info.tsx";
import classes from "./subscription.module.css";

type CartViewProps = { cart: Cart; modules: readonly OfferedModule[] };

/** The cart's one item, what it costs, and the ways on. */
export function CartView({ cart, modules }: CartViewProps) {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const { clear, reread } = useSubscriptionActions();
  if (!cart.item) return <EmptyCart />;
  const remove = async () => {
    try {
      await clear(cart.version);
      toast(t("cart.removed"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
      await reread();
    }
  };
  return (
    <section className={classes.part} aria-label={t("cart.title")}>
      <Changes cart={cart} />
      {cart.refused && (
        <Notice tone="amber" title={say("plan.requirements")}>
          {t(`reason.${cart.refused}`)}{" "}
          {cart.refused === "student_proof" && (
            <Link to="/subscription/student-proof">{t("proof.link")}</Link>
          )}
        </Notice>
      )}
      {cart.discount_problem && <Notice tone="amber">{say(cart.discount_problem)}</Notice>}
      <Facts item={cart.item} cart={cart} modules={modules} />
      {cart.order && <DiscountForm key={cart.version} cart={cart} />}
      <div className={classes.actions}>
        {cart.order && (
          <Button component={Link} to="/modules/cart/pay">
            {cart.order.total_cents === 0 ? t("cart.free", { price: formatMoney(0) }) : t("cart.pay")}
          </Button>
        )}
        <Button variant="default" onClick={() => void remove()}>
          {t("cart.remove")}
        </Button>
      </div>
    </section>
  );
}

function EmptyCart() {
  const { t } = useTranslation("subscription");
  return (
    <EmptyState
      title={t("cart.empty")}
      help={t("cart.emptyHelp")}
      action={
        <Button component={Link} to="/subscription">
          {t("cart.choosePlan")}
        </Button>
      }
    />
  );
}

/** What is other than when the user last looked: shown before it is paid. */
function Changes({ cart }: { cart: Cart }) {
  const { t } = useTranslation("subscription");
  const changes = useCartChanges(cart);
  if (changes.length === 0) return null;
  const shown = (what: string, value: number) =>
    what.endsWith("_cents") ? formatMoney(value) : formatNumber(value);
  return (
    <Notice tone="amber" title={t("cart.changed")}>
      <ul>
        {changes.map(({ what, before, now }) => (
          <li key={what}>
            {t(`cart.change.${what}`, { before: shown(what, before), now: shown(what, now) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function useItemName() {
  const { t } = useTranslation("subscription");
  return (item: CartItem, modules: readonly OfferedModule[]): string => {
    if (item.kind === "plan") return t("cart.planItem", { plan: t(`plan.${item.plan}`) });
    if (item.kind === "upgrade") return t("cart.upgradeItem", { plan: t(`plan.${item.plan}`) });
    const found = modules.find(({ offer }) => offer.code === item.module);
    return t("cart.moduleItem", { name: found ? nameOf(found.offer) : item.module });
  };
}

function Facts({ item, cart, modules }: { item: CartItem; cart: Cart } & Pick<CartViewProps, "modules">) {
  const { t } = useTranslation("subscription");
  const name = useItemName();
  const included =
    item.kind === "plan" && item.module && modules.find(({ offer }) => offer.code === item.module);
  return (
    <div className={classes.card}>
      <h2>{name(item, modules)}</h2>
      {included && <p>{t("cart.includes", { name: nameOf(included.offer) })}</p>}
      {cart.order && <Prices order={cart.order} cart={cart} />}
      {cart.order && cart.upgrade && (
        <p className={classes.quiet}>
          {t("cart.upgrade", {
            days: t("days", { count: cart.upgrade.days_left }),
            old: dayPrice(cart.upgrade.old_monthly_cents),
            next: dayPrice(cart.upgrade.new_monthly_cents),
            total: formatMoney(cart.order.price_cents),
          })}
        </p>
      )}
    </div>
  );
}

function Prices({ order, cart }: { order: Order; cart: Cart }) {
  const { t } = useTranslation("subscription");
  const rows: [label: string, value: string][] = [];
  if (order.days > 0) {
    const days = t("days", { count: order.days });
    const months = order.tier ? t("months", { count: order.tier.months }) : "";
    rows.push([t("cart.duration"), months ? `${months} (${days})` : days]);
  }
  rows.push([t("cart.price"), formatMoney(order.price_cents)]);
  if (cart.per_day_cents !== null) rows.push([t("cart.perDay"), formatMoney(cart.per_day_cents)]);
  if (order.discount_code)
    rows.push([t("cart.discount", { code: order.discount_code }), `−${formatMoney(order.discount_cents)}`]);
  if (order.extra_days > 0) rows.push([t("cart.extraDays"), t("days", { count: order.extra_days })]);
  return (
    <dl className={`${classes.facts} num`}>
      {rows.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
      <Row label={t("cart.total")} value={formatMoney(order.total_cents)} total />
    </dl>
  );
}

const Row = ({ label, value, total }: { label: string; value: string; total?: boolean }) => (
  <>
    <dt className={total ? classes.total : undefined}>{label}</dt>
    <dd className={total ? classes.total : undefined}>{value}</dd>
  </>
);
