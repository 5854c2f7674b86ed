import { Button } from "@mantine/core";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { EmptyState } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMonitoringActions } from "../api/monitoring.ts";
import classes from "./monitoring.module.css";
import { Sparkline } from "./sparkline.tsx";
import { SymptomFacts } from "./symptom-facts.tsx";
import { SymptomFormView } from "./symptom-form.tsx";
import { SymptomTags } from "./symptom-tags.tsx";

type ListProps = {
  patient: string;
  symptoms: readonly MonitoredSymptom[];
  colleagues: ReadonlyMap<string, string>;
};

/** A patient's symptoms, and the form that begins or changes one. */
export function SymptomList({ patient, symptoms, colleagues }: ListProps) {
  const { t } = useTranslation("monitoring");
  const [open, setOpen] = useState<MonitoredSymptom | "new">();
  const user = useSession();
  const mayWrite = useAllows()({ can: "monitoring.write" });
  const others = new Map([...colleagues].filter(([id]) => id !== user.id));
  const begin = mayWrite && <Button onClick={() => setOpen("new")}>{t("symptom.new")}</Button>;
  return (
    <section>
      <h2>{t("symptom.title")}</h2>
      {open ? (
        <SymptomFormView
          key={open === "new" ? "new" : open.id}
          patient={patient}
          based={open === "new" ? undefined : open}
          colleagues={others}
          onDone={() => setOpen(undefined)}
        />
      ) : (
        symptoms.length > 0 && <div className={classes.begin}>{begin}</div>
      )}
      {symptoms.length === 0 && !open ? (
        <EmptyState title={t("symptom.none")} help={t("symptom.noneHelp")} action={begin} />
      ) : (
        <ul className={entries.entries} aria-label={t("symptom.title")}>
          {symptoms.map((symptom) => (
            <li key={symptom.id}>
              <div className={entries.description}>
                <strong>{symptom.name}</strong> <SymptomTags symptom={symptom} />
                <SymptomFacts symptom={symptom} />
              </div>
              <Sparkline days={symptom.recent} />
              {mayWrite && symptom.professional.id === user.id && (
                <Actions patient={patient} symptom={symptom} onEdit={() => setOpen(symptom)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ActionsProps = { patient: string; symptom: MonitoredSymptom; onEdit: () => void };
type Status = MonitoredSymptom["status"];
const DONE = { active: "didResume", paused: "didPause", done: "didFinish" } as const;

function Actions({ patient, symptom, onEdit }: ActionsProps) {
  const { t } = useTranslation("monitoring");
  const { setStatus } = useMonitoringActions(patient);
  const run = useUndo();
  const { name, status: before } = symptom;
  const said = (status: Status) => t(`symptom.${DONE[status]}`, { name });
  const become = (status: Status) =>
    void run(
      async () => {
        const after = await setStatus(symptom, status);
        return () => setStatus(after, before);
      },
      said(status),
      said(before),
    );
  return (
    <div className={entries.actions}>
      <EntryButton label={t("symptom.edit")} name={name} onClick={onEdit} />
      {before === "active" ? (
        <EntryButton label={t("symptom.pause")} name={name} onClick={() => become("paused")} />
      ) : (
        <EntryButton label={t("symptom.resume")} name={name} onClick={() => become("active")} />
      )}
      {before !== "done" && (
        <EntryButton label={t("symptom.finish")} name={name} onClick={() => become("done")} />
      )}
    </div>
  );
}
