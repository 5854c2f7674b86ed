import type { Screen } from "@meridian/ui/app/screens";

/** A provider's own corner too. */
const reads = { can: "catalogue.read", module: "fito", providers: true } as const;
const writes = { can: "catalogue.write", module: "fito", providers: true } as const;
const locales = ["supplements", "preferences"] as const;

export const screens: Screen[] = [
  {
    name: "supplements",
    path: "settings/supplements",
    load: () => import("./supplements.tsx"),
    locales,
    who: reads,
    nav: { label: "supplements", icon: "supplements", group: "library", order: 60 },
  },
  {
    name: "new-product",
    path: "settings/supplements/new",
    load: () => import("./new-product.tsx"),
    locales,
    who: writes,
  },
  {
    name: "edit-product",
    path: "settings/supplements/:sid/edit",
    load: () => import("./edit-product.tsx"),
    locales,
    who: writes,
  },
];
