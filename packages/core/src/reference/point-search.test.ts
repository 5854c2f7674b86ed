import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channels } from "./channels.ts";
import { fold } from "./fold.ts";
import { searchPointIds, searchPoints } from "./point-search.ts";
import { indicationTerms, referencePoint, referencePoints } from "./points.ts";

describe("point search", () => {
  const first = (query: string, language: "en" | "pt" = "en", auricular?: boolean) =>
    searchPoints(query, { language, auricular })[0]?.id;

  it.each([
    ["st36", "ST36"],
    ["ST 36", "ST36"],
    ["St-36", "ST36"],
    ["st.36", "ST36"],
    ["E36", "ST36"],
    ["36 E", "ST36"],
    ["stomach 36", "ST36"],
    ["estômago 36", "ST36"],
    ["estomago36", "ST36"],
    ["胃36", "ST36"],
    ["zusanli", "ST36"],
    ["zú sān lǐ", "ST36"],
    ["Zu San Li", "ST36"],
    ["足三里", "ST36"],
    ["三阴交", "SP6"],
    ["三陰交", "SP6"],
    ["BP6", "SP6"],
    ["spleen 6", "SP6"],
    ["baço 6", "SP6"],
    ["IG4", "LI4"],
    ["GI 4", "LI4"],
    ["intestino grosso 4", "LI4"],
    ["large intestine 4", "LI4"],
    ["VB 34", "GB34"],
    ["VC4", "CV4"],
    ["ren 4", "CV4"],
    ["VG20", "GV20"],
    ["du20", "GV20"],
    ["TA5", "TE5"],
    ["SJ5", "TE5"],
    ["triple burner 5", "TE5"],
    ["bl 07", "BL7"],
    ["UB 40", "BL40"],
    ["EX-HN3", "EX-HN3"],
    ["exhn3", "EX-HN3"],
    ["hn3", "EX-HN3"],
    ["yin tang", "EX-HN3"],
    ["tf4", "TF4"],
    ["AT1,2,4i", "AT1,2,4i"],
    ["at124i", "AT1,2,4i"],
    ["sympathetic", "AH6a"],
    ["simpático", "AH6a"],
    ["腎上腺", "TG2p"],
  ])("finds %s first: %s", (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each([
    ["zusnali", "ST36"],
    ["heggu", "LI4"],
    ["sympathetci", "AH6a"],
  ])("typed wrong, %s finds %s", (query, id) => {
    expect(searchPoints(query, { language: "en" }).map((point) => point.id)).toContain(id);
  });

  it("never guesses a code: one wrong digit is another point", () => {
    for (const query of ["st99", "xx36", "lii44"])
      expect(searchPoints(query, { language: "en" })).toEqual([]);
  });

  it("reads an ambiguous abbreviation in the user's language", () => {
    expect(searchPoints("P7", { language: "pt", auricular: false }).map(({ id }) => id)).toEqual([
      "LU7",
      "PC7",
    ]);
    expect(searchPoints("P6", { language: "en", auricular: false }).map(({ id }) => id)).toEqual([
      "PC6",
      "LU6",
    ]);
  });

  it("searches only the ear or only the body if asked", () => {
    expect(first("shenmen", "en", false)).toBe("HT7");
    expect(first("shenmen", "en", true)).toBe("TF4");
  });

  it("puts the exact number before numbers that begin with it", () => {
    expect(searchPoints("st3", { language: "en", limit: 3 }).map(({ id }) => id)).toEqual([
      "ST3",
      "ST30",
      "ST31",
    ]);
  });

  it.each([
    ["headache", "cefaleia"],
    ["headache", "dor de cabeça"],
    ["insomnia", "insónia"],
    ["nausea", "náusea"],
    ["low back pain", "lombalgia"],
  ])("finds points for %s by %s too", (keyword, query) => {
    const ids = searchPointIds(query, { language: "pt", limit: 500 });
    for (const point of referencePoints())
      if (point.indications.includes(keyword)) expect(ids, point.id).toContain(point.id);
  });

  it("finds points that match two indications", () => {
    const hits = searchPoints("headache insomnia", { language: "en" });
    expect(hits.length).toBeGreaterThan(0);
    for (const point of hits) {
      expect(point.indications.some((keyword) => keyword.includes("headache"))).toBe(true);
      expect(point.indications).toContain("insomnia");
    }
  });

  it("finds nothing for an empty query", () => {
    expect(searchPoints("", { language: "en" })).toEqual([]);
    expect(searchPoints("  - ", { language: "en" })).toEqual([]);
    expect(searchPoints("qqqqzz", { language: "en" })).toEqual([]);
  });

  it("finds the user's own points by name and indication", () => {
    const own = [
      {
        id: "pnt_01",
        auricular: false,
        channel: "EX",
        number: null,
        pinyin: "",
        characters: [],
        names: ["Ponto do Mestre"],
        indications: [["dor no ombro"]],
      },
    ];
    expect(searchPointIds("mestre", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds("dor no ombro", { language: "pt", own })).toContain("pnt_01");
    expect(searchPointIds("mestre", { language: "pt", own, auricular: true })).not.toContain("pnt_01");
  });

  it("finds every body point by any abbreviation of its channel, with any separator, in either case", () => {
    const body = referencePoints().filter((point) => point.kind === "body");
    fc.assert(
      fc.property(
        fc.constantFrom(...body),
        fc.nat(),
        fc.constantFrom("", " ", "-", ". ", "  "),
        fc.boolean(),
        fc.constantFrom("en" as const, "pt" as const),
        (point, pick, separator, lower, language) => {
          const channel = channels.find(({ code }) => code === point.channel);
          const names = [...(channel?.abbreviations ?? []), channel?.en ?? "", channel?.pt ?? ""];
          const query = `${names[pick % names.length]}${separator}${point.number}`;
          const ids = searchPointIds(lower ? query.toLowerCase() : query, {
            language,
            limit: 4,
            auricular: false,
          });
          expect(ids, query).toContain(point.id);
        },
      ),
    );
  });

  it("finds every point first, or together with a namesake, by its code, its characters and its pinyin", () => {
    for (const point of referencePoints()) {
      const auricular = point.kind === "ear";
      expect(searchPointIds(point.id, { language: "en", auricular })[0]).toBe(point.id);
      for (const query of [point.zh, point.zh_hant, point.pinyin, fold(point.pinyin)]) {
        const found = referencePoint(searchPointIds(query, { language: "en", auricular })[0] ?? "");
        const same = [found?.zh, found?.zh_hant, found?.pinyin, fold(found?.pinyin ?? "")].map((text) =>
          text?.replace(/\s/g, ""),
        );
        expect(same, `${point.id} by ${query}`).toContain(query.replace(/\s/g, ""));
      }
    }
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (query) => {
        expect(searchPointIds(query, { language: "pt" }).length).toBeLessThanOrEqual(20);
      }),
    );
  });
  it.each([
    // Codes as each school writes them.
    ["ST-36", "ST36"],
    ["st  36", "ST36"],
    ["St.36", "ST36"],
    ["S36", "ST36"],
    ["E-36", "ST36"],
    ["estomago 36", "ST36"],
    ["Stomach36", "ST36"],
    ["Estómago 36", "ST36"],
    ["LV3", "LR3"],
    ["Liv 3", "LR3"],
    ["F3", "LR3"],
    ["fígado 3", "LR3"],
    ["figado3", "LR3"],
    ["LU7", "LU7"],
    ["pulmão 7", "LU7"],
    ["lung 7", "LU7"],
    ["GI4", "LI4"],
    ["CO4", "LI4"],
    ["C7", "HT7"],
    ["H7", "HT7"],
    ["coração 7", "HT7"],
    ["heart 7", "HT7"],
    ["ID3", "SI3"],
    ["SI 3", "SI3"],
    ["small intestine 3", "SI3"],
    ["V40", "BL40"],
    ["B40", "BL40"],
    ["bexiga 40", "BL40"],
    ["bladder 40", "BL40"],
    ["膀胱40", "BL40"],
    ["R3", "KI3"],
    ["K3", "KI3"],
    ["rim 3", "KI3"],
    ["kidney 3", "KI3"],
    ["MC6", "PC6"],
    ["CS6", "PC6"],
    ["PC-6", "PC6"],
    ["pericardium 6", "PC6"],
    ["pericárdio 6", "PC6"],
    ["TR5", "TE5"],
    ["TB5", "TE5"],
    ["TH 5", "TE5"],
    ["triplo aquecedor 5", "TE5"],
    ["G34", "GB34"],
    ["vesícula biliar 34", "GB34"],
    ["gallbladder 34", "GB34"],
    ["DM20", "GV20"],
    ["governing vessel 20", "GV20"],
    ["vaso governador 20", "GV20"],
    ["RM4", "CV4"],
    ["JM4", "CV4"],
    ["conception vessel 4", "CV4"],
    ["vaso conceção 4", "CV4"],
    ["vaso conceçao 4", "CV4"],
    ["EX HN 3", "EX-HN3"],
    ["ex-le2", "EX-LE2"],
    ["ue9", "EX-UE9"],
    // Pinyin, with tones, without, apart, in one.
    ["hegu", "LI4"],
    ["hé gǔ", "LI4"],
    ["He Gu", "LI4"],
    ["HEGU", "LI4"],
    ["tàichōng", "LR3"],
    ["tai chong", "LR3"],
    ["neiguan", "PC6"],
    ["nèiguān", "PC6"],
    ["baihui", "GV20"],
    ["bǎi huì", "GV20"],
    ["sanyinjiao", "SP6"],
    ["san yin jiao", "SP6"],
    ["yanglingquan", "GB34"],
    ["quchi", "LI11"],
    ["lieque", "LU7"],
    ["taixi", "KI3"],
    ["guanyuan", "CV4"],
    ["qihai", "CV6"],
    ["fengchi", "GB20"],
    ["fēngchí", "GB20"],
    ["shenshu", "BL23"],
    ["weizhong", "BL40"],
    ["kunlun", "BL60"],
    ["zhongwan", "CV12"],
    ["tianshu", "ST25"],
    ["xuehai", "SP10"],
    ["waiguan", "TE5"],
    ["houxi", "SI3"],
    ["yintang", "EX-HN3"],
    ["taiyang", "EX-HN5"],
    ["sishencong", "EX-HN1"],
    ["fú tù", "ST32"],
    ["fútū", "LI18"],
    // Chinese, both scripts.
    ["合谷", "LI4"],
    ["太冲", "LR3"],
    ["太衝", "LR3"],
    ["太沖", "LR3"],
    ["内关", "PC6"],
    ["內關", "PC6"],
    ["百会", "GV20"],
    ["百會", "GV20"],
    ["阳陵泉", "GB34"],
    ["陽陵泉", "GB34"],
    ["肾俞", "BL23"],
    ["腎俞", "BL23"],
    ["四神聪", "EX-HN1"],
    ["四神聰", "EX-HN1"],
    ["印堂", "EX-HN3"],
    ["云门", "LU2"],
    ["雲門", "LU2"],
    // Mixed, and an indication that narrows a name.
    ["zusanli st36", "ST36"],
    ["neiguan nausea", "PC6"],
  ])("on the body, %s is %s", (query, id) => {
    expect(first(query, "en", false)).toBe(id);
    expect(first(query, "pt", false)).toBe(id);
  });

  it.each([
    ["shenmen", "TF4"],
    ["shén mén", "TF4"],
    ["神门", "TF4"],
    ["神門", "TF4"],
    ["TF4", "TF4"],
    ["tf 4", "TF4"],
    ["tf-4", "TF4"],
    ["sympathetic", "AH6a"],
    ["simpático", "AH6a"],
    ["simpatico", "AH6a"],
    ["交感", "AH6a"],
    ["jiaogan", "AH6a"],
    ["CO15", "CO15"],
    ["knee", "AH4"],
    ["joelho", "AH4"],
    ["shoulder", "SF4,5"],
    ["ombro", "SF4,5"],
    ["SF4,5", "SF4,5"],
    ["ear apex", "HX6,7i"],
    ["infantile enuresis", "HX1"],
    ["enurese infantil", "HX1"],
    ["ápice da orelha", "HX6,7i"],
  ])("on the ear, %s is %s", (query, id) => {
    expect(first(query, "en", true)).toBe(id);
    expect(first(query, "pt", true)).toBe(id);
  });

  // Any of these is a fair first answer to the complaint; which one, the table's own order says.
  it.each([
    ["headache", "dor de cabeça"],
    ["migraine", "enxaqueca"],
    ["insomnia", "insónia"],
    ["sleep", "sono"],
    ["low back pain", "lombalgia"],
    ["knee pain", "dor no joelho"],
    ["toothache", "dor de dentes"],
    ["sore throat", "dor de garganta"],
    ["cough", "tosse"],
    ["fever", "febre"],
    ["anxiety", "ansiedade"],
    ["constipation", "obstipação"],
    ["diarrhoea", "diarreia"],
    ["tinnitus", "zumbido"],
    ["dizziness", "tonturas"],
    ["hiccup", "soluços"],
    ["palpitation", "palpitações"],
    ["sciatica", "ciática"],
    ["stiff neck", "torcicolo"],
    ["nosebleed", "epistaxe"],
    ["tennis elbow", "cotovelo de tenista"],
    ["breech", "apresentação pélvica"],
  ])("%s and %s lead to the same point, and it serves that", (english, portuguese) => {
    const [inEnglish, inPortuguese] = [first(english, "en", false), first(portuguese, "pt", false)];
    expect(inEnglish).toBe(inPortuguese);
    const point = referencePoint(inEnglish ?? "");
    const terms = (point?.indications ?? []).flatMap((keyword) => indicationTerms(keyword)).map(fold);
    expect(terms.some((term) => term.includes(fold(english)))).toBe(true);
  });

  it("puts the better known point first, and among equal ones the one whose main indication it is", () => {
    const hits = searchPoints("insomnia", { language: "en", auricular: false, limit: 50 });
    expect(hits[0]?.id).toBe("HT7");
    const weight = (point: (typeof hits)[number]) =>
      Math.min(point.categories.length, 5) -
      point.indications.findIndex((keyword) => /insomnia/.test(keyword));
    const weights = hits.filter(({ indications }) => indications.includes("insomnia")).map(weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
  });

  it("ignores capitals, accents and spaces", () => {
    const queries = ["zú sān lǐ", "Estômago 36", "dor de cabeça", "Simpático", "BL 40", "tài chōng"];
    fc.assert(
      fc.property(
        fc.constantFrom(...queries),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.constantFrom("NFC" as const, "NFD" as const),
        (query, upper, form) => {
          const typed = [...query].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join("");
          expect(first(` ${typed.normalize(form)} `, "pt")).toBe(first(query, "pt"));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("gives the same results whatever the limit, only fewer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("st", "dor", "tai", "pain", "shen", "3"),
        fc.integer({ min: 1, max: 30 }),
        (query, limit) => {
          const all = searchPointIds(query, { language: "en", limit: 600 });
          expect(searchPointIds(query, { language: "en", limit })).toEqual(all.slice(0, limit));
        },
      ),
      { numRuns: 30 },
    );
  });
});
