import { isIP, isIPv6 } from "node:net";

/**
 * The network of a client's address, as CloudFront names it with the port: an IPv4 address, or the first 64 bits of an IPv6
 * address, because a household or a phone has all addresses below them. Undefined for anything else.
 */
export function networkOf(viewer: string | undefined): string | undefined {
  const address = viewer?.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
  if (!address || !isIP(address)) return undefined;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = "", after] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const start = [...before];
  const end = [...(after ?? [])];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => "0");
  return [...start, ...zeros, ...end].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
