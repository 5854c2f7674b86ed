/** A title before a dot is not a domain: "Dra.Silva" is a title and a name. */
const TITLES = /^(?:dr|dra|sr|sra|prof|profa|eng|enf|mr|mrs|ms|st|sta|sto)$/iu;
const ADDRESS = /:\/\/|@|\bwww\./iu;
/** A word, a dot, and letters that could be a domain ending. Mail programs turn such text into a link. */
const DOMAIN = /([\p{L}\d-]+)\.(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\d])/gu;

/** Whether a name contains a web or mail address. In one of our mails it would become a link to a stranger's site. */
export const holdsAddress = (name: string): boolean =>
  ADDRESS.test(name) || [...name.matchAll(DOMAIN)].some(([, word = ""]) => !TITLES.test(word));

/** A name for use in a mail: one line, without words that contain an address. */
export const spokenName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== "" && !holdsAddress(word))
    .join(" ");
