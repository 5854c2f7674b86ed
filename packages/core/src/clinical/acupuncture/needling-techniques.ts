/** Techniques at a point. Browser and server use the same nine rows; sources in `reference/technics.ts`. */

export type TechnicId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type Technic = {
  id: TechnicId;
  key: string;
  en: string;
  pt: string;
  body: boolean;
  ear: boolean;
  /**
   * Whether a needle stays inserted and must be removed before the patient leaves. ASP needles stay in the ear on
   * purpose.
   */
  needle: boolean;
};

export const technics: readonly Technic[] = [
  { id: 1, key: "acupuncture", en: "Acupuncture", pt: "Acupuntura", body: true, ear: true, needle: true },
  { id: 2, key: "moxa", en: "Moxa", pt: "Moxa", body: true, ear: false, needle: false },
  { id: 3, key: "bloodletting", en: "Bloodletting", pt: "Sangria", body: true, ear: true, needle: false },
  { id: 4, key: "cupping", en: "Cupping", pt: "Ventosas", body: true, ear: false, needle: false },
  { id: 5, key: "electro", en: "Electro", pt: "Eletro", body: true, ear: true, needle: true },
  {
    id: 6,
    key: "magnetic_ball",
    en: "Magnetic ball",
    pt: "Esfera magnética",
    body: false,
    ear: true,
    needle: false,
  },
  { id: 7, key: "seed", en: "Seed", pt: "Semente", body: false, ear: true, needle: false },
  { id: 8, key: "asp", en: "ASP", pt: "ASP", body: false, ear: true, needle: false },
  { id: 9, key: "tdp", en: "TDP", pt: "TDP", body: true, ear: false, needle: false },
];

/** Whether a technique may be used at a body point or at an ear point. */
export const technicAllowed = (id: number, auricular: boolean) =>
  technics.some((technic) => technic.id === id && (auricular ? technic.ear : technic.body));

/** Whether any of these techniques leaves a needle that must be removed. */
export const leavesNeedle = (ids: readonly number[]) =>
  technics.some((technic) => technic.needle && ids.includes(technic.id));
