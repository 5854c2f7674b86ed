import type { AcupuncturePoint, PointTables } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { PointFactsAnswer } from "@meridian/core/contracts/acupuncture/point-facts";

const point = (id: string, change: Partial<AcupuncturePoint> = {}): AcupuncturePoint => ({
  id,
  channel: "ST",
  number: Number(id.replace(/\D/g, "")),
  side: "bilateral",
  auricular: false,
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  name: id,
  pinyin: `pinyin of ${id}`,
  zh: "足三里",
  zh_hant: "足三里",
  info: "Leg",
  indications: "",
  contraindications: "",
  groups: [],
  technics: [1, 2, 3, 4, 5, 9],
  safety: [],
  version: null,
  ...change,
});
const LI4 = point("LI4", {
  channel: "LI",
  safety: [
    {
      key: "pregnancy",
      severity: "serious",
      sentence: "Not in pregnancy.",
      source: "Demo source",
    },
  ],
});
const TF4 = point("TF4", { channel: "TF", auricular: true, name: "Spirit gate", pinyin: "Shén Mén" });
export const points = [point("ST36"), LI4, TF4];
const facts: PointFactsAnswer = {
  version: "1",
  publication: null,
  points: [
    {
      id: "ST36",
      location: "Below the knee",
      needling: "Perpendicular",
      direction: "perpendicular",
      moxa: "yes",
      caution: "Peroneal nerve close",
      functions: ["strengthens"],
    },
  ],
  weakness: { body: "From memory.", ear: "" },
};
const channel = (code: string, name: string) => ({
  code,
  en: name,
  pt: name,
  es: name,
  zh: "",
  abbr_pt: code,
  abbreviations: [code],
  other_names: [],
});
const tables: PointTables = {
  version: "1",
  publication: null,
  channels: [channel("ST", "Stomach"), channel("LI", "Large Intestine")],
  zones: [],
  keywords: {},
  sources: [],
  points: points.map((one) => ({
    ...one,
    region: "",
    classes: [],
    names: [],
    keywords: [],
    needles: 1,
    kind: one.auricular ? ("ear" as const) : ("body" as const),
    depth: one.auricular ? null : { min: 0.3, max: 0.5 },
  })),
};

const ownership = { user_id: null, user_name: "", company: "", shared: false, version: null };
const source = {
  ...ownership,
  id: "classic_yuan_source",
  name: "Source points",
  auricular: false,
  points: ["LI4", "ST36", "SP1", "SP2", "SP3", "SP4", "SP5"],
};
const knees = {
  ...ownership,
  id: "grp_01J00000000000000000000001",
  name: "Knees",
  auricular: false,
  user_id: "usr_1",
  points: ["ST36"],
};

const preMade = {
  id: "pmt_1",
  category: "acupuncture",
  name: "Calm",
  summary: ["ST36"],
  size: 1,
  user_id: "usr_1",
  user_name: "",
  shared: false,
  version: 1,
  content: { items: [{ id: "ST36", side: "left", auricular: false, technics: [1] }] },
};

/** The API's responses for tables, groups and pre-made treatments; undefined for any other path. */
export function catalogueAnswer(pathname: string): Response | undefined {
  if (pathname === "/acupuncture/point-facts") return Response.json(facts);
  if (pathname === "/acupuncture/points") return Response.json(tables);
  if (pathname === "/acupuncture")
    return Response.json({ classic_groups: [source], custom_groups: [knees], custom_points: [] });
  if (pathname === "/catalogues") return Response.json({ catalogues: [] });
  if (pathname.startsWith("/pre-made-treatments"))
    return Response.json(pathname.endsWith("pmt_1") ? preMade : { items: [preMade], next: null });
  return undefined;
}
