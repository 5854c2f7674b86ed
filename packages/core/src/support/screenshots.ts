import { SCREENSHOT_TYPES } from "../contracts/support/tickets.ts";
import { countAllowance } from "../db/allowance.ts";
import { PictureRefused, writtenAnew } from "../pictures/index.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { putFile, removeFile, uploadLink, wholeFile } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";

/** The longest side that is stored: a whole screen stays readable. */
const KEPT_SIDE = 2000;

/** The key of a picture that was sent. */
export const screenshotKey = (screenshot: string, space: string) => `support/${space}/${screenshot}`;
/** The key of an uploaded picture before it is checked. It is never shown from there, and expires after a day. */
const uploadedKey = (screenshot: string) => `sent/support/${actor().spaceId}/${screenshot}`;

type File = { content_type: keyof typeof SCREENSHOT_TYPES; size: number };

/** A link to upload a picture to. One request. Throws 429 `throttled`. */
export async function uploadScreenshot(file: File) {
  await countAllowance("support_screenshot", actor().id);
  const screenshot = `${newId("screenshot")}.${SCREENSHOT_TYPES[file.content_type]}`;
  return { screenshot, upload: await uploadLink(uploadedKey(screenshot), { ...file, once: true }) };
}

/**
 * Decodes an uploaded picture, encodes it again and stores it, so that no uploaded file is shown as it is. Throws 404
 * `file.not_found`, 400 naming `screenshot`.
 */
export async function storeScreenshot(screenshot: string | null): Promise<void> {
  if (screenshot === null) return;
  const file = await wholeFile(uploadedKey(screenshot));
  if (!file) throw absent("file");
  const png = screenshot.endsWith(".png");
  const content = reencoded(file, png ? "png" : "jpg");
  await putFile(screenshotKey(screenshot, actor().spaceId), content, png ? "image/png" : "image/jpeg");
  await removeFile(uploadedKey(screenshot)).catch((error) =>
    log("warn", "uploaded screenshot not removed", errorFacts(error)),
  );
}

function reencoded(file: Uint8Array, kind: "png" | "jpg"): Uint8Array {
  try {
    return writtenAnew(file, kind, KEPT_SIDE);
  } catch (error) {
    if (error instanceof PictureRefused) throw invalidField("screenshot", error.fault);
    throw error;
  }
}
