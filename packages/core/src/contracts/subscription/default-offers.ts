import type { Module } from "../kernel/access.ts";
import type { ModuleOffer, PlanCode, PlanTerms, PriceTier } from "./offers.ts";
import type { SubscriptionSettings } from "./subscription-settings.ts";

const GIGABYTE = 1024 ** 3;

/** A monthly price in cents for 1, 3, 6 and 12 months, the longer ones with a discount. */
const tiersOf = (monthly_cents: number): PriceTier[] => [
  { months: 1, monthly_cents, discount_percent: 0 },
  { months: 3, monthly_cents, discount_percent: 5 },
  { months: 6, monthly_cents, discount_percent: 10 },
  { months: 12, monthly_cents, discount_percent: 20 },
];

/**
 * The terms of each plan until an administrator edits them. Limits: rules, section 2; disk space, text messages and prices
 * are chosen for the product (decision 0097).
 */
export const DEFAULT_PLANS: Readonly<Record<PlanCode, PlanTerms>> = {
  free_trial: {
    code: "free_trial",
    max_patients: 20,
    max_professionals: 2,
    max_secretaries: 1,
    max_disk_bytes: 1 * GIGABYTE,
    sms: false,
    sms_per_month: 0,
    trial_days: 15,
    modules: "chosen",
    tiers: [],
    on_sale: false,
    version: 0,
  },
  basic: {
    code: "basic",
    max_patients: 200,
    max_professionals: 1,
    max_secretaries: 1,
    max_disk_bytes: 10 * GIGABYTE,
    sms: false,
    sms_per_month: 0,
    trial_days: null,
    modules: "one",
    tiers: tiersOf(15_00),
    on_sale: true,
    version: 0,
  },
  student: {
    code: "student",
    max_patients: 200,
    max_professionals: 1,
    max_secretaries: 1,
    max_disk_bytes: 10 * GIGABYTE,
    sms: false,
    sms_per_month: 0,
    trial_days: null,
    modules: "one",
    tiers: tiersOf(9_00),
    on_sale: true,
    version: 0,
  },
  pro: {
    code: "pro",
    max_patients: null,
    max_professionals: 10,
    max_secretaries: 3,
    max_disk_bytes: 100 * GIGABYTE,
    sms: true,
    sms_per_month: 200,
    trial_days: null,
    modules: "owned",
    tiers: tiersOf(39_00),
    on_sale: true,
    version: 0,
  },
};

/** Figures for every plan until an administrator edits them (rules, section 2). */
export const DEFAULT_SETTINGS: SubscriptionSettings = { referral_days: 15, switch_days: 30, version: 0 };

const offered = (
  code: Module,
  name: ModuleOffer["name"],
  description: ModuleOffer["description"],
): ModuleOffer => ({
  code,
  name,
  description,
  picture_url: null,
  tiers: tiersOf(8_00),
  on_sale: true,
  version: 0,
});

/** Each module as it is sold until an administrator edits it. */
export const DEFAULT_MODULES: Readonly<Record<Module, ModuleOffer>> = {
  mtc: offered(
    "mtc",
    { en: "Chinese medicine", pt: "Medicina chinesa" },
    {
      en: "Tongue and pulse, acupuncture and auricular acupuncture, formulas and substances.",
      pt: "Língua e pulso, acupuntura e acupuntura auricular, fórmulas e substâncias.",
    },
  ),
  osteo: offered(
    "osteo",
    { en: "Osteopathy", pt: "Osteopatia" },
    {
      en: "Segments, mobility, pain and osteopathic tests.",
      pt: "Segmentos, mobilidade, dor e testes osteopáticos.",
    },
  ),
  fito: offered(
    "fito",
    { en: "Phytotherapy", pt: "Fitoterapia" },
    {
      en: "Phytotherapy, nutrition and supplements.",
      pt: "Fitoterapia, nutrição e suplementos.",
    },
  ),
  others: offered(
    "others",
    { en: "Other treatments", pt: "Outros tratamentos" },
    {
      en: "Other and custom treatments, and tests of your own.",
      pt: "Outros tratamentos, tratamentos personalizados e testes próprios.",
    },
  ),
};
