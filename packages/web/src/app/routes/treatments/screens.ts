import type { Screen } from "@meridian/ui/app/screens";

const who = { can: "catalogue.read" } as const;
const writes = { can: "catalogue.write" } as const;
const others = { module: "others" } as const;
const list = () => import("./shelf.tsx");
const edit = () => import("./edit-pre-made.tsx");
// The editors of an appointment are used here, with their texts.
const editing = ["treatment-library", "treatments", "osteopathy", "visit", "acupuncture"] as const;

export const screens: Screen[] = [
  {
    name: "treatments",
    path: "treatments",
    load: () => import("./treatments.tsx"),
    locales: ["treatment-library"],
    who,
    nav: { label: "treatments", icon: "treatments", group: "library", order: 20 },
  },
  {
    name: "pre-made-treatments",
    path: "treatments/:category/pre-made-treatments",
    load: list,
    locales: ["treatment-library"],
    who,
  },
  {
    name: "edit-pre-made-treatment",
    path: "treatments/:category/pre-made-treatments/:tid/edit",
    load: edit,
    locales: editing,
    who: writes,
  },
  {
    name: "custom-pre-made-treatments",
    path: "custom-treatments/:ctid/pre-made-treatments",
    load: list,
    locales: ["treatment-library"],
    who: { ...who, ...others },
  },
  {
    name: "edit-custom-pre-made-treatment",
    path: "custom-treatments/:ctid/pre-made-treatments/:tid/edit",
    load: edit,
    locales: editing,
    who: { ...writes, ...others },
  },
];
