import {
  ACCEPTED_TEXTS,
  type AcceptedText,
  type AskedText,
  type LegalVersion,
} from "../contracts/legal-texts/legal-texts.ts";

/** The facts about a user by which is decided what they have to accept. */
export type Accepting = {
  role: string;
  owner: boolean;
  terms_version?: string | undefined;
  privacy_version?: string | undefined;
};

export type VersionsOf = (text: AcceptedText) => readonly LegalVersion[];

/** Hours for which a session that was open when a version came into force goes on without it. */
export const OPEN_SESSION_HOURS = 24;

/**
 * The number of the version a user accepted. Users from before versions had numbers accepted the first one, and have its day or
 * nothing.
 */
export function acceptedNumber(stored: string | undefined): number {
  const number = Number(stored);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

export const acceptedBy = (user: Accepting): Record<AcceptedText, number> => ({
  terms: acceptedNumber(user.terms_version),
  privacy: acceptedNumber(user.privacy_version),
});

/** The version in force at a moment: the newest of those whose moment has come. Versions are in the order of their moments. */
export const inForce = <V extends LegalVersion>(versions: readonly V[], at: string): V =>
  versions.findLast(({ from }) => from <= at) ?? (versions[0] as V);

const asks = ({ asked }: LegalVersion, { owner }: Accepting) =>
  asked === "all" || (asked === "owners" && owner);

/**
 * The texts a user has to accept at a moment. It is always the version in force that is accepted, even if it was an earlier one
 * that asked for it. `from` is the moment since which the user is asked. Administrators of the back office write the texts
 * and are not asked.
 */
export function askedOf(user: Accepting, versions: VersionsOf, at: string): AskedText[] {
  if (user.role === "admin") return [];
  const accepted = acceptedBy(user);
  return ACCEPTED_TEXTS.flatMap((text) => {
    const known = versions(text);
    const current = inForce(known, at);
    const first = known.find(
      (one) => one.number > accepted[text] && one.number <= current.number && asks(one, user),
    );
    return first ? [{ text, number: current.number, from: first.from, accepted: accepted[text] }] : [];
  });
}

/** The texts a user will have to accept from a later moment. */
export function comingOf(user: Accepting, versions: VersionsOf, at: string): AskedText[] {
  if (user.role === "admin") return [];
  const accepted = acceptedBy(user);
  return ACCEPTED_TEXTS.flatMap((text) =>
    versions(text)
      .filter((one) => one.from > at && one.number > accepted[text] && asks(one, user))
      .map(({ number, from }) => ({ text, number, from, accepted: accepted[text] })),
  );
}

/**
 * Whether a session is refused until its user has accepted. A session that began before is not interrupted at once, because its
 * user may be with a patient: the interface asks when it is opened again, and the server does after a day.
 * @param askedSince - since when the user is asked; undefined for somebody who is not
 * @param authTime - when the session began, in epoch seconds
 * @param at - the present moment, in epoch milliseconds
 */
export function isRefused(askedSince: string | undefined, authTime: number | undefined, at: number): boolean {
  if (askedSince === undefined) return false;
  const since = Date.parse(askedSince);
  // The moment of a session has no fractions of a second.
  if (authTime === undefined || authTime >= Math.floor(since / 1000)) return true;
  return at >= since + OPEN_SESSION_HOURS * 3_600_000;
}

/** Since when a user is asked; undefined for somebody who is not. */
export const askedSince = (asked: readonly AskedText[]): string | undefined =>
  asked.map(({ from }) => from).sort()[0];
