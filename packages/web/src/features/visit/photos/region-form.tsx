import { Button } from "@mantine/core";
import {
  hasSide,
  PHOTO_REGIONS,
  PHOTO_SIDES,
  type PhotoRegion,
  type PhotoSide,
} from "@meridian/core/contracts/photos/photo-regions";
import type { Photo } from "@meridian/core/contracts/photos/photos";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import type { TFunction } from "i18next";
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

/** Which part of the body a photo shows and on which side, and a form to say it. */
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
      <span>{regionName(t, photo) || t("region.unknown")}</span>
      {editable && (
        <Button ref={opener} variant="default" size="xs" onClick={() => setEditing(true)}>
          {photo.region ? t("region.change") : t("region.set")}
        </Button>
      )}
    </p>
  );
}

type RegionValues = { region: PhotoRegion | ""; side: PhotoSide | "" };

const shownBy = ({ region, side }: RegionValues) => ({
  region: region || null,
  side: hasSide(region || null) ? side || null : null,
});

function RegionForm({ photo, patient, onDone }: Omit<PhotoRegionProps, "editable"> & { onDone: () => void }) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { setRegion, read } = usePhotoChanges({ id: photo.appointment, patient });
  const form = useZodForm<RegionValues>({
    initial: { region: photo.region ?? "", side: photo.side ?? "" },
    version: photo.version,
    schema: async () => (await import("@meridian/core/contracts/photos/photos")).photosRoutes.setRegion.body,
    shape: (values) => ({ ...shownBy(values), version: photo.version }),
    submit: async (values) => {
      try {
        await setRegion(photo, shownBy(values));
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
  const side = form.field("side", t("region.side"));
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
        {hasSide(form.values.region || null) && (
          <SelectField
            {...side}
            empty={t("region.noSide")}
            options={PHOTO_SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
            onChange={(value) => side.onChange(value as RegionValues["side"])}
          />
        )}
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

/** "Knee, left"; empty where nobody said what the photo shows. */
export function regionName(t: TFunction<"photos">, { region, side }: Pick<Photo, "region" | "side">): string {
  if (!region) return "";
  const name = t(`regions.${region}`);
  return side ? t("region.withSide", { region: name, side: t(`sides.${side}`).toLocaleLowerCase() }) : name;
}

/** The parts of the body, to choose from. */
export function useRegionOptions() {
  const { t } = useTranslation("photos");
  return PHOTO_REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }));
}
