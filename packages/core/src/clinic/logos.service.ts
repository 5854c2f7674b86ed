import type { clinicRoutes } from "../contracts/clinic/clinic.ts";
import { LOGO_TYPES } from "../contracts/clinic/settings.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { PictureRefused, writtenAnew } from "../pictures/index.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { downloadLink, fileStart, putFile, removeFile, uploadLink, wholeFile } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { withReplaced } from "./establishments.ts";
import { keyOf, logoKey, PATH, uploadedKeyOf } from "./logo-files.ts";
import { updateSpace } from "./versioned-update.ts";

type File = RequestOf<typeof clinicRoutes.uploadLogo>["body"];

/** An upload link for a picture. It is not shown anywhere until `setLogo`. */
export async function uploadLogo(file: File) {
  const logo = `${newId("logo")}.${LOGO_TYPES[file.content_type]}`;
  return { logo, upload: await uploadLink(uploadedKeyOf(logo, actor().spaceId), { ...file, once: true }) };
}

/** A link to a logo, valid for five minutes. */
export const logo = async (name: string) => ({ url: await downloadLink(keyOf(name, actor().spaceId)) });

type Choice = RequestOf<typeof clinicRoutes.setLogo>["body"];

/**
 * Sets the clinic's logo, or an establishment's for its prescriptions. The upload is decoded and encoded again under another
 * key, so that no uploaded file is printed as it is and none can be replaced after the check: 404 `file.not_found` where it
 * is missing, 400 naming `logo` where it is not a picture of its type or is too large. A logo that is replaced is deleted
 * from the file store; one that is only removed stays there, so that this can be undone. Two requests.
 */
export async function setLogo({ version, establishment, logo }: Choice) {
  let before: string | null | undefined;
  const settings = await updateSpace(async (space) => {
    before = currentLogoUrl(space, establishment);
    if (logo !== null) await storeLogo(logo);
    const url = logo === null ? null : `${PATH}${logo}`;
    if (establishment === undefined) return { logo_url: url ?? "" };
    return {
      establishments: withReplaced(
        space.establishments,
        establishment,
        (place) => ({ ...place, prescription_logo_url: url }),
        "establishment",
      ),
    };
  }, version);
  if (before && logo !== null && before !== `${PATH}${logo}`)
    await removeStoredFile(logoKey(before, actor().spaceId));
  return settings;
}

const currentLogoUrl = (space: SpaceItem, establishment: string | undefined) =>
  establishment === undefined
    ? space.logo_url
    : space.establishments.find(({ id }) => id === establishment)?.prescription_logo_url;

/** Deletes a file. A failure is only logged: the file is not shown anywhere. */
async function removeStoredFile(key: string): Promise<void> {
  await removeFile(key).catch((error) =>
    log("warn", "old logo not removed", { space: actor().spaceId, ...errorFacts(error) }),
  );
}

/** Stores a checked picture, unless it is stored already because the logo was only removed. */
async function storeLogo(logo: string): Promise<void> {
  const { spaceId } = actor();
  const uploadedKey = uploadedKeyOf(logo, spaceId);
  const storedKey = keyOf(logo, spaceId);
  if (await fileStart(storedKey, 1)) return;
  const file = await wholeFile(uploadedKey);
  if (!file) throw absent("file");
  const [content_type, kind] = logo.endsWith(".png")
    ? (["image/png", "png"] as const)
    : (["image/jpeg", "jpg"] as const);
  await putFile(storedKey, reencode(file, kind), content_type);
  await removeStoredFile(uploadedKey);
}

function reencode(file: Uint8Array, kind: "png" | "jpg"): Uint8Array {
  try {
    return writtenAnew(file, kind);
  } catch (error) {
    if (error instanceof PictureRefused) throw invalidField("logo", error.fault);
    throw error;
  }
}
