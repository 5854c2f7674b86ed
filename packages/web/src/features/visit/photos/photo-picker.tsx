import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { Notice } from "@meridian/ui/states/states";
import { FileButton, useFileDrop } from "@meridian/ui/uploads/file-button";
import uploads from "@meridian/ui/uploads/uploads.module.css";
import { IconCamera, IconPhotoPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePhotoChanges } from "../api/photos.ts";
import { useVisitFacts } from "../frame/visit-context.tsx";
import { send } from "./upload-queue.ts";

/** Some browsers do not count a phone's own format among pictures. */
const ACCEPTED = "image/*,.heic,.heif";

type PhotoPickerProps = {
  section: SectionKey | null;
  /** The appointment is signed: what comes is an addition. */
  addedLater: boolean;
  /** Names the strip. */
  heading: string;
};

/** Photos come from files, the camera, by dropping or by pasting; they leave by themselves. */
export function PhotoPicker({ section, addedLater, heading }: PhotoPickerProps) {
  const { t } = useTranslation("photos");
  const { visit } = useVisitFacts();
  const { id: appointment, patient, start } = visit.appointment;
  const { added } = usePhotoChanges(visit.appointment);
  const take = (files: Iterable<File> | null | undefined) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) send({ appointment, patient, start, section, onAdded: added }, chosen);
  };
  const zone = useRef<HTMLDivElement>(null);
  const over = useFileDrop(take);
  useFilePaste(zone, take);
  const shared = { heading, accept: ACCEPTED, onFiles: take };
  return (
    <>
      <div ref={zone} className={uploads.zone} data-over={over.active || undefined} {...over.events}>
        <div className={uploads.buttons}>
          <FileButton {...shared} label={t("add")} multiple icon={IconPhotoPlus} />
          <span className={uploads.camera}>
            <FileButton {...shared} label={t("camera")} capture icon={IconCamera} />
          </span>
        </div>
        <p>
          <span className={uploads.mouse}>{t(over.active ? "dropHere" : "drop")} </span>
          {t("kinds")}
        </p>
      </div>
      {addedLater && <Notice tone="blue">{t("laterHelp")}</Notice>}
    </>
  );
}

/** Where a pasted photo goes: the strip that was pointed at last, or the first one on the screen. */
const pasteTargets: { zone: HTMLElement; take: (files: File[]) => void }[] = [];

function useFilePaste(zone: React.RefObject<HTMLElement | null>, take: (files: File[]) => void) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const strip = { zone: element, take: (files: File[]) => latest.current(files) };
    const first = () => {
      pasteTargets.splice(pasteTargets.indexOf(strip), 1);
      pasteTargets.unshift(strip);
    };
    pasteTargets.push(strip);
    element.addEventListener("pointerenter", first);
    if (pasteTargets.length === 1) document.addEventListener("paste", paste);
    return () => {
      pasteTargets.splice(pasteTargets.indexOf(strip), 1);
      element.removeEventListener("pointerenter", first);
      if (pasteTargets.length === 0) document.removeEventListener("paste", paste);
    };
  }, [zone]);
}

function paste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])];
  // Text that comes with a picture of itself is meant for the field it is pasted into.
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea");
  const strip = pasteTargets.find(({ zone }) => zone.checkVisibility());
  if (files.length === 0 || typing || !strip) return;
  event.preventDefault();
  strip.take(files);
}
