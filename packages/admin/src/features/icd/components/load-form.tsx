import { Button } from "@mantine/core";
import type { FileLanguage } from "@meridian/core/clinical/icd/icd-file";
import type { IcdRelease } from "@meridian/core/contracts/classifications/icd";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { FileField } from "@meridian/ui/forms/file-field";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnnounceReleases } from "../api/icd.ts";
import { type Chosen, loadRelease, readChosen } from "../model/loading.ts";
import { Bar } from "./bar.tsx";
import classes from "./icd.module.css";

/** Reads a release's file here and sends it in parts: it may be stopped, closed and gone on with at any time. */
export function LoadForm() {
  const { t } = useTranslation("classification");
  const { t: say } = useTranslation("errors");
  const [language, setLanguage] = useState<FileLanguage>("en");
  const [name, setName] = useState("");
  const [picked, setPicked] = useState<File>();
  const [chosen, setChosen] = useState<Chosen | "none">();
  const load = useLoading(() => setPicked(undefined));
  useEffect(() => {
    if (!picked) return setChosen(undefined);
    let here = true;
    void readChosen(picked, picked.name, language).then((read) => here && setChosen(read ?? "none"));
    return () => {
      here = false;
    };
  }, [picked, language]);
  const file = chosen && chosen !== "none" ? chosen : undefined;
  return (
    <div className={classes.load}>
      <h3>{t("load.title")}</h3>
      <p className={classes.quiet}>{t("load.help")}</p>
      <div className={classes.fields}>
        <SelectField
          label={t("load.language")}
          empty={false}
          value={language}
          onChange={(value) => setLanguage(value === "pt" ? "pt" : "en")}
          options={(["en", "pt"] as const).map((value) => ({ value, label: t(`load.${value}`) }))}
          disabled={load.running}
        />
        <TextField
          label={t("load.name")}
          placeholder={picked?.name ?? t("load.nameExample")}
          value={name}
          onChange={setName}
          maxLength={120}
          disabled={load.running}
        />
      </div>
      <ReleaseFile picked={picked} disabled={load.running} onPick={setPicked} />
      {chosen === "none" && <Notice tone="amber" title={t("load.unreadable")} live />}
      {file && !load.running && (
        <p role="status">
          {t("load.found", { codes: formatNumber(file.file.codes), left: formatNumber(file.file.left_out) })}
        </p>
      )}
      {load.release && (load.running || load.stopped) && (
        <Bar parts={load.release.loaded} of={load.release.chunks} label={t("load.progress")} />
      )}
      {load.failure !== undefined && (
        <Notice tone="red" title={errorMessage(say, load.failure)} live>
          <p>{t("load.goOnHelp")}</p>
        </Notice>
      )}
      <div className={classes.actions}>
        {load.running ? (
          <Button variant="default" onClick={load.stop}>
            {t("load.stop")}
          </Button>
        ) : (
          <Button
            disabled={!file}
            onClick={() => file && void load.start({ ...file, name: name.trim() || file.name })}
          >
            {t(load.stopped ? "load.goOn" : "load.start")}
          </Button>
        )}
      </div>
    </div>
  );
}

type ReleaseFileProps = {
  picked: File | undefined;
  disabled: boolean;
  onPick: (file: File | undefined) => void;
};

function ReleaseFile({ picked, disabled, onPick }: ReleaseFileProps) {
  const { t } = useTranslation("classification");
  const id = useId();
  return (
    <FileField
      id={id}
      name="file"
      label={t("load.file")}
      value={picked ?? null}
      accept=".txt,.csv,text/plain,text/csv"
      disabled={disabled}
      onChange={(file) => onPick(file ?? undefined)}
    />
  );
}

/** Loading as it runs: how far it got, and how to stop it. Leaving the page stops it too; what was sent stays. */
function useLoading(onDone: () => void) {
  const { t } = useTranslation("classification");
  const tell = useAnnounceReleases();
  const control = useRef<AbortController>(undefined);
  const [release, setRelease] = useState<IcdRelease>();
  const [running, setRunning] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => () => control.current?.abort(), []);
  const start = async (chosen: Chosen) => {
    control.current = new AbortController();
    const { signal } = control.current;
    setRunning(true);
    setStopped(false);
    setFailure(undefined);
    try {
      await loadRelease(chosen, { signal, progress: setRelease });
      setStopped(signal.aborted);
      if (!signal.aborted) {
        toast(t("load.done", { name: chosen.name }));
        onDone();
      }
    } catch (error) {
      setFailure(error);
      setStopped(true);
    }
    setRunning(false);
    await tell();
  };
  return { release, running, stopped, failure, start, stop: () => control.current?.abort() };
}
