import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { Screen } from "@meridian/ui/app/screens";
import type { Below } from "./own-address.tsx";

const who = { level: "staff" } as const;
const locales = ["catalogues", "history"] as const;
const staff = { locales: [...locales], who };

const BELOW: readonly Below[] = ["", "/new", "/:key/edit"];

/**
 * The addresses of one catalogue's own: its list, its entries and a new one. They lead to the screens that all catalogues
 * share.
 */
const at = (path: string, catalogue: CatalogueKey, parts: readonly Below[] = BELOW): Screen[] =>
  parts.map((below) => ({
    name: `${path.replaceAll("/", "-")}${below.replaceAll(/[/:]+/g, "-")}`,
    path: `${path}${below}`,
    load: async () => ({ default: (await import("./own-address.tsx")).toCatalogue(catalogue, below) }),
    ...staff,
  }));

/** The addresses of a catalogue that super admins alone edit. */
const forSuperAdmins = (path: string, catalogue: CatalogueKey): Screen[] =>
  at(path, catalogue, ["", "/new", "/:key"]).map((one) => ({ ...one, who: { level: "super" } }));

export const screens: Screen[] = [
  {
    name: "catalogues",
    path: "dashboard/catalogues",
    load: () => import("./catalogues.tsx"),
    ...staff,
    nav: { label: "catalogues", icon: "substances", group: "library", order: 5 },
  },
  {
    name: "catalogue",
    path: "dashboard/catalogues/:catalogue",
    load: () => import("./catalogue.tsx"),
    ...staff,
  },
  {
    name: "catalogue-review",
    path: "dashboard/catalogues/:catalogue/review",
    load: () => import("./review.tsx"),
    ...staff,
  },
  {
    name: "catalogue-publish",
    path: "dashboard/catalogues/:catalogue/publish",
    load: () => import("./publish.tsx"),
    ...staff,
  },
  {
    name: "catalogue-spreadsheet",
    path: "dashboard/catalogues/:catalogue/spreadsheet",
    load: () => import("./spreadsheet.tsx"),
    locales: [...locales, "spreadsheet", "sheets"],
    who,
  },
  {
    name: "catalogue-entry-new",
    path: "dashboard/catalogues/:catalogue/new",
    load: () => import("./new-entry.tsx"),
    ...staff,
  },
  {
    name: "catalogue-entry",
    path: "dashboard/catalogues/:catalogue/entries/:key",
    load: () => import("./entry.tsx"),
    locales: [...locales, "messages"],
    who,
  },
  ...at("dashboard/treatments/acupuncture", "points").slice(0, 1),
  ...at("dashboard/treatments/acupuncture/points", "points"),
  ...at("dashboard/treatments/acupuncture/groups", "point-groups"),
  ...at("dashboard/treatments/osteo-settings", "osteo-settings", ["", "/:key/edit"]),
  ...at("dashboard/treatments/osteo-settings/tests", "osteo-tests"),
  ...at("dashboard/treatments/osteo-settings/ranges", "osteo-ranges", ["", "/:key/edit"]),
  ...at("dashboard/treatments/product-properties", "product-properties"),
  ...at("dashboard/treatments/pulse", "pulse"),
  ...at("dashboard/treatments/ryodoraku", "ryodoraku", ["", "/:key/edit"]),
  ...at("dashboard/treatments/ryodoraku/limits", "ryodoraku-limits", ["", "/:key/edit"]),
  ...at("dashboard/treatments/supplements", "supplements"),
  ...at("dashboard/treatments/supplements/plants", "plants"),
  ...at("dashboard/treatments/supplements/nutrients", "nutrients"),
  ...at("dashboard/treatments/supplements/ingredients", "ingredients"),
  ...at("dashboard/tests/response-types", "response-types"),
  ...at("dashboard/tests/tongue", "tongue"),
  ...forSuperAdmins("dashboard/drugs", "drugs"),
  ...forSuperAdmins("dashboard/icd/extension", "icd-extensions"),
];
