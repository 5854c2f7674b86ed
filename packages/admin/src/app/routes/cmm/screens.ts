import type { Screen } from "@meridian/ui/app/screens";

const BASE = "dashboard/treatments/cmm";

/** The addresses of the materia medica. They lead to the screens of its catalogues, which are the same for all catalogues. */
export const screens: Screen[] = [
  { name: "cmm", path: BASE },
  { name: "cmm-catalogue", path: `${BASE}/:catalogue` },
  { name: "cmm-new", path: `${BASE}/:catalogue/new` },
  { name: "cmm-edit", path: `${BASE}/:catalogue/:key/edit` },
].map((one) => ({ ...one, load: () => import("./cmm-address.tsx"), who: { level: "staff" as const } }));
