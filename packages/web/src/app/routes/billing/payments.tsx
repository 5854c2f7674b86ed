import { Button } from "@mantine/core";
import { chargesForAll } from "@meridian/core/contracts/kernel/access";
import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatDateLine, today } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import classes from "../../../features/billing/components/day-payments.module.css";
import { DayPayments } from "../../../features/billing/components/day-payments.tsx";

/** What came in on a day: to close the till by. */
export default function Payments() {
  const { t } = useTranslation("billing");
  const user = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("date") ?? "";
  const date = isDay(asked) ? asked : today();
  const places = user.space?.establishments ?? [];
  const place = places.find(({ id }) => id === search.get("place"));
  const show = (next: { date?: string; place?: string }) => {
    const wanted = { date, place: place?.id ?? "", ...next };
    const kept = Object.entries(wanted).filter(([, value]) => value !== "" && value !== today());
    setSearch(Object.fromEntries(kept), { replace: true });
  };
  return (
    <>
      <PageHead
        title={t("day.title")}
        context={t(chargesForAll(user) ? "day.context" : "day.contextOwn")}
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            {t("day.print")}
          </Button>
        }
      />
      <PageBody>
        <div className={classes.bar}>
          <DateField
            label={t("day.date")}
            value={date}
            max={today()}
            onChange={(next) => isDay(next) && show({ date: next })}
          />
          {places.length > 1 && (
            <SelectField
              label={t("day.place")}
              empty={t("day.allPlaces")}
              options={places.map(({ id, name }) => ({ value: id, label: name }))}
              value={place?.id ?? ""}
              onChange={(next) => show({ place: next })}
            />
          )}
        </div>
        <div className={classes.sheet}>
          <h2 className={classes.printed}>
            {t("day.printed", {
              day: formatDateLine(date, "long"),
              place: place?.name ?? t("day.allPlaces"),
            })}
          </h2>
          <DayPayments date={date} place={place?.id ?? ""} />
        </div>
      </PageBody>
    </>
  );
}
