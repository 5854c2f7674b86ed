import type { Language } from "../kernel/primitives.ts";

type Footer = { why: string; unsubscribe?: string };

/** What stands under every mail to clinics: why somebody gets it, and how not to. The preview shows the same. */
export const campaignFooter = {
  marketing: {
    en: {
      why: "You receive news because you have a Meridian account. You can also turn them off in your settings.",
      unsubscribe: "Unsubscribe",
    },
    pt: {
      why: "Recebe novidades porque tem uma conta Meridian. Também as pode desligar nas suas definições.",
      unsubscribe: "Deixar de receber novidades",
    },
  },
  service: {
    en: { why: "You receive this mail because it concerns your Meridian account." },
    pt: { why: "Recebe este e-mail porque diz respeito à sua conta Meridian." },
  },
} as const satisfies Record<"marketing" | "service", Record<Language, Footer>>;
