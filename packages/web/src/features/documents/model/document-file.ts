import { documentFormat, END_BYTES, START_BYTES } from "@meridian/core/contracts/documents/document-format";
import { type DocumentFormat, MAX_DOCUMENT_BYTES } from "@meridian/core/contracts/documents/document-kinds";
import { ApiError } from "@meridian/ui/api/errors";

/** What a file picker offers. Some browsers do not count a phone's own format among pictures. */
export const ACCEPTED =
  ".pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.docx,.xlsx,.txt,application/pdf,image/*,text/plain";

const refusal = (code: string) => new ApiError(400, { code: "input.invalid", fields: { file: code } });
const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** The format of a file by its content. Throws what the server would say of it. */
export async function formatOf(file: Blob): Promise<DocumentFormat> {
  if (file.size === 0) throw refusal("file.empty");
  if (file.size > MAX_DOCUMENT_BYTES) throw refusal("file.too_large");
  const end = file.slice(Math.max(0, file.size - END_BYTES));
  const format = documentFormat(await bytesOf(file.slice(0, START_BYTES)), await bytesOf(end));
  if (!format) throw refusal("document.format");
  return format;
}

/** A document's title by the name of its file. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replaceAll("_", " ")
    .trim()
    .slice(0, 200) || fileName.slice(0, 200);

/** A text as it was written: UTF-8 or marked UTF-16, else Windows-1252. */
export function readableText(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    // What was cut off in the middle of a letter is not another encoding.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
