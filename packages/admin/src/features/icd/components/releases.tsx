import { Button } from "@mantine/core";
import type { IcdRelease } from "@meridian/core/contracts/classifications/icd";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnnounceReleases, useReleases } from "../api/icd.ts";
import { withdrawRelease } from "../model/loading.ts";
import { Bar } from "./bar.tsx";
import classes from "./icd.module.css";
import { LoadForm } from "./load-form.tsx";

/** Official releases: what is loaded, what is on its way, and the form that loads one. */
export function Releases() {
  const { t } = useTranslation("classification");
  const releases = useReleases();
  return (
    <section className={classes.box} aria-labelledby="icd-releases">
      <h2 id="icd-releases">{t("releases.title")}</h2>
      {releases.data ? (
        releases.data.length === 0 ? (
          <EmptyState title={t("releases.none")} help={t("releases.noneHelp")} compact />
        ) : (
          <ul className={classes.releases}>
            {releases.data.map((release) => (
              <Release key={release.id} release={release} />
            ))}
          </ul>
        )
      ) : releases.error ? (
        <ErrorState error={releases.error} onRetry={() => void releases.refetch()} compact />
      ) : (
        <Skeleton lines={2} />
      )}
      <LoadForm />
    </section>
  );
}

function Release({ release }: { release: IcdRelease }) {
  const { t } = useTranslation("classification");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const tell = useAnnounceReleases();
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState<number>();
  const [failed, setFailed] = useState<unknown>();
  const withdraw = async () => {
    setAsking(false);
    setFailed(undefined);
    setLeft(release.chunks);
    try {
      await withdrawRelease(release.id, setLeft);
      toast(t("releases.withdrawn", { name: release.name }));
    } catch (error) {
      setFailed(error);
    }
    setLeft(undefined);
    await tell();
  };
  const parts = left ?? release.loaded;
  return (
    <li className={classes.release}>
      <div className={classes.releaseHead}>
        <div>
          <p className={classes.name}>{release.name}</p>
          <p className={classes.quiet}>
            {t("releases.facts", {
              codes: formatNumber(release.codes),
              date: formatDate(release.created_at),
            })}
          </p>
        </div>
        <State release={release} withdrawing={left !== undefined} />
        {left === undefined && !asking && (
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {t(release.state === "withdrawing" ? "releases.goOn" : "releases.withdraw")}
          </Button>
        )}
      </div>
      {asking && (
        <div
          className={classes.sure}
          role="alertdialog"
          aria-label={t("releases.sure", { name: release.name })}
        >
          <span>{t("releases.sure", { name: release.name })}</span>
          <Button color="red" size="xs" onClick={() => void withdraw()} autoFocus>
            {t("releases.withdraw")}
          </Button>
          <Button variant="default" size="xs" onClick={() => setAsking(false)}>
            {act("action.cancel")}
          </Button>
        </div>
      )}
      {(left !== undefined || release.state === "loading") && (
        <Bar parts={parts} of={release.chunks} label={t("releases.progress", { name: release.name })} />
      )}
      {release.state === "loading" && left === undefined && (
        <p className={classes.quiet}>{t("releases.resume")}</p>
      )}
      {failed !== undefined && <Notice tone="red" title={errorMessage(say, failed)} live />}
    </li>
  );
}

function State({ release, withdrawing }: { release: IcdRelease; withdrawing: boolean }) {
  const { t } = useTranslation("classification");
  if (withdrawing || release.state === "withdrawing")
    return <Tag tone="amber">{t("releases.withdrawing")}</Tag>;
  if (release.state === "loading") return <Tag tone="amber">{t("releases.unfinished")}</Tag>;
  return release.current ? <Tag tone="green">{t("releases.current")}</Tag> : <Tag>{t("releases.aside")}</Tag>;
}
