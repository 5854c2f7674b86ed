import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { formatDate } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import { Skeleton } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import {
  usePatternNames,
  useProfessionalNames,
  type useRecord,
} from "../../../features/patients/api/patients.ts";
import { History } from "../../../features/patients/components/history.tsx";
import { MergedRecords } from "../../../features/patients/components/merged-records.tsx";
import classes from "../../../features/patients/components/patients.module.css";
import { SectionCard } from "../../../features/patients/components/section-card.tsx";
import { Visits } from "../../../features/patients/components/visits.tsx";
import { SECTIONS, type Section } from "../../../features/patients/model/patient-form.ts";

const PatientMessages = lazy(() =>
  loadPart(() => import("../../../features/notifications/components/patient-messages.tsx")),
);
const PatientPayments = lazy(() =>
  loadPart(() => import("../../../features/billing/components/patient-payments.tsx")),
);
const FiguresPanel = lazy(() =>
  loadPart(async () => {
    const panel = import("../../../features/visit/figures/figures-panel.tsx");
    await loadNamespaces(["results", "ryodoraku", "osteopathy"]);
    return panel;
  }),
);
const PatientMonitoring = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([
      import("../../../features/monitoring/components/patient-monitoring.tsx"),
      loadNamespaces(["monitoring", "links"]),
    ]);
    return { default: part.PatientMonitoring };
  }),
);
const PatientConsents = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([
      import("../../../features/consents/components/patient-consents.tsx"),
      loadNamespaces(["consents", "links"]),
    ]);
    return { default: part.PatientConsents };
  }),
);
const PatientPhotos = lazy(() =>
  loadPart(async () => {
    const panel = import("../../../features/visit/photos/record/patient-photos.tsx");
    await loadNamespaces(["photos"]);
    return panel;
  }),
);
const PatientDocuments = lazy(() =>
  loadPart(async () => {
    const [{ PatientDocuments: documents }] = await Promise.all([
      import("../../../features/documents/components/patient-documents.tsx"),
      loadNamespaces(["documents"]),
    ]);
    return { default: documents };
  }),
);
const PatientActivity = lazy(() =>
  loadPart(async () => {
    const [{ PatientActivity: activity }] = await Promise.all([
      import("../../../features/activity/components/patient-activity.tsx"),
      loadNamespaces(["activity"]),
    ]);
    return { default: activity };
  }),
);
const TABS = [
  "overview",
  "history",
  "figures",
  "photos",
  "monitoring",
  "documents",
  "consents",
  "payments",
  "messages",
  "activity",
] as const;

type TabsProps = {
  patient: Patient;
  record: ReturnType<typeof useRecord>;
  onUndoMerge: (merge: string) => void;
};

/** The tabs of a patient's record: only those whose contents the user may read. */
export function RecordTabs(props: TabsProps) {
  const { patient, record } = props;
  const { t } = useTranslation("patients");
  const [search, setSearch] = useSearchParams();
  const professionals = useProfessionalNames();
  const patterns = usePatternNames(record.rows.some(({ summary }) => summary?.patterns.length));
  const reads = useAllows()({ can: "clinical.read" });
  const asked = TABS.find((one) => one === search.get("tab")) ?? "overview";
  const follows = useAllows()({ can: "monitoring.read" });
  const isClosed =
    (["figures", "photos", "activity"].includes(asked) && !reads) || (asked === "monitoring" && !follows);
  const tab = isClosed ? "overview" : asked;
  const open = (value: string | null) =>
    setSearch(value && value !== "overview" ? { tab: value } : {}, { replace: true });
  const tabs = useRef<HTMLDivElement>(null);
  // A phone shows a part of the tabs, which may not be the one that is open. Scrolled by hand, because after
  // scrollIntoView Chrome begins with the next Tab here and not at the top of the page.
  useEffect(() => {
    const list = tabs.current;
    const chosen = tab && list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !chosen) return;
    const shown = list.getBoundingClientRect();
    const tabBox = chosen.getBoundingClientRect();
    list.scrollLeft += tabBox.left - shown.left + (tabBox.width - shown.width) / 2;
  }, [tab]);
  return (
    <Tabs className={classes.record ?? ""} value={tab} onChange={open} keepMounted={false}>
      <Tabs.List ref={tabs} className={classes.tabs ?? ""} aria-label={t("record.tabs")} mb="md">
        <Tabs.Tab value="overview" data-tour="tab-overview">
          {t("record.overview")}
        </Tabs.Tab>
        <Tabs.Tab value="history" data-tour="tab-history">
          {t("record.history")}
        </Tabs.Tab>
        {reads && (
          <Tabs.Tab value="figures" data-tour="tab-figures">
            {t("record.figures")}
          </Tabs.Tab>
        )}
        {reads && (
          <Tabs.Tab value="photos" data-tour="tab-photos">
            {t("record.photos")}
          </Tabs.Tab>
        )}
        {follows && (
          <Tabs.Tab value="monitoring" data-tour="tab-monitoring">
            {t("record.monitoring")}
          </Tabs.Tab>
        )}
        <Tabs.Tab value="documents" data-tour="tab-documents">
          {t("record.documents")}
        </Tabs.Tab>
        <Tabs.Tab value="consents" data-tour="tab-consents">
          {t("record.consents")}
        </Tabs.Tab>
        <Tabs.Tab value="payments" data-tour="tab-payments">
          {t("record.payments")}
        </Tabs.Tab>
        <Tabs.Tab value="messages" data-tour="tab-messages">
          {t("record.messages")}
        </Tabs.Tab>
        {reads && (
          <Tabs.Tab value="activity" data-tour="tab-activity">
            {t("record.activity")}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Overview {...props} onHistory={() => open("history")} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <History patient={patient.id} record={record} professionals={professionals} patterns={patterns} />
      </Tabs.Panel>
      {reads && (
        <Tabs.Panel value="figures">
          <Suspense fallback={<Skeleton lines={4} />}>
            <FiguresPanel
              patient={patient}
              chosen={search.get("figure")}
              onChoose={(figure) => setSearch({ tab: "figures", figure }, { replace: true })}
            />
          </Suspense>
        </Tabs.Panel>
      )}
      {reads && (
        <Tabs.Panel value="photos">
          <Suspense fallback={<Skeleton lines={4} />}>
            <PatientPhotos patient={patient.id} />
          </Suspense>
        </Tabs.Panel>
      )}
      {follows && (
        <Tabs.Panel value="monitoring">
          <Suspense fallback={<Skeleton lines={4} />}>
            <PatientMonitoring patient={patient.id} colleagues={professionals} />
          </Suspense>
        </Tabs.Panel>
      )}
      <Tabs.Panel value="documents">
        <Suspense fallback={<Skeleton lines={4} />}>
          <PatientDocuments patient={patient} visits={record.rows.map(({ appointment }) => appointment)} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="consents">
        <Suspense fallback={<Skeleton lines={4} />}>
          <PatientConsents patient={patient.id} archived={patient.state !== "active"} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="payments">
        <Suspense fallback={<Skeleton lines={4} />}>
          <PatientPayments patient={patient.id} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="messages">
        <Suspense fallback={<Skeleton lines={4} />}>
          <PatientMessages patient={patient} />
        </Suspense>
      </Tabs.Panel>
      {reads && (
        <Tabs.Panel value="activity">
          <Suspense fallback={<Skeleton lines={4} />}>
            <PatientActivity patient={patient.id} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

function Overview({ patient, record, onUndoMerge, onHistory }: TabsProps & { onHistory: () => void }) {
  const { t } = useTranslation("patients");
  const allows = useAllows();
  const editable = patient.state === "active" && allows({ can: "patients.write" });
  const sections = (Object.keys(SECTIONS) as Section[]).filter(
    (section) => section !== "clinical" || patient.alerts !== undefined,
  );
  return (
    <div className={classes.overview}>
      <div className={classes.column}>
        {sections.map((section) => (
          <SectionCard
            key={section}
            patient={patient}
            section={section}
            findings={record.first?.patient?.clinical?.before}
            editable={editable && (section !== "clinical" || allows({ can: "clinical.write" }))}
          />
        ))}
      </div>
      <div className={classes.column}>
        <Visits
          patient={patient.id}
          record={record}
          mayBook={patient.state === "active" && allows({ can: "appointments.write" })}
          onAll={onHistory}
        />
        <MergedRecords
          patient={patient}
          onUndo={allows({ can: "patients.manage" }) ? onUndoMerge : undefined}
        />
        <p className={classes.stamp}>
          {t("record.added", { date: formatDate(patient.created_at) })} ·{" "}
          {t("record.changed", { date: formatDate(patient.updated_at) })}
        </p>
      </div>
    </div>
  );
}
