import type { clinicRoutes } from "../contracts/clinic.ts";
import { pictureKind, SIGNATURE_BYTES } from "../contracts/picture-kind.ts";
import type { RequestOf } from "../contracts/route.ts";
import { LOGO_TYPES } from "../contracts/settings.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { downloadLink, fileStart, removeFile, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { edit } from "./edit.ts";
import { keyOf, logoKey, PATH } from "./logo-files.ts";
import { replaced } from "./places.ts";

type File = RequestOf<typeof clinicRoutes.uploadLogo>["body"];

/** Where to put a picture. Nothing shows it until it was set. */
export async function uploadLogo(file: File) {
  const logo = `${newId("logo")}.${LOGO_TYPES[file.content_type]}`;
  return { logo, upload: await uploadLink(keyOf(logo, actor().spaceId), file) };
}

/** A link to a logo, valid for five minutes. */
export const logo = async (name: string) => ({ url: await downloadLink(keyOf(name, actor().spaceId)) });

type Choice = RequestOf<typeof clinicRoutes.setLogo>["body"];

/**
 * The clinic's logo, or a place's for its prescriptions. What was uploaded is looked at: 400 naming `logo` where the file
 * is missing or is not the kind of picture its name says. A picture another one takes the place of is gone from the file
 * store; one that is only taken off stays, so that this can be undone. Two requests.
 */
export async function setLogo({ version, establishment, logo }: Choice) {
  let before: string | null | undefined;
  const settings = await edit(async (space) => {
    before = shownNow(space, establishment);
    if (logo !== null) await checkPicture(logo);
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
  if (before && logo !== null && before !== `${PATH}${logo}`) await forget(before);
  return settings;
}

const shownNow = (space: SpaceItem, establishment: string | undefined) =>
  establishment === undefined
    ? space.logo_url
    : space.establishments.find(({ id }) => id === establishment)?.prescription_logo_url;

/** A picture that cannot be taken away now is only a file nobody shows. */
async function forget(url: string): Promise<void> {
  await removeFile(logoKey(url, actor().spaceId)).catch((error) =>
    log("warn", "old logo not removed", { space: actor().spaceId, ...errorFacts(error) }),
  );
}

async function checkPicture(logo: string) {
  const start = await fileStart(keyOf(logo, actor().spaceId), SIGNATURE_BYTES);
  if (!start) throw absent("file");
  if (pictureKind(start) !== logo.split(".")[1]) throw invalidField("logo", "file.type");
}
