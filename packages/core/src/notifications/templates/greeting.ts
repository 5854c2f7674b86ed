import type { Language } from "../../contracts/kernel/primitives.ts";

type Facts = Readonly<Record<string, string>>;

/**
 * The first lines of a mail to a patient. Facts: `name` (whom it greets; may be empty) and `patient` (whose legal representative is
 * greeted; empty or absent where it is the patient).
 */
export function greeting(language: Language, { name = "", patient = "" }: Facts): string[] {
  const words = WORDS[language];
  return [words.hello(name), ...(patient ? [words.represents(patient)] : [])];
}

const WORDS = {
  en: {
    hello: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    represents: (patient: string) => `This message is for you as the legal representative of ${patient}.`,
  },
  pt: {
    hello: (name: string) => (name ? `Olá ${name},` : "Olá,"),
    represents: (patient: string) => `Recebe esta mensagem enquanto representante legal de ${patient}.`,
  },
} as const;
