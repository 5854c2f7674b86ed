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
import { replaced } from "./establishments.ts";
import { keyOf, logoKey, PATH, sentKeyOf } from "./logo-files.ts";
import { edit } from "./versioned-update.ts";

type File = RequestOf<typeof clinicRoutes.uploadLogo>["body"];

/** Where to put a picture. Nothing shows it until it was set. */
export async function uploadLogo(file: File) {
  const logo = `${newId("logo")}.${LOGO_TYPES[file.content_type]}`;
  return { logo, upload: await uploadLink(sentKeyOf(logo, actor().spaceId), { ...file, once: true }) };
}

/** A link to a logo, valid for five minutes. */
export const logo = async (name: string) => ({ url: await downloadLink(keyOf(name, actor().spaceId)) });

type Choice = RequestOf<typeof clinicRoutes.setLogo>["body"];

/**
 * The clinic's logo, or a place's for its prescriptions. What was sent is decoded and written anew under another name, so
 * that nobody's file is ever printed as it came, nor can one be replaced after it was looked at: 404 `file.not_found` where
 * it is missing, 400 naming `logo` where it is no picture of its kind or too large a one. A picture another one takes the place of is gone from the file
 * store; one that is only taken off stays, so that this can be undone. Two requests.
 */
export async function setLogo({ version, establishment, logo }: Choice) {
  let before: string | null | undefined;
  const settings = await edit(async (space) => {
    before = shownNow(space, establishment);
    if (logo !== null) await take(logo);
    const url = logo === null ? null : `${PATH}${logo}`;
    if (establishment === undefined) return { logo_url: url ?? "" };
    return {
      establishments: replaced(
        space.establishments,
        establishment,
        (place) => ({ ...place, prescription_logo_url: url }),
        "establishment",
      ),
    };
  }, version);
  if (before && logo !== null && before !== `${PATH}${logo}`) await forget(logoKey(before, actor().spaceId));
  return settings;
}

const shownNow = (space: SpaceItem, establishment: string | undefined) =>
  establishment === undefined
    ? space.logo_url
    : space.establishments.find(({ id }) => id === establishment)?.prescription_logo_url;

/** A picture that cannot be taken away now is only a file nobody shows. */
async function forget(key: string): Promise<void> {
  await removeFile(key).catch((error) =>
    log("warn", "old logo not removed", { space: actor().spaceId, ...errorFacts(error) }),
  );
}

/** A picture that was taken before, and only taken off meanwhile, is there already. */
async function take(logo: string): Promise<void> {
  const { spaceId } = actor();
  const [sent, taken] = [sentKeyOf(logo, spaceId), keyOf(logo, spaceId)];
  if (await fileStart(taken, 1)) return;
  const file = await wholeFile(sent);
  if (!file) throw absent("file");
  const [content_type, kind] = logo.endsWith(".png")
    ? (["image/png", "png"] as const)
    : (["image/jpeg", "jpg"] as const);
  await putFile(taken, anew(file, kind), content_type);
  await forget(sent);
}

function anew(file: Uint8Array, kind: "png" | "jpg"): Uint8Array {
  try {
    return writtenAnew(file, kind);
  } catch (error) {
    if (error instanceof PictureRefused) throw invalidField("logo", error.fault);
    throw error;
  }
}
