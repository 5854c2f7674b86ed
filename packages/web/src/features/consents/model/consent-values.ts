import { isSignature } from "@meridian/core/clinical/consents/signature";
import type { ConsentForm, ConsentSigned } from "@meridian/core/contracts/consents/consent-terms";

/** What is entered when a patient decides. */
export type ConsentValues = {
  representative: boolean;
  name: string;
  relation: string;
  document: string;
  /** The signature is typed, not drawn. */
  typing: boolean;
  typed: string;
  strokes: readonly string[];
  reason: string;
  establishment: string;
};

/** A minor's form begins with the representative noted in the record. */
export const newConsentValues = (form: ConsentForm, establishment: string): ConsentValues => ({
  representative: form.minor,
  name: form.representative,
  relation: "",
  document: "",
  typing: false,
  typed: "",
  strokes: [],
  reason: "",
  establishment,
});

const required = (value: string) => (value.trim() === "" ? "required" : undefined);

type Faults = Record<string, string | undefined>;
const signerFaults = ({ representative, name, relation }: ConsentValues): Faults =>
  representative ? { name: required(name), relation: required(relation) } : {};

/** What is missing for a signature: message code by field. */
export const signingFaults = (values: ConsentValues): Faults => ({
  ...signerFaults(values),
  ...(values.typing
    ? { typed: required(values.typed) }
    : { strokes: isSignature(values.strokes) ? undefined : "signature.invalid" }),
});

/** What is missing for a refusal. */
export const refusalFaults = (values: ConsentValues): Faults => ({
  ...signerFaults(values),
  reason: required(values.reason),
});

/** What every decision sends: the words that were shown, and who decides. */
export function decisionOf(values: ConsentValues, form: ConsentForm) {
  const { representative, name, relation, document } = values;
  return {
    text: form.text as ConsentSigned["text"],
    version: form.version,
    language: form.language,
    seen: form.seen,
    after: form.after,
    signer: representative
      ? { kind: "representative" as const, name, relation, document }
      : { kind: "patient" as const },
    establishment: values.establishment || null,
  };
}

export const signatureOf = ({ typing, typed, strokes }: ConsentValues): ConsentSigned["signature"] =>
  typing ? { kind: "typed", name: typed } : { kind: "drawn", strokes: [...strokes] };
