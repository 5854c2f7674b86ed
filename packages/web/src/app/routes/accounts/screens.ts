import type { Screen } from "@meridian/ui/app/screens";

const open = { frame: "public", locales: ["accounts"] } as const;

export const screens: Screen[] = [
  { ...open, name: "login", path: "login", load: () => import("./login.tsx") },
  { ...open, name: "register", path: "register", load: () => import("./register.tsx") },
  {
    ...open,
    name: "register-provider",
    path: "register-provider",
    load: () => import("./register-provider.tsx"),
  },
  { ...open, name: "confirm-email", path: "confirm-email", load: () => import("./confirm-email.tsx") },
  { ...open, name: "request-reset", path: "request-reset", load: () => import("./request-reset.tsx") },
  { ...open, name: "reset-password", path: "reset-password", load: () => import("./reset-password.tsx") },
  { ...open, name: "unsubscribe", path: "unsubscribe/:token", load: () => import("./unsubscribe.tsx") },
  {
    ...open,
    locales: ["accounts", "legal"],
    name: "terms",
    path: "terms-conditions",
    load: () => import("./terms.tsx"),
  },
  {
    ...open,
    locales: ["accounts", "legal"],
    name: "privacy",
    path: "privacy-policy",
    load: () => import("./privacy.tsx"),
  },
  {
    name: "accept-terms",
    path: "accept-terms",
    frame: "bare",
    locales: ["accounts", "legal", "exports"],
    load: () => import("./accept-terms.tsx"),
  },
  {
    name: "second-factor",
    path: "second-factor",
    frame: "bare",
    locales: ["accounts"],
    load: () => import("./second-factor.tsx"),
  },
];
