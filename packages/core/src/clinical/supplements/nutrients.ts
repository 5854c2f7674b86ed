/** Vitamins and minerals, for browser and server. Sources in `reference/nutrients.ts`. */

type Words = { en: string; pt: string };

/** A vitamin or mineral with the reference values for its daily intake. */
export type Nutrient = {
  key: string;
  name: Words;
  /** The unit of all its amounts: `µg RE`, `mg`. */
  unit: string;
  /** EU nutrient reference value, a day. */
  nrv: number;
  /** EFSA upper level for adults, a day; null where none is known. */
  ul: number | null;
  /** What the upper level applies to; empty if it applies without limits. */
  note: Words;
};

/** One a line: key | English | Portuguese where it differs | unit | NRV | upper level | note | note in Portuguese where it differs. */
const rows = `
vitamin_a|Vitamin A|Vitamina A|µg RE|800|3000|preformed vitamin A|vitamina A pré-formada
vitamin_d|Vitamin D|Vitamina D|µg|5|100||
vitamin_e|Vitamin E|Vitamina E|mg|12|300||
vitamin_k|Vitamin K|Vitamina K|µg|75|||
vitamin_c|Vitamin C|Vitamina C|mg|80|||
thiamin|Thiamin (B1)|Tiamina (B1)|mg|1.1|||
riboflavin|Riboflavin (B2)|Riboflavina (B2)|mg|1.4|||
niacin|Niacin (B3)|Niacina (B3)|mg NE|16|900|nicotinamide; nicotinic acid 10 mg|nicotinamida; ácido nicotínico 10 mg
vitamin_b6|Vitamin B6|Vitamina B6|mg|1.4|12|EFSA 2023|
folic_acid|Folic acid (B9)|Ácido fólico (B9)|µg|200|1000|synthetic folic acid|ácido fólico sintético
vitamin_b12|Vitamin B12|Vitamina B12|µg|2.5|||
biotin|Biotin (B7)|Biotina (B7)|µg|50|||
pantothenic_acid|Pantothenic acid (B5)|Ácido pantoténico (B5)|mg|6|||
potassium|Potassium|Potássio|mg|2000|||
chloride|Chloride|Cloreto|mg|800|||
calcium|Calcium|Cálcio|mg|800|2500||
phosphorus|Phosphorus|Fósforo|mg|700|||
magnesium|Magnesium|Magnésio|mg|375|250|upper level applies to supplemental magnesium|o limite aplica-se ao magnésio dos suplementos
iron|Iron|Ferro|mg|14|40|safe level of intake (EFSA 2024)|nível seguro de ingestão (EFSA 2024)
zinc|Zinc|Zinco|mg|10|25||
copper|Copper|Cobre|mg|1|5||
manganese|Manganese|Manganês|mg|2|8|safe level of intake (EFSA 2023)|nível seguro de ingestão (EFSA 2023)
fluoride|Fluoride|Fluoreto|mg|3.5|7||
selenium|Selenium|Selénio|µg|55|255|EFSA 2023|
chromium|Chromium|Crómio|µg|40|||
molybdenum|Molybdenum|Molibdénio|µg|50|600||
iodine|Iodine|Iodo|µg|150|600||
`;

export const nutrients: readonly Nutrient[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [key = "", en = "", pt = "", unit = "", nrv = "", ul = "", note = "", notePt = ""] = row.split("|");
    return {
      key,
      name: { en, pt: pt || en },
      unit,
      nrv: Number(nrv),
      ul: ul === "" ? null : Number(ul),
      note: { en: note, pt: notePt || note },
    };
  });
