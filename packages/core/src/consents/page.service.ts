import type { ConsentPage, consentPageRoutes } from "../contracts/consents/consent-page.ts";
import type { ConsentForm, ConsentRefused, ConsentSigned } from "../contracts/consents/consent-terms.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { allowanceWrite, countAllowance } from "../db/allowance.ts";
import { check, type Operation, transact, update } from "../db/transact.ts";
import { countWrongLink } from "../db/wrong-links.ts";
import { nowIso } from "../platform/clock.ts";
import { constantTimeRefusal } from "../platform/constant-time.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { downloadLink } from "../platform/files.ts";
import { hashed } from "../platform/ids.ts";
import { initials } from "../text/initials.ts";
import type { ConsentItem } from "./consent.entity.ts";
import { formFor } from "./consent-form.ts";
import type { ConsentLinkItem } from "./consent-link.entity.ts";
import { type Circumstances, refuseConsent, signConsent } from "./deciding.ts";
import { db } from "./entities.ts";
import { inOrder, isDecidedElsewhere } from "./links.service.ts";
import { type Person, readPerson } from "./person.ts";
import { documentKey } from "./signed-document.ts";
import { isInForce } from "./texts-in-force.ts";

/** The same answer for every link that does not work, for any reason. */
const noPage = () => absent("consent_page");

/**
 * The texts of a link, also those that were decided with it. One request. A wrong one is looked up by its hash like a right
 * one and then counted. Throws 404, or 429 for a wrong one where its network tried too many.
 */
async function linkOf(key: string): Promise<[ConsentLinkItem, ...ConsentLinkItem[]]> {
  const { data } = await db.entities.link.query.address({ token_hash: hashed(key) }).go();
  const [first, ...rest] = inOrder(data);
  if (first && first.ends_at > nowIso()) return [first, ...rest];
  await countWrongLink();
  throw noPage();
}

/** What the page shows: the next text. Five requests at most. Throws 404 and 429. */
export const readPage = (key: string, language: Language | undefined): Promise<ConsentPage> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    const person = await readPerson(
      link[0],
      link.map(({ text_id }) => text_id),
    ).catch(hide);
    const next = link.find((item) => isLeft(item, person));
    if (!next) throw noPage();
    const form = await formFor(person, {
      text: next.text_id,
      language: language ?? person.patient.language,
      professional: next.created_by.name,
    }).catch(hide);
    await transact({ writes: [openWrite(next), allowanceWrite("consent_page", next.token_hash)] });
    return pageView({ link, item: next }, person, form);
  });

/** Whether a text can still be decided with its link. Not of a patient who was archived or merged. */
const isLeft = (item: ConsentLinkItem, person: Person): boolean =>
  item.status === "open" &&
  person.patient.state === "active" &&
  !isDecidedElsewhere(item, person) &&
  isInForce(item.text_id, person.texts);

type Shown = { link: readonly ConsentLinkItem[]; item: ConsentLinkItem };

const pageView = ({ link, item }: Shown, { patient, space }: Person, form: ConsentForm): ConsentPage => ({
  clinic: space.space_name,
  initials: initials(patient.name),
  text: form.text,
  number: link.indexOf(item) + 1,
  count: link.length,
  signer: item.signer ?? null,
  language: form.language,
  title: form.title,
  body: form.body,
  version: form.version,
  seen: form.seen,
  after: form.after,
  minor: form.minor,
  ends_at: item.ends_at,
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
 * Signs a text of a link. Five requests, one more where other records were merged into the patient's. A repeated request gets
 * the first answer. Throws 404, 409 `consent_text.changed` with the page as it is now, `consent.too_many`, 400 and 429.
 */
export const signPage = ({ params, body: { request, ...body } }: Signed): Promise<Decided> =>
  decide(params.key, { ...body, request }, (where) => signConsent(where, body as ConsentSigned));

/** Refuses a text of a link. Requests and errors as {@link signPage}. */
export const refusePage = ({ params, body: { request, ...body } }: Refused): Promise<Decided> =>
  decide(params.key, { ...body, request }, (where) => refuseConsent(where, body as ConsentRefused));

type Sent = { text: string; request: string; signer: ConsentSigned["signer"] };

const decide = (
  key: string,
  { text, request, signer }: Sent,
  work: (where: Circumstances) => Promise<unknown>,
): Promise<Decided> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    const item = link.find(({ text_id }) => text_id === text);
    if (!item) throw noPage();
    const left = link.filter((one) => one !== item && one.status === "open").length;
    if (item.status !== "open") return { ...sameDecision(item, request), left };
    if (item.signer === "representative" && signer.kind === "patient")
      throw invalidField("signer.kind", "consent.representative_required");
    await countAllowance("consent_decision", item.token_hash);
    const at: { entry?: ConsentItem } = {};
    const where: Circumstances = {
      space_id: item.space_id,
      patient_id: item.patient_id,
      source: "link",
      witness: null,
      professional: item.created_by.name,
      establishment: null,
      writes: (entry) => {
        at.entry = entry;
        return [useWrite(item, entry, request)];
      },
    };
    await work(where).catch((error) => changedPage({ link, item }, error));
    if (!at.entry) throw noPage();
    return { status: at.entry.status === "signed" ? "signed" : "refused", at: at.entry.at, left };
  });

/** The answer to a request that was sent before. */
function sameDecision({ status, decided_at, request }: ConsentLinkItem, again: string) {
  if (status === "open" || !decided_at || request !== again) throw noPage();
  return { status, at: decided_at };
}

/** Words that changed are shown as the page shows them, without what only the clinic sees. */
async function changedPage(shown: Shown, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || error.code !== "consent_text.changed") return hide(error);
  const form = error.facts.current as ConsentForm;
  const person = await readPerson(shown.item, [shown.item.text_id]).catch(hide);
  throw new AppError("conflict", error.code, { current: pageView(shown, person, form) });
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
    const item = link.find((one) => one.status === "signed" && one.request === request);
    if (!item?.consent_id) throw noPage();
    const { space_id, consent_id, token_hash } = item;
    await countAllowance("consent_page", token_hash);
    return { url: await downloadLink(documentKey({ space_id, consent_id }, "pdf")) };
  });
