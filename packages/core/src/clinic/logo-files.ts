/** Where a space or place keeps the URL of its logo from. */
export const PATH = "/settings/logos/";

/** A space's logos are under its own id: a name from elsewhere names nothing here. */
export const keyOf = (logo: string, space: string) => `logos/${space}/${logo}`;

/** The file of a logo, by the URL a space or place keeps; for whatever prints it. */
export const logoKey = (url: string, space: string) => keyOf(url.slice(PATH.length), space);

/** Where a picture waits after it was sent and before it was looked at; nothing shows or prints it from there. What stays is gone after a day. */
export const sentKeyOf = (logo: string, space: string) => `sent/logos/${space}/${logo}`;
