import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "email-sms",
    path: "dashboard/email-sms",
    load: () => import("./email-sms.tsx"),
    locales: ["messages"],
    who: { level: "super" },
    nav: { label: "emailSms", icon: "failedMessages", group: "administration", order: 85 },
  },
];
