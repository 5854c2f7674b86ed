import * as Clinic from "../clinic/index.ts";
import * as Consents from "../consents/index.ts";
import * as Documents from "../documents/index.ts";
import type { PhotoItem } from "../photos/index.ts";
import * as Visits from "../visits/index.ts";
import type { StoredItem } from "./archive-record.ts";

/** A file of the store that belongs to an item: its path in the archive and its key in the store. */
export type OriginalFile = { name: string; key: string; type: string };

/** File names of logos and of pictures of the clinic's own tests, wherever an item names them. */
const PICTURE = /\b(?:lgo|tim)_[0-9A-HJKMNP-TV-Z]{26}\.(?:png|jpg)\b/g;
const NAMES_PICTURES = new Set(["space", "receipt", "customTestDraft", "customTestVersion"]);

/** The files of the store that belong to an item of a space. */
export function originalsOf(space_id: string, item: StoredItem): OriginalFile[] {
  const entity = String(item.__edb_e__);
  if (entity === "photo" && item.state === "shown") return photoFiles(space_id, item as unknown as PhotoItem);
  if (entity === "document" && item.state === "shown") {
    const document = { ...item, space_id } as unknown as Parameters<typeof Documents.documentFile>[0];
    const name = `files/documents/${item.document_id}.${item.format}`;
    return [{ name, key: Documents.documentFile(document), type: Documents.documentType(document) }];
  }
  if (entity === "consent" && item.document_hash) {
    const consent = { space_id, consent_id: String(item.consent_id) };
    return (["json", "pdf"] as const).map((format) => ({
      name: `files/consents/${consent.consent_id}.${format}`,
      key: Consents.consentFile(consent, format),
      type: `application/${format}`,
    }));
  }
  if (NAMES_PICTURES.has(entity)) return picturesIn(space_id, item);
  return [];
}

function photoFiles(space_id: string, { photo_id, mark, thumbnail_type }: PhotoItem): OriginalFile[] {
  const { content_type } = mark;
  const parts = Visits.PHOTO_PARTS.filter((part) => part !== "view" || mark.has_view);
  return parts.map((part) => {
    const key = Visits.photoFile({ space_id, photo_id, content_type }, part);
    const type = part === "original" ? content_type : thumbnail_type;
    return { name: `files/photos/${photo_id}/${key.slice(key.lastIndexOf("/") + 1)}`, key, type };
  });
}

function picturesIn(space: string, item: StoredItem): OriginalFile[] {
  const names = JSON.stringify(item).match(PICTURE) ?? [];
  return [...new Set(names)].map((name) => ({
    name: `files/pictures/${name}`,
    key: Clinic.pictureFile(name, space),
    type: name.endsWith(".png") ? "image/png" : "image/jpeg",
  }));
}

/** The path of the PDF of a signed appointment: by patient and day, so that people find it. */
export function visitFile(head: StoredItem): string {
  const patient = String(head.patient_name)
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\\/:*?"<>|.]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80);
  const folder = `${patient} ${String(head.patient_id).slice(-6)}`.trim();
  return `visits/${folder}/${String(head.start).slice(0, 10)}-${head.appointment_id}.pdf`;
}
