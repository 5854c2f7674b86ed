import { EXPORT_HOURS } from "../../contracts/exports/export-terms.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Template = (language: Language, facts: Readonly<Record<string, string>>) => RenderedMail;

const NOTE = {
  en: "You receive this message because you began an export on Meridian.",
  pt: "Recebe esta mensagem porque iniciou uma exportação no Meridian.",
};
const ACTION = { en: "Open exports", pt: "Abrir exportações" };

const mail = (language: Language, subject: string, paragraphs: string[]): RenderedMail =>
  renderMail(
    {
      subject,
      paragraphs,
      action: { label: ACTION[language], url: `${env("WEB_ORIGIN")}/settings/export` },
      note: NOTE[language],
    },
    language,
  );

/** The archive of a clinic can be downloaded. Facts: `clinic`. */
export const exportReady: Template = (language, facts) => {
  const clinic = spokenName(facts.clinic ?? "");
  if (language === "pt")
    return mail(language, `A exportação de ${clinic} está pronta`, [
      `Pode descarregar os dados de ${clinic} durante ${EXPORT_HOURS} horas. Depois disso o ficheiro é apagado.`,
      "O ficheiro contém dados de saúde. Guarde-o num lugar seguro.",
    ]);
  return mail(language, `The export of ${clinic} is ready`, [
    `You can download the data of ${clinic} for ${EXPORT_HOURS} hours. After that the file is deleted.`,
    "The file contains health data. Keep it in a safe place.",
  ]);
};

/** An export could not be made. Facts: `clinic`. */
export const exportFailed: Template = (language, facts) => {
  const clinic = spokenName(facts.clinic ?? "");
  if (language === "pt")
    return mail(language, `A exportação de ${clinic} não foi concluída`, [
      `Os dados de ${clinic} não puderam ser exportados. Nada foi alterado. Pode iniciar outra exportação.`,
    ]);
  return mail(language, `The export of ${clinic} was not completed`, [
    `The data of ${clinic} could not be exported. Nothing was changed. You can begin another export.`,
  ]);
};
