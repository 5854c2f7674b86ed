import type * as z from "zod";
import type { testImageFile } from "../contracts/assessments/assessments.ts";
import { LOGO_TYPES } from "../contracts/clinic/settings.ts";
import { pictureKind, SIGNATURE_BYTES } from "../contracts/photos/picture-kind.ts";
import { actor } from "../platform/context.ts";
import { downloadLink, fileStart, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";

/** A space's pictures are under its own id: a name from elsewhere names nothing here. */
const keyOf = (image: string) => `tests/${actor().spaceId}/${image}`;

/** Where to put a picture to draw on. No test shows it until its draft names it. */
export async function uploadImage(file: z.output<typeof testImageFile>) {
  const image = `${newId("testImage")}.${LOGO_TYPES[file.content_type]}`;
  return { image, upload: await uploadLink(keyOf(image), { ...file, once: true }) };
}

/** A link to a picture, valid for five minutes. */
export const image = async (name: string) => ({ url: await downloadLink(keyOf(name)) });

/** Whether a picture arrived and is, by its own first bytes, what its name says. */
export async function isPicture(name: string): Promise<boolean> {
  const start = await fileStart(keyOf(name), SIGNATURE_BYTES);
  return start !== null && pictureKind(start) === name.split(".")[1];
}
