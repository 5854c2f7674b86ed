import { Button } from "@mantine/core";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { FileButton } from "@meridian/ui/uploads/file-button";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadLogo, useLogo } from "../api/logos.ts";
import { LOGO_TYPES, MAX_LOGO_BYTES } from "../model/logo-file.ts";
import classes from "./clinic.module.css";

type LogoFieldProps = {
  label: string;
  help: string;
  url: string | null;
  /** Sets the uploaded logo, or removes it with null. */
  onSet: (logo: string | null) => Promise<unknown>;
};

/** Shows, replaces and removes a logo. A chosen file is used at once. */
export function LogoField({ label, help, url, onSet }: LogoFieldProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const shown = useLogo(url);
  const id = useId();
  const { busy, problem, choose, remove } = useSetLogo(onSet, url);
  return (
    <fieldset className={classes.logo} aria-labelledby={id}>
      <div className={classes.picture}>{shown ? <img src={shown} alt={label} /> : t("logo.none")}</div>
      <div className={classes.logoText}>
        <strong id={id}>{label}</strong>
        <span className={classes.quiet}>{help}</span>
        <div className={classes.buttons}>
          <FileButton
            label={t(url ? "logo.replace" : "logo.choose")}
            heading={id}
            accept={LOGO_TYPES.join()}
            loading={busy}
            onFiles={(files) => files?.[0] && void choose(files[0])}
          />
          {url && (
            <Button variant="subtle" size="compact-sm" color="red" onClick={() => void remove()}>
              {act("action.remove")}
            </Button>
          )}
        </div>
        {problem && (
          <div role="alert" className={classes.error}>
            {problem}
          </div>
        )}
      </div>
    </fieldset>
  );
}

function useSetLogo(onSet: LogoFieldProps["onSet"], url: string | null) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown) => {
    const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
    setProblem(field ? codeMessage(say, field) : errorMessage(say, error));
  };
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File) =>
    run(async () => {
      if (!LOGO_TYPES.includes(file.type)) return setProblem(codeMessage(say, "file.type"));
      if (file.size > MAX_LOGO_BYTES) return setProblem(codeMessage(say, "file.too_large"));
      await onSet(await uploadLogo(file));
      toast(t("saved"));
    });
  const remove = () =>
    run(async () => {
      const before = url?.split("/").at(-1) ?? null;
      await onSet(null);
      toast(t("logo.removed"), {
        action: { label: act("action.undo"), run: () => void run(() => onSet(before)) },
      });
    });
  return { busy, problem, choose, remove };
}
