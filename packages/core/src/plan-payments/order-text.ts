import type { Language } from "../contracts/kernel/primitives.ts";
import type { PlanPaymentMethod } from "../contracts/plan-payments/terms.ts";
import type { Order } from "../contracts/subscription/offers.ts";

const PLANS = {
  en: { free_trial: "Free trial", basic: "Basic plan", student: "Student plan", pro: "Pro plan" },
  pt: {
    free_trial: "Período experimental",
    basic: "Plano Básico",
    student: "Plano Estudante",
    pro: "Plano Pro",
  },
} as const;

const MODULES = {
  en: { mtc: "Chinese medicine", osteo: "Osteopathy", fito: "Phytotherapy and nutrition", others: "Others" },
  pt: { mtc: "Medicina chinesa", osteo: "Osteopatia", fito: "Fitoterapia e nutrição", others: "Outros" },
} as const;

const METHODS = {
  en: { mb_way: "MB WAY", reference: "Payment reference", transfer: "Bank transfer", free: "No payment due" },
  pt: {
    mb_way: "MB WAY",
    reference: "Referência Multibanco",
    transfer: "Transferência bancária",
    free: "Sem valor a pagar",
  },
} as const;

const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

/** What was ordered, in words: `Basic plan, 12 months`. */
export function orderName({ item, days }: Order, language: Language): string {
  const monthsOf = (count: number) =>
    language === "pt"
      ? `${count} ${count === 1 ? "mês" : "meses"}`
      : `${count} ${count === 1 ? "month" : "months"}`;
  if (item.kind === "module")
    return `${language === "pt" ? "Módulo" : "Module"} ${MODULES[language][item.module]}, ${monthsOf(item.months)}`;
  if (item.kind === "plan") return `${PLANS[language][item.plan]}, ${monthsOf(item.months)}`;
  const plan = PLANS[language][item.plan];
  return language === "pt" ? `Mudança para ${plan}, ${days} dias` : `Change to ${plan}, ${days} days`;
}

export const methodName = (method: PlanPaymentMethod, language: Language): string =>
  METHODS[language][method];

/** Cents as a sum of euros. */
export const euros = (cents: number, language: Language): string =>
  new Intl.NumberFormat(TAGS[language], { style: "currency", currency: "EUR" }).format(cents / 100);

/** The day of an instant, in words. */
export const dayOf = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeZone }).format(new Date(instant));
