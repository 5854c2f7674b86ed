/** A link as previews and the log show it: dots in the place of the key, which is the last part of the address. */
export const linkWithoutKey = (url: string) => url.replace(/[^/]+$/, "…");

/** A sent text as it is kept. Whoever reads the log must not be able to open the patient's page. */
export const withoutKey = (text: string, url: string) =>
  url === "" ? text : text.replaceAll(url, linkWithoutKey(url));
