import { plainFileName } from "./save-stream.ts";

type Named = { date: string; title: string; format: string };

/** Names of files in an archive: day and title, numbered where two are the same. */
export function fileNames() {
  const taken = new Map<string, number>();
  return ({ date, title, format }: Named): string => {
    const name = `${date} ${plainFileName(title)}`;
    const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), count);
    return `${count === 1 ? name : `${name} (${count})`}.${format}`;
  };
}
