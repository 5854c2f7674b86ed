/** "Dra.Silva" is a title and a name. */
const TITLES = /^(?:dr|dra|sr|sra|prof|profa|eng|enf|mr|mrs|ms|st|sta|sto)$/iu;
const ADDRESS = /:\/\/|@|\bwww\./iu;
/** A word, a dot, and letters as a domain ends in: programs that show mails make a link of it. */
const DOMAIN = /([\p{L}\d-]+)\.(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\d])/gu;

/** Whether a name holds an address of the web or of mail. In a mail of ours it would be a stranger's link. */
export const holdsAddress = (name: string): boolean =>
  ADDRESS.test(name) || [...name.matchAll(DOMAIN)].some(([, word = ""]) => !TITLES.test(word));

/** A name for a mail: one line, and without the words that hold an address. */
export const spokenName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== "" && !holdsAddress(word))
    .join(" ");
