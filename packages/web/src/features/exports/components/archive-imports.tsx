import { Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import type { ArchiveImport } from "@meridian/core/contracts/exports/archive-imports";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { planState } from "@meridian/ui/shell/banners";
import { Notice } from "@meridian/ui/states/states";
import { FileButton } from "@meridian/ui/uploads/file-button";
import { IconFileZip } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useArchiveImport, useContinueImport, useImportArchive } from "../api/archive-imports.ts";
import classes from "./exports.module.css";

/** Imports an archive that an export made, and says how far the last import is. */
export function ArchiveImports() {
  const { t } = useTranslation("exports");
  const { data } = useArchiveImport();
  const heading = useId();
  const plan = planState(useSession().space?.subscription_plan);
  const hasPlan = plan === "valid" || plan === "expiring";
  if (!data) return null;
  const isAtWork = data.last?.state === "checking" || data.last?.state === "writing";
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{t("import.title")}</h2>
      <p>{t("import.what")}</p>
      <p className={classes.quiet}>{t("import.people")}</p>
      {data.last && data.last.state !== "uploading" && <LastImport last={data.last} />}
      {!data.is_empty && !isAtWork && data.last?.state !== "failed" && (
        <p className={classes.quiet}>{t("import.notEmpty")}</p>
      )}
      {data.is_empty && !isAtWork && !hasPlan && <p className={classes.quiet}>{t("import.needsPlan")}</p>}
      {data.is_empty && !isAtWork && hasPlan && <ChooseArchive heading={heading} />}
    </section>
  );
}

function ChooseArchive({ heading }: { heading: string }) {
  const { t } = useTranslation("exports");
  const { t: say } = useTranslation("errors");
  const [share, setShare] = useState(0);
  const upload = useImportArchive(setShare);
  const send = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setShare(0);
    upload.mutate(file, {
      onSuccess: () => toast(t("import.begun")),
      onError: (error) => toast(errorMessage(say, error), { tone: "red" }),
    });
  };
  if (upload.isPending) return <Progress value={share * 100} aria-label={t("import.uploading")} />;
  return (
    <div>
      <FileButton
        label={t("import.choose")}
        heading={heading}
        icon={IconFileZip}
        accept=".zip,application/zip"
        onFiles={send}
      />
    </div>
  );
}

function LastImport({ last }: { last: ArchiveImport }) {
  const { t } = useTranslation("exports");
  const { t: say } = useTranslation("errors");
  const again = useContinueImport();
  if (last.state === "done")
    return <p>{t("import.done", { moment: formatDateTime(last.finished_at ?? last.created_at) })}</p>;
  if (last.state === "checking" || last.state === "writing")
    return (
      <>
        <Progress value={last.percent} aria-label={t("import.progress")} />
        <p className={classes.quiet}>{t(`import.${last.state}`, { percent: last.percent })}</p>
      </>
    );
  return (
    <Notice tone="red" title={t(last.state === "failed" ? "import.failed" : "import.refused")}>
      <p>{last.reason && t(`import.reason.${last.reason}`)}</p>
      {last.place && <p className={classes.quiet}>{last.place}</p>}
      {last.state === "failed" && (
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() =>
            again.mutate(last.id, {
              onError: (error) => toast(errorMessage(say, error), { tone: "red" }),
            })
          }
        >
          {t("import.again")}
        </Button>
      )}
    </Notice>
  );
}
