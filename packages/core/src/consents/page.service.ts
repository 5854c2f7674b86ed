import type { ConsentPage, consentPageRoutes } from "../contracts/consents/consent-page.ts";
import type { ConsentForm, ConsentRefused, ConsentSigned } from "../contracts/consents/consent-terms.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { allowanceWrite, countAllowance } from "../db/allowance.ts";
import { check, type Operation, transact, update } from "../db/transact.ts";
import { countWrongLink } from "../db/wrong-links.ts";
import { nowIso } from "../platform/clock.ts";
import { constantTimeRefusal } from "../platform/constant-time.ts";
import { AppError, absent } from "../platform/errors.ts";
import { downloadLink } from "../platform/files.ts";
import { hashed } from "../platform/ids.ts";
import { initials } from "../text/initials.ts";
import type { ConsentItem } from "./consent.entity.ts";
import { formFor } from "./consent-form.ts";
import type { ConsentLinkItem } from "./consent-link.entity.ts";
import { type Circumstances, refuseConsent, signConsent } from "./deciding.ts";
import { db } from "./entities.ts";
import { type Person, readPerson } from "./person.ts";
import { documentKey } from "./signed-document.ts";

/** The same answer for every link that does not work, for any reason. */
const noPage = () => absent("consent_page");

/**
 * Whose link it is, also where it was used already. One request. A wrong one is looked up by its hash like a right one
 * and then counted. Throws 404, or 429 for a wrong one where its network tried too many.
 */
async function linkOf(key: string): Promise<ConsentLinkItem> {
  const { data } = await db.entities.link.query.address({ token_hash: hashed(key) }).go();
  const [link] = data;
  if (link && link.ends_at > nowIso()) return link;
  await countWrongLink();
  throw noPage();
}

/** What the page shows. Five requests at most. Throws 404 and 429. */
export const readPage = (key: string, language: Language | undefined): Promise<ConsentPage> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    if (link.status !== "open") throw noPage();
    const person = await readPerson(link, link.text_id).catch(hide);
    requireUndecided(link, person);
    const form = await formFor(person, {
      text: link.text_id,
      language: language ?? person.patient.language,
      professional: link.created_by.name,
    }).catch(hide);
    await transact({ writes: [openWrite(link), allowanceWrite("consent_page", link.token_hash)] });
    return pageView(link, person, form);
  });

/** A patient who was archived or merged, or a text decided elsewhere since, leaves the link without use. */
function requireUndecided(link: ConsentLinkItem, { patient, decisions }: Person): void {
  const decided = decisions[link.text_id];
  if (patient.state !== "active" || (decided && decided.at > link.created_at)) throw noPage();
}

const pageView = (link: ConsentLinkItem, { patient, space }: Person, form: ConsentForm): ConsentPage => ({
  clinic: space.space_name,
  initials: initials(patient.name),
  language: form.language,
  title: form.title,
  body: form.body,
  version: form.version,
  seen: form.seen,
  after: form.after,
  minor: form.minor,
  ends_at: link.ends_at,
});

const keyOf = ({ space_id, patient_id, text_id }: ConsentLinkItem) => ({ space_id, patient_id, text_id });

/** The link works until the write itself. The first opening is noted. */
function openWrite(link: ConsentLinkItem): Operation {
  if (link.opened_at)
    return check(
      { Key: db.entities.link.get(keyOf(link)).params().Key },
      { expression: "token_hash = :hash", values: { ":hash": link.token_hash } },
      noPage,
    );
  const opened = db.entities.link
    .patch(keyOf(link))
    .set({ opened_at: nowIso() })
    .where(({ token_hash }, { eq }) => eq(token_hash, link.token_hash));
  return update(opened.params(), noPage);
}

/** The link is used up with the decision. */
function useWrite(link: ConsentLinkItem, entry: ConsentItem, request: string): Operation {
  const used = db.entities.link
    .patch(keyOf(link))
    .set({
      status: entry.status === "signed" ? "signed" : "refused",
      decided_at: entry.at,
      request,
      consent_id: entry.consent_id,
    })
    .where(
      ({ token_hash, status }, { eq }) => `${eq(token_hash, link.token_hash)} AND ${eq(status, "open")}`,
    );
  return update(used.params(), noPage);
}

type Signed = Pick<RequestOf<typeof consentPageRoutes.signPage>, "params" | "body">;
type Refused = Pick<RequestOf<typeof consentPageRoutes.refusePage>, "params" | "body">;
type Decided = ResponseOf<typeof consentPageRoutes.signPage>;

/**
 * Signs the text of a link. Five requests, one more where other records were merged into the patient's. A repeated request gets
 * the first answer. Throws 404, 409 `consent_text.changed` with the page as it is now, `consent.too_many`, 400 and 429.
 */
export const signPage = ({ params, body: { request, ...body } }: Signed): Promise<Decided> =>
  decide(params.key, request, (where, text) => signConsent(where, { ...body, text } as ConsentSigned));

/** Refuses the text of a link. Requests and errors as {@link signPage}. */
export const refusePage = ({ params, body: { request, ...body } }: Refused): Promise<Decided> =>
  decide(params.key, request, (where, text) => refuseConsent(where, { ...body, text } as ConsentRefused));

const decide = (
  key: string,
  request: string,
  work: (where: Circumstances, text: string) => Promise<unknown>,
): Promise<Decided> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    if (link.status !== "open") return sameDecision(link, request);
    await countAllowance("consent_decision", link.token_hash);
    const at: { entry?: ConsentItem } = {};
    const where: Circumstances = {
      space_id: link.space_id,
      patient_id: link.patient_id,
      source: "link",
      witness: null,
      professional: link.created_by.name,
      establishment: null,
      writes: (entry) => {
        at.entry = entry;
        return [useWrite(link, entry, request)];
      },
    };
    await work(where, link.text_id).catch((error) => changedPage(link, error));
    if (!at.entry) throw noPage();
    return { status: at.entry.status === "signed" ? "signed" : "refused", at: at.entry.at };
  });

/** The answer to a request that was sent before. */
function sameDecision({ status, decided_at, request }: ConsentLinkItem, again: string): Decided {
  if (status === "open" || !decided_at || request !== again) throw noPage();
  return { status, at: decided_at };
}

/** Words that changed are shown as the page shows them, without what only the clinic sees. */
async function changedPage(link: ConsentLinkItem, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || error.code !== "consent_text.changed") return hide(error);
  const form = error.facts.current as ConsentForm;
  const person = await readPerson(link, link.text_id).catch(hide);
  throw new AppError("conflict", error.code, { current: pageView(link, person, form) });
}

/** Whether the patient or the text is gone, or it was decided elsewhere, is nobody's business who only has the link. */
function hide(error: unknown): never {
  const isGone =
    error instanceof AppError &&
    (error.code.startsWith("patient.") || ["consent_text.not_found", "consent.stale"].includes(error.code));
  throw isGone ? noPage() : error;
}

/** A link to the document for the page that signed it. Two requests. Throws 404 and 429. */
export const getCopy = (key: string, request: string): Promise<{ url: string }> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    const { space_id, consent_id } = link;
    if (link.status !== "signed" || link.request !== request || !consent_id) throw noPage();
    await countAllowance("consent_page", link.token_hash);
    return { url: await downloadLink(documentKey({ space_id, consent_id }, "pdf")) };
  });
