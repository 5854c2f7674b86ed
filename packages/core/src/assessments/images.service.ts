import type * as z from "zod";
import type { testImageFile } from "../contracts/assessments/assessments.ts";
import { LOGO_TYPES } from "../contracts/clinic/settings.ts";
import { pictureKind, SIGNATURE_BYTES } from "../contracts/photos/picture-kind.ts";
import { actor } from "../platform/context.ts";
import { downloadLink, fileStart, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";

/** Images are stored under the space's id, so the name of another space's image finds nothing. */
const keyOf = (image: string) => `tests/${actor().spaceId}/${image}`;

/** An upload link for an image. No test shows it until its draft names it. */
export async function uploadImage(file: z.output<typeof testImageFile>) {
  const image = `${newId("testImage")}.${LOGO_TYPES[file.content_type]}`;
  return { image, upload: await uploadLink(keyOf(image), { ...file, once: true }) };
}

/** A link to a picture, valid for five minutes. */
export const image = async (name: string) => ({ url: await downloadLink(keyOf(name)) });

/** Whether the image was uploaded and its first bytes match the format in its name. */
export async function isPicture(name: string): Promise<boolean> {
  const start = await fileStart(keyOf(name), SIGNATURE_BYTES);
  return start !== null && pictureKind(start) === name.split(".")[1];
}
