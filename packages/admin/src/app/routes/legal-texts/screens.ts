import type { Screen } from "@meridian/ui/app/screens";

const superAdmin = {
  who: { level: "super" },
  locales: ["legal-texts", "history"],
} satisfies Partial<Screen>;

export const screens: Screen[] = [
  {
    ...superAdmin,
    name: "terms-conditions",
    path: "dashboard/terms-conditions",
    load: () => import("./terms.tsx"),
    nav: { label: "terms", icon: "legalTexts", group: "administration", order: 82 },
  },
  {
    ...superAdmin,
    name: "privacy-policy",
    path: "dashboard/privacy-policy",
    load: () => import("./privacy.tsx"),
    nav: { label: "privacy", icon: "privacy", group: "administration", order: 83 },
  },
  {
    ...superAdmin,
    name: "patient-consent",
    path: "dashboard/patient-consent",
    load: () => import("./patient-consents.tsx"),
    nav: { label: "patientConsent", icon: "consents", group: "administration", order: 84 },
  },
  {
    ...superAdmin,
    name: "patient-consent-text",
    path: "dashboard/patient-consent/:text",
    load: () => import("./patient-consent.tsx"),
  },
];
