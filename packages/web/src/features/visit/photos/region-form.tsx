import { Button } from "@mantine/core";
import { PHOTO_REGIONS, type PhotoRegion } from "@meridian/core/contracts/photos/photo-regions";
import type { Photo } from "@meridian/core/contracts/photos/photos";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePhotoChanges } from "../api/photos.ts";
import classes from "./photos.module.css";

type PhotoRegionProps = {
  photo: Photo;
  patient: string;
  /** The user may say or change it. */
  editable: boolean;
};

/** Which part of the body a photo shows, and a form to say it. */
export function PhotoRegionLine({ photo, patient, editable }: PhotoRegionProps) {
  const { t } = useTranslation("photos");
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // After the form is gone and its button is back.
    setTimeout(() => opener.current?.focus());
  };
  if (editing) return <RegionForm photo={photo} patient={patient} onDone={close} />;
  if (!photo.region && !editable) return null;
  return (
    <p className={classes.region}>
      <span>{photo.region ? t(`regions.${photo.region}`) : t("region.unknown")}</span>
      {editable && (
        <Button ref={opener} variant="default" size="xs" onClick={() => setEditing(true)}>
          {photo.region ? t("region.change") : t("region.set")}
        </Button>
      )}
    </p>
  );
}

type RegionValues = { region: PhotoRegion | "" };

function RegionForm({ photo, patient, onDone }: Omit<PhotoRegionProps, "editable"> & { onDone: () => void }) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { setRegion, read } = usePhotoChanges({ id: photo.appointment, patient });
  const form = useZodForm<RegionValues>({
    initial: { region: photo.region ?? "" },
    version: photo.version,
    schema: async () => (await import("@meridian/core/contracts/photos/photos")).photosRoutes.setRegion.body,
    shape: ({ region }) => ({ region: region || null, version: photo.version }),
    submit: async ({ region }) => {
      try {
        await setRegion(photo, region || null);
      } catch (error) {
        // The choice stays. The stored photo is read, so that saving again is based on it.
        if (isCode(error, "photo.stale")) await read();
        throw error;
      }
      toast(t("region.saved"));
      return onDone;
    },
  });
  const field = form.field("region", t("region.label"));
  return (
    <Form form={form}>
      <div className={classes.edit}>
        <SelectField
          {...field}
          autoFocus
          empty={t("region.unknown")}
          options={useRegionOptions()}
          onChange={(value) => field.onChange(value as RegionValues["region"])}
        />
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={onDone}>
            {act("action.cancel")}
          </Button>
          <SubmitButton form={form} size="xs">
            {act("action.save")}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** The parts of the body, to choose from. */
export function useRegionOptions() {
  const { t } = useTranslation("photos");
  return PHOTO_REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }));
}
