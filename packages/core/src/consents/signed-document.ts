import { createHash } from "node:crypto";
import { logoKey } from "../clinic/index.ts";
import { consentBlocks } from "../clinical/consents/consent-text.ts";
import { SIGNATURE_FRAME, strokePath } from "../clinical/consents/signature.ts";
import type { ConsentSignature } from "../contracts/consents/consent-terms.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { Block, Letterhead } from "../pdf/index.ts";
import * as Pdf from "../pdf/index.ts";
import { createFile, WRITE_ONCE, wholeFile } from "../platform/files.ts";
import { longDay, longMoment } from "../time/long-day.ts";
import type { StoredSigner } from "./consent.entity.ts";
import { documentWords } from "./document-words.ts";

/** Everything that was signed, as it is kept and hashed. Its keys are never renamed, because a hash depends on them. */
export type SignedContent = {
  format: 1;
  consent: string;
  clinic: string;
  place: string;
  address: string;
  time_zone: string;
  text: { id: string; version: string; language: Language; title: string; body: string };
  patient: { id: string; name: string; birthday: string | null };
  signer: StoredSigner;
  signature: ConsentSignature;
  signed_at: string;
  witness: string | null;
  source: "tablet" | "link";
};

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Filed = { space_id: string; consent_id: string };
/** Where the PDF and the content of a consent are kept. */
export const documentKey = ({ space_id, consent_id }: Filed, kind: "pdf" | "json") =>
  `${WRITE_ONCE}consents/${space_id}/${consent_id}.${kind}`;

/** The letterhead of an establishment, as its documents have it. */
export type DocumentPlace = { letterhead_height: number; logo_url: string | null; phone: string };

/**
 * Keeps what was signed and its PDF, each in a file that can be neither replaced nor deleted, and answers their hashes.
 * Throws where the store does not take them; nothing was recorded then.
 */
export async function keepDocument(
  space_id: string,
  content: SignedContent,
  place: DocumentPlace | undefined,
): Promise<{ content_hash: string; document_hash: string }> {
  const json = new TextEncoder().encode(JSON.stringify(content));
  const content_hash = sha256(json);
  const logo = place?.logo_url ? await wholeFile(logoKey(place.logo_url, space_id)) : null;
  const pdf = await renderConsent(content, content_hash, {
    height: place?.letterhead_height ?? 0,
    logo: logo ?? undefined,
    name: content.place || content.clinic,
    lines: [content.address, place?.phone ?? ""],
  });
  const filed = { space_id, consent_id: content.consent };
  await Promise.all([
    createFile(documentKey(filed, "json"), json, "application/json"),
    createFile(documentKey(filed, "pdf"), pdf, "application/pdf"),
  ]);
  return { content_hash, document_hash: sha256(pdf) };
}

/** A signed consent as PDF: the words, who signed, the signature, and the hash of the content. */
export function renderConsent(
  content: SignedContent,
  content_hash: string,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const { language, title, body } = content.text;
  const words = documentWords[language];
  return Pdf.renderDocument(
    {
      language,
      title: `${title} · ${content.patient.name}`,
      created: new Date(content.signed_at),
      letterhead,
      foot: `${title} · ${content.patient.name} · ${content_hash.slice(0, 16)}`,
    },
    [
      { kind: "heading", text: title },
      ...bodyBlocks(body),
      { kind: "rule" },
      { kind: "heading", text: words.signature, level: 2 },
      { kind: "facts", rows: factsOf(content) },
      signatureBlock(content.signature, words),
      { kind: "paragraph", text: `${words.hash}: ${content_hash}`, quiet: true },
      { kind: "paragraph", text: words.hashHelp, quiet: true },
    ],
  );
}

const bodyBlocks = (body: string): Block[] =>
  consentBlocks(body).flatMap((block): Block[] => {
    if (block.kind === "heading") return [{ kind: "heading", text: block.text, level: 2 }];
    if (block.kind === "paragraph") return [{ kind: "paragraph", text: block.text }];
    return block.items.map((item) => ({ kind: "paragraph", text: `•  ${item}` }));
  });

function factsOf({ text, patient, signer, place, time_zone, signed_at, witness, source }: SignedContent) {
  const { language, version } = text;
  const words = documentWords[language];
  const rows: [string, string][] = [
    [words.patient, patient.name],
    [words.born, patient.birthday ? longDay(language, patient.birthday) : ""],
    [words.signer, signer.kind === "patient" ? words.byPatient : signer.name],
    [words.relation, signer.relation],
    [words.document, signer.document],
    [words.when, longMoment(language, time_zone, signed_at)],
    [words.place, source === "link" ? words.byLink : place],
    [words.witness, witness ?? ""],
    [words.version, version],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** Millimetres of a signature's width on paper. */
const SIGNATURE_WIDTH = 90;

function signatureBlock(signature: ConsentSignature, words: { typed: string; drawn: string }): Block {
  if (signature.kind === "typed")
    return { kind: "paragraph", text: `${words.typed}: ${signature.name}`, strong: true };
  return {
    kind: "drawing",
    ...SIGNATURE_FRAME,
    size: SIGNATURE_WIDTH,
    paths: [
      ...signature.strokes.map((stroke) => ({ d: strokePath(stroke), width: 3 })),
      { d: `M0 ${SIGNATURE_FRAME.height}H${SIGNATURE_FRAME.width}`, stroke: "#888888", width: 1 },
    ],
    caption: words.drawn,
  };
}
