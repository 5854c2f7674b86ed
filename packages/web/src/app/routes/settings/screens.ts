import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "settings",
    path: "settings",
    load: () => import("./settings.tsx"),
    locales: ["settings", "accounts"],
  },
];
