import type { IcdExtensionFields } from "../../clinical/catalogues/descriptions/icd-extensions.ts";
import { extensionKey, shippedExtensions } from "../../clinical/icd/icd-extensions.ts";
import type { Base } from "./base.ts";

/** Extension codes begin with X, and have neither I nor O. */
const CODE = /^X[0-9A-HJ-NP-Z]{2,7}$/;

export const icdExtensionBase: Base<IcdExtensionFields> = {
  rows: () => shippedExtensions,
  nameOf: ({ fields: { code, name } }) => ({ en: `${code} ${name.en}`, pt: `${code} ${name.pt}` }),
  keyOf: extensionKey,
  options: () => ({}),
  faults: ({ code }): Record<string, string> => (CODE.test(code) ? {} : { code: "extension_code.invalid" }),
  source: {
    en: "Codes of ICD-11 by the World Health Organization, CC BY-ND 3.0 IGO, named in our own words. Not compared with its browser yet.",
    pt: "Códigos da CID-11 da Organização Mundial da Saúde, CC BY-ND 3.0 IGO, com palavras nossas. Ainda não comparados com o seu navegador.",
  },
};
