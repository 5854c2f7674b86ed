import { Button } from "@mantine/core";
import type { Module } from "@meridian/core/contracts/kernel/access";
import type { SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { IconShoppingCart } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useOverview } from "../../../features/subscription/api/subscription.ts";
import { ModuleCard } from "../../../features/subscription/components/module-card.tsx";
import { ModuleInfo, type OfferedModule } from "../../../features/subscription/components/module-info.tsx";
import classes from "../../../features/subscription/components/subscription.module.css";
import { SwitchModule } from "../../../features/subscription/components/switch-module.tsx";
import { nameOf } from "../../../features/subscription/model/offers.ts";
import { ManageAccess } from "./manage-access.tsx";

/** The modules the clinic has and those it can get. */
export default function Modules() {
  const { t } = useTranslation("subscription");
  const overview = useOverview();
  return (
    <>
      <PageHead
        title={t("modules.title")}
        context={t("modules.context")}
        actions={
          <Button
            variant="default"
            component={Link}
            to="/modules/cart"
            leftSection={<IconShoppingCart size={18} stroke={1.5} aria-hidden />}
          >
            {t("modules.cart")}
          </Button>
        }
      />
      <PageBody>
        {overview.error && !overview.data ? (
          <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
        ) : overview.data ? (
          <Lists overview={overview.data} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}

type Opened = { what: "info" | "access" | "switch"; code: Module };

function Lists({ overview }: { overview: SubscriptionOverview }) {
  const { t } = useTranslation("subscription");
  const [opened, setOpened] = useState<Opened>();
  const { modules, switch_from, plan } = overview;
  const has = ({ works, owned }: OfferedModule) => works || owned !== null;
  const close = () => setOpened(undefined);
  const shown = modules.find(({ offer }) => offer.code === opened?.code);
  const waits = switch_from !== null && switch_from > today();
  const switchable = switch_from !== null && !waits && (plan?.days_left ?? 0) > 0;
  const cards = (list: readonly OfferedModule[]) =>
    list.map((module) => {
      const open = (what: Opened["what"]) => () => setOpened({ what, code: module.offer.code });
      return (
        <ModuleCard
          key={module.offer.code}
          module={module}
          onInfo={open("info")}
          onAccess={open("access")}
          onSwitch={switchable && !module.works && module.offer.on_sale ? open("switch") : undefined}
        />
      );
    });
  const owned = modules.filter(has);
  const others = modules.filter((module) => !has(module));
  return (
    <>
      {waits && <Notice tone="blue">{t("modules.switchFrom", { date: formatDate(switch_from) })}</Notice>}
      <section className={classes.part} aria-label={t("modules.owned")}>
        <h2>{t("modules.owned")}</h2>
        {owned.length > 0 ? <ul className={classes.cards}>{cards(owned)}</ul> : <NoModules />}
      </section>
      <section className={classes.part} aria-label={t("modules.other")}>
        <h2>{t("modules.other")}</h2>
        {others.length > 0 ? (
          <ul className={classes.cards}>{cards(others)}</ul>
        ) : (
          <EmptyState title={t("modules.noOther")} compact />
        )}
      </section>
      {shown && opened?.what === "info" && <ModuleInfo module={shown} onClose={close} />}
      {shown && opened?.what === "access" && (
        <ManageAccess module={shown.offer.code} name={nameOf(shown.offer)} onClose={close} />
      )}
      {shown && opened?.what === "switch" && (
        <SwitchModule
          next={shown}
          now={modules.find(({ works }) => works)}
          days={overview.switch_days}
          onClose={close}
        />
      )}
    </>
  );
}

function NoModules() {
  const { t } = useTranslation("subscription");
  return (
    <EmptyState
      title={t("modules.noOwned")}
      help={t("modules.noOwnedHelp")}
      compact
      action={
        <Button component={Link} to="/subscription">
          {t("modules.choosePlan")}
        </Button>
      }
    />
  );
}
