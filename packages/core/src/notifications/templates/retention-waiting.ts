import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

const NOTE = {
  en: "You receive this message at most once a week, because you manage this clinic on Meridian.",
  pt: "Recebe esta mensagem no máximo uma vez por semana, porque gere esta clínica no Meridian.",
};
const ACTION = { en: "Decide", pt: "Decidir" };

/** Data of a clinic has passed the time for which it is kept. Facts: `clinic`, `count`. */
export function retentionWaiting(language: Language, facts: Readonly<Record<string, string>>): RenderedMail {
  const clinic = spokenName(facts.clinic ?? "");
  const one = facts.count === "1";
  const [subject, ...paragraphs] =
    language === "pt"
      ? [
          `Dados para decidir em ${clinic}`,
          one
            ? `Em ${clinic} há um registo que já passou o prazo de conservação.`
            : `Em ${clinic} há ${facts.count} registos que já passaram o prazo de conservação.`,
          "Nada é apagado por si só. Em cada caso, decida se os dados são conservados ou removidos.",
        ]
      : [
          `Data to decide about at ${clinic}`,
          one
            ? `One record of ${clinic} has passed the time for which it is kept.`
            : `${facts.count} records of ${clinic} have passed the time for which they are kept.`,
          "Nothing is deleted by itself. Decide in each case whether the data is kept or removed.",
        ];
  const action = { label: ACTION[language], url: `${env("WEB_ORIGIN")}/settings/retention` };
  return renderMail({ subject: String(subject), paragraphs, action, note: NOTE[language] }, language);
}
