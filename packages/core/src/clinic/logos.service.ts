import type { clinicRoutes } from "../contracts/clinic.ts";
import type { RequestOf } from "../contracts/route.ts";
import { LOGO_TYPES } from "../contracts/settings.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { downloadLink, fileStart, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { pictureKind, SIGNATURE_BYTES } from "../platform/picture-kind.ts";
import { edit } from "./edit.ts";
import { replaced } from "./places.ts";

/** A space's logos are under its own id: a name from elsewhere names nothing here. */
const keyOf = (logo: string, space: string) => `logos/${space}/${logo}`;
const PATH = "/settings/logos/";

/** The file of a logo, by the URL a space or place keeps; for whatever prints it. */
export const logoKey = (url: string, space: string) => keyOf(url.slice(PATH.length), space);

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
 * is missing or is not the kind of picture its name says. Two requests.
 */
export const setLogo = ({ version, establishment, logo }: Choice) =>
  edit(async (space) => {
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

async function checkPicture(logo: string) {
  const start = await fileStart(keyOf(logo, actor().spaceId), SIGNATURE_BYTES);
  if (!start) throw absent("file");
  if (pictureKind(start) !== logo.split(".")[1]) throw invalidField("logo", "file.type");
}
