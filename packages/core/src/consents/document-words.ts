import type { Language } from "../contracts/kernel/primitives.ts";

/** Words of the document besides the text that was signed. */
const en = {
  signature: "Signature",
  patient: "Patient",
  born: "Date of birth",
  signer: "Signed by",
  byPatient: "The patient",
  relation: "Legal representative as",
  document: "Identity document",
  when: "Date and time",
  place: "Place",
  byLink: "On the signer's own device, by a personal link",
  witness: "Recorded in the presence of",
  version: "Version of the text",
  typed: "Signed by typing the name",
  drawn: "Signature, drawn on the screen",
  hash: "SHA-256 of the signed content",
  hashHelp:
    "The clinic's system compares this number with the stored content. If anything is changed, they differ.",
};

const pt: typeof en = {
  signature: "Assinatura",
  patient: "Paciente",
  born: "Data de nascimento",
  signer: "Assinado por",
  byPatient: "O próprio paciente",
  relation: "Representante legal na qualidade de",
  document: "Documento de identificação",
  when: "Data e hora",
  place: "Local",
  byLink: "No dispositivo de quem assina, por ligação pessoal",
  witness: "Registado na presença de",
  version: "Versão do texto",
  typed: "Assinado escrevendo o nome",
  drawn: "Assinatura, desenhada no ecrã",
  hash: "SHA-256 do conteúdo assinado",
  hashHelp:
    "O sistema da clínica compara este número com o conteúdo guardado. Se algo for alterado, deixam de coincidir.",
};

export const documentWords: Record<Language, typeof en> = { en, pt };
