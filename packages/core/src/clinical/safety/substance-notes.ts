import type { SafetySeverity, Words } from "./finding.ts";

export type SubstanceNote = {
  key: string;
  severity: SafetySeverity;
  statement: Words;
};

const notes = {
  prohibited: {
    severity: "serious",
    statement: { en: "not allowed in the EU", pt: "não permitido na UE" },
  },
  controlled: {
    severity: "serious",
    statement: { en: "a controlled substance", pt: "uma substância controlada" },
  },
  hepatotoxic: {
    severity: "caution",
    statement: { en: "may harm the liver", pt: "pode lesar o fígado" },
  },
  // Single case reports at usual doses; the note says whom it concerns.
  hepatotoxic_seldom: {
    severity: "note",
    statement: { en: "has harmed the liver in single cases", pt: "lesou o fígado em casos isolados" },
  },
  // The root, which the Pharmacopoeia uses, contains almost none; the aerial parts do.
  aristolochic: {
    severity: "note",
    statement: {
      en: "may hold aristolochic acid, use the root only",
      pt: "pode conter ácido aristolóquico, usar só a raiz",
    },
  },
  pyrrolizidine: {
    severity: "note",
    statement: {
      en: "holds pyrrolizidine alkaloids, which harm the liver",
      pt: "contém alcaloides pirrolizidínicos, que lesam o fígado",
    },
  },
  cardiac_glycosides: {
    severity: "caution",
    statement: { en: "holds cardiac glycosides", pt: "contém glicosídeos cardíacos" },
  },
  use_processed: {
    severity: "note",
    statement: { en: "only processed, never raw", pt: "só preparado, nunca cru" },
  },
  long_decoction: {
    severity: "note",
    statement: {
      en: "needs a long decoction of its own first",
      pt: "exige primeiro uma decocção prolongada",
    },
  },
} as const satisfies Record<string, Omit<SubstanceNote, "key">>;

type Key = keyof typeof notes;

const bySubstance: Readonly<Record<string, readonly Key[]>> = {
  zhusha: ["prohibited"],
  xionghuang: ["prohibited"],
  qingfen: ["prohibited"],
  yingsuqiao: ["controlled"],
  huangyaozi: ["hepatotoxic"],
  heshouwu: ["hepatotoxic"],
  zhiheshouwu: ["hepatotoxic"],
  cangerzi: ["hepatotoxic_seldom"],
  chuanlianzi: ["hepatotoxic_seldom"],
  baixianpi: ["hepatotoxic_seldom"],
  buguzhi: ["hepatotoxic_seldom"],
  kuandonghua: ["pyrrolizidine"],
  xixin: ["aristolochic"],
  xiangjiapi: ["cardiac_glycosides"],
  chansu: ["cardiac_glycosides"],
  banxia: ["use_processed"],
  tiannanxing: ["use_processed"],
  baifuzi: ["use_processed"],
  fuzi: ["long_decoction"],
  zhichuanwu: ["long_decoction"],
  zhicaowu: ["long_decoction"],
};

/** Notes about a substance in addition to its doses. */
export const notesOf = (substance: string): readonly SubstanceNote[] =>
  (bySubstance[substance] ?? []).map((key) => ({ key, ...notes[key] }));
