/** Bytes of the record at the end of an archive, and the longest comment that may follow it. */
const [END_BYTES, LONGEST_COMMENT] = [22, 0xffff] as const;
const [END, LOCATOR, LARGE_END] = [0x06054b50, 0x07064b50, 0x06064b50] as const;
/** Bytes of the record that says where the end record of a large archive is, and of the beginning of that record. */
const [LOCATOR_BYTES, LARGE_END_BYTES] = [20, 40] as const;
/** Stands for a number that is in the end record of a large archive. */
const ELSEWHERE = 0xffff;

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer());

/**
 * How many parts an archive says it has; 0 where it does not say. Read from its last bytes, because reading the directory of an archive
 * with very many parts takes long. It need not be true.
 */
export async function statedParts(file: Blob): Promise<number> {
  const begin = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const last = await viewOf(file, begin, file.size);
  for (let at = last.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (last.getUint32(at, true) !== END) continue;
    const stated = last.getUint16(at + 10, true);
    return stated === ELSEWHERE ? largeParts(file, begin + at) : stated;
  }
  return 0;
}

async function largeParts(file: Blob, end: number): Promise<number> {
  const locator = await viewOf(file, end - LOCATOR_BYTES, end);
  if (locator.byteLength < LOCATOR_BYTES || locator.getUint32(0, true) !== LOCATOR) return ELSEWHERE;
  const at = Number(locator.getBigUint64(8, true));
  const record = await viewOf(file, at, at + LARGE_END_BYTES);
  if (record.byteLength < LARGE_END_BYTES || record.getUint32(0, true) !== LARGE_END) return 0;
  return Number(record.getBigUint64(32, true));
}
