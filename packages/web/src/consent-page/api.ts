import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import type { ConsentSignature, ConsentSigner } from "@meridian/core/contracts/consents/consent-terms";
import { callApi } from "../public-page/api.ts";
import type { PageLanguage } from "../public-page/language.ts";

/** What came of a request. */
export type Outcome<T> =
  | { kind: "done"; value: T }
  /** The link does not work, for any reason. */
  | { kind: "missing" }
  /** The words are no longer those that were read. */
  | { kind: "changed"; page: ConsentPage }
  /** Too many requests; seconds to wait. */
  | { kind: "wait"; seconds: number }
  /** The server does not take it. */
  | { kind: "refused" }
  /** The server was not reached, or failed; the same request may succeed. */
  | { kind: "later" };

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<Outcome<T>> {
  const answer = await callApi(method, path, body);
  if (!answer || answer.status >= 500) return { kind: "later" };
  const { status, retryAfter } = answer;
  if (status < 300) return { kind: "done", value: answer.body as T };
  const { code, current } = answer.body;
  if (code === "consent_text.changed") return { kind: "changed", page: current as ConsentPage };
  if (status === 429) return { kind: "wait", seconds: retryAfter ?? 60 };
  if (status === 404 || (code === "input.invalid" && method === "GET")) return { kind: "missing" };
  return code === "write.conflict" ? { kind: "later" } : { kind: "refused" };
}

/** The text of a link; without a language in the patient's. */
export const fetchPage = (key: string, language: PageLanguage | undefined) =>
  call<ConsentPage>("GET", `/consent-pages/${key}${language ? `?language=${language}` : ""}`);

/** What a decision is about: the words as they were shown. */
type About = Pick<ConsentPage, "text" | "version" | "language" | "seen" | "after"> & {
  request: string;
  signer: ConsentSigner;
};

const about = ({ text, version, language, seen, after, request, signer }: About) => ({
  text,
  version,
  language,
  seen,
  after,
  request,
  signer,
});

export const sendSignature = (
  key: string,
  { signature, ...decision }: About & { signature: ConsentSignature },
) => call<{ left: number }>("POST", `/consent-pages/${key}/signature`, { ...about(decision), signature });

export const sendRefusal = (key: string, { reason, ...decision }: About & { reason: string }) =>
  call<{ left: number }>("POST", `/consent-pages/${key}/refusal`, { ...about(decision), reason });

/** A link to the signed document, for the page that signed it. */
export const fetchCopy = (key: string, request: string) =>
  call<{ url: string }>("POST", `/consent-pages/${key}/copy`, { request });
