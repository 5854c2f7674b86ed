import "@mantine/core/styles/Tabs.layer.css";
import { Button, Tabs } from "@mantine/core";
import { can } from "@meridian/core/contracts/kernel/access";
import { today } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { usePatternNames, useProfessionalNames } from "../../../features/patients/api/patients.ts";
import { ClinicalReport } from "../../../features/statistics/components/clinical-report.tsx";
import { Filters } from "../../../features/statistics/components/filters.tsx";
import { PracticeReport } from "../../../features/statistics/components/practice-report.tsx";
import classes from "../../../features/statistics/components/statistics.module.css";
import { periodText } from "../../../features/statistics/model/period-text.ts";
import { askedOf, searchOf } from "../../../features/statistics/model/presets.ts";

/** The practice in numbers: a period, a place and a professional, compared with the period before. */
export default function StatisticsScreen() {
  const { t } = useTranslation("statistics");
  const user = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = askedOf(search, today());
  const managesClinic = can(user, "clinic.manage");
  const names = useProfessionalNames();
  const tab = search.get("tab") === "clinical" ? "clinical" : "practice";
  const patterns = usePatternNames(tab === "clinical");
  const places = user.space?.establishments ?? [];
  const whose = [
    names.get(asked.professional) ?? (managesClinic ? t("filter.everyone") : user.name),
    places.find(({ id }) => id === asked.place)?.name ?? (places.length > 1 ? t("filter.allPlaces") : ""),
  ];
  const show = (change: Partial<typeof asked> & { tab?: string }) =>
    setSearch(searchOf({ ...asked, tab, ...change }), { replace: true });
  const query = { from: asked.from, to: asked.to, place: asked.place, professional: asked.professional };
  return (
    <>
      <PageHead
        title={t("title")}
        context={t(managesClinic ? "context" : "contextOwn")}
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            {t("print")}
          </Button>
        }
      />
      <PageBody>
        <Filters
          asked={asked}
          places={places}
          professionals={managesClinic ? names : undefined}
          onChange={show}
        />
        <p className={classes.printed}>
          {[user.space?.space_name, periodText(asked), ...whose].filter(Boolean).join(" · ")}
        </p>
        <Tabs value={tab} onChange={(next) => show({ tab: next ?? "practice" })} keepMounted={false}>
          <Tabs.List className={classes.tabs ?? ""} aria-label={t("tabs")} mb="md">
            <Tabs.Tab value="practice">{t("tab.practice")}</Tabs.Tab>
            <Tabs.Tab value="clinical">{t("tab.clinical")}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="practice">
            <PracticeReport query={query} names={names} places={places} />
          </Tabs.Panel>
          <Tabs.Panel value="clinical">
            <ClinicalReport query={query} patterns={patterns} />
          </Tabs.Panel>
        </Tabs>
      </PageBody>
    </>
  );
}
