/** The path under which logos are served; a space or establishment stores this path with the file name. */
export const PATH = "/settings/logos/";

/** The key of a logo. It contains the space, so that a file name of another space finds nothing. */
export const keyOf = (logo: string, space: string) => `logos/${space}/${logo}`;

/** The key of a logo by its stored URL, for printing. */
export const logoKey = (url: string, space: string) => keyOf(url.slice(PATH.length), space);

/** The key of an uploaded picture before it is checked. It is never shown or printed from there, and expires after a day. */
export const uploadedKeyOf = (logo: string, space: string) => `sent/logos/${space}/${logo}`;
