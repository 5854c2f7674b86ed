import { PAYMENTS_KEPT_YEARS } from "../../contracts/closing/closing.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

const NOTE = {
  en: "You receive this message because you manage this clinic on Meridian.",
  pt: "Recebe esta mensagem porque gere esta clínica no Meridian.",
};
const ACTION = { en: "Export or withdraw", pt: "Exportar ou anular" };

/** A clinic is to be closed. Facts: `clinic`, `due_at`, `time_zone`. */
export function spaceClosing(language: Language, facts: Readonly<Record<string, string>>): RenderedMail {
  const clinic = spokenName(facts.clinic ?? "");
  const day = new Intl.DateTimeFormat(language === "pt" ? "pt-PT" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: facts.time_zone || "UTC",
  }).format(new Date(facts.due_at ?? ""));
  const [subject, ...paragraphs] =
    language === "pt"
      ? [
          `${clinic} vai ser encerrada em ${day}`,
          `Foi pedido o encerramento de ${clinic}. Em ${day}, todos os dados são apagados e já ninguém pode iniciar sessão. Isso não pode ser anulado.`,
          "Até lá pode trabalhar como habitualmente, exportar tudo e anular o encerramento.",
          `Ficam só os pagamentos do plano, durante ${PAYMENTS_KEPT_YEARS} anos, como a lei exige, e o registo de que a clínica existiu.`,
        ]
      : [
          `${clinic} is to be closed on ${day}`,
          `The closing of ${clinic} was requested. On ${day} all its data is deleted and nobody can sign in any more. That cannot be undone.`,
          "Until then you can work as usual, export everything and withdraw the closing.",
          `Only the payments of the plan are kept, for ${PAYMENTS_KEPT_YEARS} years as the law requires, and that there was a clinic.`,
        ];
  const action = { label: ACTION[language], url: `${env("WEB_ORIGIN")}/settings/closing` };
  return renderMail({ subject, paragraphs, action, note: NOTE[language] }, language);
}
