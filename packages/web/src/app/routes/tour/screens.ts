import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  { name: "tour", path: "tour", load: () => import("./tour.tsx"), locales: ["tour"], command: "tour" },
];
