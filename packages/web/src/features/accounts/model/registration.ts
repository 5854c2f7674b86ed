import type { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { emailProblem, passwordProblem, repeatProblem, requiredProblem } from "./field-checks.ts";

export type RegistrationKind = "professional" | "student" | "provider";
type RegistrationBody = CallOf<typeof accountsRoutes.register>["body"];

/** Values of the registration form, for every kind of account. */
export type RegistrationValues = {
  kind: RegistrationKind;
  name: string;
  email: string;
  phone: string;
  password: string;
  repeat: string;
  space_name: string;
  student_number: string;
  proof: File | null;
  company_name: string;
  vat_number: string;
  referral_code: string;
  accept_terms: boolean;
  accept_privacy: boolean;
};

export const emptyRegistration = (kind: RegistrationKind): RegistrationValues => ({
  kind,
  name: "",
  email: "",
  phone: "",
  password: "",
  repeat: "",
  space_name: "",
  student_number: "",
  proof: null,
  company_name: "",
  vat_number: "",
  referral_code: "",
  accept_terms: false,
  accept_privacy: false,
});

const PROOF_TYPES = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
} as const;
const isProofEnding = (ending: string): ending is keyof typeof PROOF_TYPES => ending in PROOF_TYPES;
const PROOF_LIMIT = 10 * 1024 * 1024;

/** MIME type of a proof by its file name, because browsers do not know all of them. */
export function proofType(file: Pick<File, "name">) {
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  return isProofEnding(ending) ? PROOF_TYPES[ending] : undefined;
}

function proofProblem(file: File | null) {
  if (!file) return "required";
  if (!proofType(file)) return "file.type";
  return file.size > PROOF_LIMIT ? "file.too_large" : undefined;
}

const kindRules = {
  professional: ({ space_name }: RegistrationValues) => ({ space_name: requiredProblem(space_name) }),
  student: ({ space_name, student_number, proof }: RegistrationValues) => ({
    space_name: requiredProblem(space_name),
    student_number: requiredProblem(student_number),
    proof: proofProblem(proof),
  }),
  provider: ({ company_name, vat_number }: RegistrationValues) => ({
    company_name: requiredProblem(company_name),
    vat_number: requiredProblem(vat_number),
  }),
};

/** Error codes in the order of the form. */
export const registrationProblems = (values: RegistrationValues) => ({
  name: requiredProblem(values.name),
  email: emailProblem(values.email),
  phone: requiredProblem(values.phone),
  password: passwordProblem(values.password),
  repeat: repeatProblem(values.password, values.repeat),
  ...kindRules[values.kind](values),
  ...consentProblems(values),
});

/** Error codes for texts that were not accepted. */
export const consentProblems = ({
  accept_terms,
  accept_privacy,
}: Pick<RegistrationValues, "accept_terms" | "accept_privacy">) => ({
  accept_terms: accept_terms ? undefined : "terms.required",
  accept_privacy: accept_privacy ? undefined : "privacy.required",
});

/** The request body. Only valid after the checks: consent and proof are present. */
export function registrationBody(values: RegistrationValues, language: Language): RegistrationBody {
  const person = {
    name: values.name,
    email: values.email.trim(),
    phone: values.phone,
    password: values.password,
    language,
    accept_terms: true,
    accept_privacy: true,
    ...(values.referral_code.trim() && { referral_code: values.referral_code }),
  } as const;
  if (values.kind === "provider") {
    const { company_name, vat_number } = values;
    return { ...person, kind: "provider", company_name, vat_number };
  }
  const { space_name, student_number, proof } = values;
  if (values.kind === "professional") return { ...person, kind: "professional", space_name };
  const file = { content_type: (proof && proofType(proof)) || PROOF_TYPES.pdf, size: proof?.size ?? 0 };
  return { ...person, kind: "student", space_name, student_number, proof: file };
}
