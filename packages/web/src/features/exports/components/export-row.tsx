import { Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import type { SpaceExport } from "@meridian/core/contracts/exports/exports";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { Tag, type Tone } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { exportLink, isRunning, useCancelExport } from "../api/exports.ts";
import classes from "./exports.module.css";

const TONES: Readonly<Record<SpaceExport["state"], Tone>> = {
  waiting: "blue",
  running: "blue",
  ready: "green",
  failed: "red",
  cancelled: "plain",
  expired: "plain",
};
const MEGABYTE = 1024 ** 2;

/** One export: where it stands, and what can be done with it. */
export function ExportRow({ item }: { item: SpaceExport }) {
  const { t } = useTranslation("exports");
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <strong>{formatDateTime(item.created_at)}</strong>
        <Tag tone={TONES[item.state]}>{t(`state.${item.state}`)}</Tag>
      </div>
      <p className={classes.quiet}>{t("row.by", { name: item.started_by.name })}</p>
      {isRunning(item) && <Running item={item} />}
      {item.state === "ready" && <Ready item={item} />}
      {item.failure && <p>{t(`failure.${item.failure}`)}</p>}
    </li>
  );
}

function Running({ item }: { item: SpaceExport }) {
  const { t } = useTranslation("exports");
  const { t: say } = useTranslation("errors");
  const cancel = useCancelExport();
  const stop = () =>
    cancel.mutate(item.id, {
      onSuccess: () => toast(t("cancelled")),
      onError: (error) => toast(errorMessage(say, error), { tone: "red" }),
    });
  return (
    <>
      <Progress value={item.percent} aria-label={t("row.progress")} />
      <p className={classes.quiet}>
        {item.state === "waiting" ? t("row.waiting") : t("row.percent", { percent: item.percent })}
      </p>
      <div>
        <Button variant="default" onClick={stop} loading={cancel.isPending}>
          {t("row.cancel")}
        </Button>
      </div>
    </>
  );
}

function Ready({ item }: { item: SpaceExport }) {
  const { t } = useTranslation("exports");
  const { t: say } = useTranslation("errors");
  const download = () =>
    exportLink(item.id).then(
      (url) => window.location.assign(url),
      (error: unknown) => toast(errorMessage(say, error), { tone: "red" }),
    );
  const megabytes = formatNumber(Math.max(0.1, Math.round(((item.size ?? 0) / MEGABYTE) * 10) / 10));
  const count = (kind: string) => item.counts[kind] ?? 0;
  return (
    <>
      <p>
        {t("row.patients", { count: count("patients") })} ·{" "}
        {t("row.appointments", { count: count("appointments") })} · {t("row.size", { megabytes })}
      </p>
      {item.missing > 0 && <p>{t("row.missing", { count: item.missing })}</p>}
      {item.available_until && (
        <p className={classes.quiet}>{t("row.until", { moment: formatDateTime(item.available_until) })}</p>
      )}
      <div>
        <Button onClick={() => void download()}>{t("row.download")}</Button>
      </div>
    </>
  );
}
