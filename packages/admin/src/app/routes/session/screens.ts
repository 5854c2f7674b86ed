import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "admin-login",
    path: "",
    load: () => import("./admin-login.tsx"),
    locales: ["admin"],
    frame: "public",
  },
];
