import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Template = (language: Language, facts: Readonly<Record<string, string>>) => RenderedMail;

const NOTE = {
  en: "You receive this message because you own this clinic on Meridian.",
  pt: "Recebe esta mensagem porque é responsável por esta clínica no Meridian.",
};
const ACTION = { en: "See plans", pt: "Ver planos" };

const mail = (language: Language, subject: string, paragraphs: string[]): RenderedMail =>
  renderMail(
    {
      subject,
      paragraphs,
      action: { label: ACTION[language], url: `${env("WEB_ORIGIN")}/modules` },
      note: NOTE[language],
    },
    language,
  );

/** A calendar day in words. */
const inWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === "pt" ? "pt-PT" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));

/** Facts: `clinic`, `plan`, `days`, `ends_on`. */
export const planExpiring: Template = (language, facts) => {
  const clinic = spokenName(facts.clinic ?? "");
  const days = Number(facts.days);
  const trial = facts.plan === "free_trial";
  const last = inWords(facts.ends_on ?? "", language);
  if (language === "pt") {
    const what = trial ? "O período experimental" : "O plano";
    const left = days === 1 ? "hoje" : `dentro de ${days} dias`;
    return mail(language, `${what} de ${clinic} termina ${left}`, [
      `${what} de ${clinic} termina ${left}. O último dia é ${last}.`,
      "Depois disso pode ler, exportar e pagar, mas não criar nem alterar. Nada é apagado.",
    ]);
  }
  const what = trial ? "free trial" : "plan";
  const left = days === 1 ? "today" : `in ${days} days`;
  return mail(language, `The ${what} of ${clinic} ends ${left}`, [
    `The ${what} of ${clinic} ends ${left}. Its last day is ${last}.`,
    "After that you can read, export and pay, but not create or change anything. Nothing is deleted.",
  ]);
};

/** Facts: `clinic`, `plan`, `ends_on`. */
export const planExpired: Template = (language, facts) => {
  const clinic = spokenName(facts.clinic ?? "");
  const trial = facts.plan === "free_trial";
  const last = inWords(facts.ends_on ?? "", language);
  if (language === "pt") {
    const what = trial ? "O período experimental" : "O plano";
    return mail(language, `${what} de ${clinic} terminou`, [
      `${what} de ${clinic} terminou em ${last}.`,
      "Pode ler, exportar e pagar. Quando pagar, volta a poder criar e alterar. Nada foi apagado.",
    ]);
  }
  const what = trial ? "free trial" : "plan";
  return mail(language, `The ${what} of ${clinic} has ended`, [
    `The ${what} of ${clinic} ended on ${last}.`,
    "You can read, export and pay. As soon as you pay, you can create and change again. Nothing was deleted.",
  ]);
};
