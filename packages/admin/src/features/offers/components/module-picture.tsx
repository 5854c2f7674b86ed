import { Button } from "@mantine/core";
import type { ModuleOffer } from "@meridian/core/contracts/subscription/offers";
import { ApiError } from "@meridian/ui/api/errors";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { FileButton } from "@meridian/ui/uploads/file-button";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOfferActions } from "../api/offers.ts";
import classes from "./offers.module.css";

/** Checked before the upload; the API checks the content. */
const ALLOWED = ["image/png", "image/jpeg"];
const MAX_BYTES = 2 * 1024 * 1024;

type ModulePictureProps = {
  module: ModuleOffer;
  chosen: string | null | undefined;
  onChoose: (picture: string | null) => void;
  error: string | undefined;
};

/** Shows, replaces and removes a module's picture. What was chosen is used when the form is saved. */
export function ModulePicture({ module, chosen, onChoose, error }: ModulePictureProps) {
  const { t } = useTranslation("offers");
  const { t: act } = useTranslation("ui");
  const { busy, problem, preview, choose, clear } = useChosenPicture(module, onChoose);
  const shown = chosen === null ? null : (preview ?? module.picture_url);
  const wrong = problem ?? error;
  return (
    <div className={classes.picture}>
      {shown && <img src={shown} alt={t("module.pictureOf", { name: module.name.en })} />}
      <div className={classes.pictureText}>
        <span>{t(chosen ? "module.pictureChosen" : "module.pictureHelp")}</span>
        <div className={classes.buttons}>
          <FileButton
            label={t(shown ? "module.replacePicture" : "module.choosePicture")}
            accept={ALLOWED.join()}
            loading={busy}
            onFiles={(files) => files?.[0] && void choose(files[0])}
          />
          {shown && (
            <Button variant="subtle" size="compact-sm" color="red" onClick={clear}>
              {act("action.remove")}
            </Button>
          )}
        </div>
        {wrong && (
          <div role="alert" className={classes.error}>
            {wrong}
          </div>
        )}
      </div>
    </div>
  );
}

function useChosenPicture(module: ModuleOffer, onChoose: ModulePictureProps["onChoose"]) {
  const { t: say } = useTranslation("errors");
  const { uploadPicture } = useOfferActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const choose = async (file: File) => {
    if (!ALLOWED.includes(file.type)) return setProblem(codeMessage(say, "file.type"));
    if (file.size > MAX_BYTES) return setProblem(codeMessage(say, "file.too_large"));
    setBusy(true);
    setProblem(undefined);
    try {
      onChoose(await uploadPicture(module.code, file));
      setPreview(URL.createObjectURL(file));
    } catch (error) {
      const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
      setProblem(field ? codeMessage(say, field) : errorMessage(say, error));
    } finally {
      setBusy(false);
    }
  };
  const clear = () => {
    setPreview(undefined);
    onChoose(null);
  };
  return { busy, problem, preview, choose, clear };
}
