import * as Clinic from "../clinic/index.ts";
import * as Consents from "../consents/index.ts";
import { DOCUMENT_FORMATS, type DocumentFormat, mediaTypeOf } from "../contracts/documents/document-kinds.ts";
import { PHOTO_TYPES } from "../contracts/photos/photo-kinds.ts";
import { pictureKind } from "../contracts/photos/picture-kind.ts";
import { createFile, putFile, wholeFile } from "../platform/files.ts";
import { ArchiveRefused } from "./archive-reader.ts";

const ULID = "[0-9A-HJKMNP-TV-Z]{26}";
const PHOTO = new RegExp(`^files/photos/(pho_${ULID}/(?:original\\.(jpg|png|webp|heic)|thumbnail|view))$`);
const DOCUMENT = new RegExp(`^files/documents/(doc_${ULID}\\.([a-z]{3,4}))$`);
const CONSENT = new RegExp(`^files/consents/(cns_${ULID})\\.(pdf|json)$`);
const PICTURE = new RegExp(`^files/pictures/((?:lgo|tim)_${ULID}\\.(png|jpg))$`);

type Target = { key: string; type: string; isFinal?: boolean };

/** Where a file of the archive belongs in a space's files. Throws {@link ArchiveRefused} for any other name. */
export function targetOf(space: string, name: string, content: Uint8Array): Target {
  const photo = PHOTO.exec(name);
  if (photo) return { key: `photos/${space}/${photo[1]}`, type: photoType(photo[2], content) };
  const document = DOCUMENT.exec(name);
  if (document && (DOCUMENT_FORMATS as readonly string[]).includes(String(document[2])))
    return { key: `documents/${space}/${document[1]}`, type: mediaTypeOf(document[2] as DocumentFormat) };
  const [, consent_id, format] = CONSENT.exec(name) ?? [];
  if (consent_id && (format === "pdf" || format === "json")) {
    const key = Consents.consentFile({ space_id: space, consent_id }, format);
    return { key, type: `application/${format}`, isFinal: true };
  }
  const picture = PICTURE.exec(name);
  if (picture?.[1])
    return {
      key: Clinic.pictureFile(picture[1], space),
      type: picture[2] === "png" ? "image/png" : "image/jpeg",
    };
  throw new ArchiveRefused("damaged", name);
}

function photoType(extension: string | undefined, content: Uint8Array): string {
  const found = Object.entries(PHOTO_TYPES).find(([, known]) => known === extension);
  return found?.[0] ?? (pictureKind(content) === "png" ? "image/png" : "image/jpeg");
}

/** Writes a file of the archive. Safe to repeat: signed consents are written once and stay as they are. */
export async function writeOriginal(space: string, name: string, content: Uint8Array): Promise<void> {
  const { key, type, isFinal } = targetOf(space, name, content);
  if (!isFinal) return putFile(key, content, type);
  const before = await wholeFile(key);
  if (before && Buffer.from(before).equals(content)) return;
  await createFile(key, content, type);
}
