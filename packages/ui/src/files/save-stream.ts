/** A download begins within this time; the file stays until then. Milliseconds. */
const KEPT_MS = 60_000;
/** A file that a page which ended left on the browser's disk is removed after this. Milliseconds. */
const LEFT_MS = 3_600_000;
const PREFIX = "download-";

/**
 * Saves a stream among the browser's downloads. Where the browser has a disk of its own for pages, it is written there
 * first, so that an archive of any size takes no memory; otherwise the browser keeps it as a blob.
 */
export async function saveStream(stream: ReadableStream<Uint8Array>, name: string, signal: AbortSignal) {
  const disk = await ownDisk();
  if (!disk) {
    const limited = stream.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
    return offerFile(await new Response(limited).blob(), name);
  }
  const temporary = PREFIX + crypto.randomUUID();
  const remove = () => void disk.removeEntry(temporary).catch(() => undefined);
  try {
    const handle = await disk.getFileHandle(temporary, { create: true });
    await stream.pipeTo(await handle.createWritable(), { signal });
    offerFile(await handle.getFile(), name);
  } catch (error) {
    remove();
    throw error;
  }
  setTimeout(remove, KEPT_MS);
}

/** The page's own folder on disk, without what earlier pages left; undefined where the browser cannot write there. */
async function ownDisk(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!("FileSystemFileHandle" in window) || !("createWritable" in FileSystemFileHandle.prototype)) return;
  try {
    const disk = await navigator.storage.getDirectory();
    for await (const [name, entry] of disk.entries()) {
      if (!name.startsWith(PREFIX) || entry.kind !== "file") continue;
      const { lastModified } = await (entry as FileSystemFileHandle).getFile();
      if (lastModified < Date.now() - LEFT_MS) await disk.removeEntry(name);
    }
    return disk;
  } catch {
    return undefined;
  }
}

/** A name without the characters that a file's name cannot have. */
export const plainFileName = (name: string) => name.replaceAll(/[/\\:*?"<>|]/g, " ").trim();

/** Puts a file among the browser's downloads. */
export function offerFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
