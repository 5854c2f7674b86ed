/** A small seeded random generator, so that the demo clinic is the same on every machine. */
export function generator(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    /** An integer from `low` to `high`, both included. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    chance: (probability: number) => next() < probability,
  };
}
export type Generator = ReturnType<typeof generator>;

/** Herbs and trees as surnames: nobody has these names, and the list sorts and searches like a real one. */
const HERBS = [
  "Abrunheiro",
  "Alecrim",
  "Alfazema",
  "Amieiro",
  "Angélica",
  "Arnica",
  "Arruda",
  "Avelã",
  "Azevinho",
  "Bétula",
  "Boldo",
  "Borragem",
  "Calêndula",
  "Camomila",
  "Canela",
  "Cardamomo",
  "Carqueja",
  "Cavalinha",
  "Cedro",
  "Cidreira",
  "Coentro",
  "Cominho",
  "Dente-de-leão",
  "Endro",
  "Erva-doce",
  "Espinheiro",
  "Estragão",
  "Eucalipto",
  "Funcho",
  "Gengibre",
  "Giesta",
  "Ginkgo",
  "Hibisco",
  "Hipericão",
  "Hortelã",
  "Jasmim",
  "Lavanda",
  "Limonete",
  "Louro",
  "Lúcia-lima",
  "Malva",
  "Manjericão",
  "Manjerona",
  "Medronho",
  "Melissa",
  "Milefólio",
  "Mirtilo",
  "Murta",
  "Orégão",
  "Papoila",
  "Passiflora",
  "Poejo",
  "Rosmaninho",
  "Sabugueiro",
  "Salva",
  "Segurelha",
  "Tília",
  "Tomilho",
  "Urtiga",
  "Valeriana",
] as const;

const OCCUPATIONS = [
  "Teacher",
  "Cook",
  "Driver",
  "Nurse",
  "Programmer",
  "Gardener",
  "Musician",
  "Retired",
  "Student",
  "Carpenter",
];
const ALLERGIES = ["Penicillin", "Latex", "Pollen", "Shellfish", "Nickel"];
const MEDICATION = [
  "Levothyroxine 50 µg",
  "Metformin 500 mg",
  "Warfarin 5 mg",
  "Omeprazole 20 mg",
  "Sertraline 50 mg",
];

/** Sixty clearly fictional patients, all with the name Demo. */
export function patients(random: Generator, today: string) {
  const year = Number(today.slice(0, 4));
  return HERBS.map((herb, index) => {
    const age = index % 12 === 0 ? random.between(5, 16) : random.between(20, 84);
    const female = random.chance(0.6);
    const month = String(random.between(1, 12)).padStart(2, "0");
    const day = String(random.between(1, 28)).padStart(2, "0");
    const number = String(index).padStart(3, "0");
    return {
      name: `Demo ${herb}`,
      birthday: `${year - age - 1}-${month}-${day}`,
      gender: female ? ("female" as const) : ("male" as const),
      occupation: age < 18 ? "Student" : random.pick(OCCUPATIONS),
      mobile_number: `910 000 ${number}`,
      email: `patient${number}@patients.example`,
      // Most consented to e-mail, some also to text messages, a few to neither.
      consents_email: index % 5 !== 4,
      consents_sms: index % 3 === 0,
      address: `${index + 1} Demo Street, 1000-001 Lisboa`,
      language: random.chance(0.7) ? ("pt" as const) : ("en" as const),
      legal_representative: age < 18 ? `Demo parent of ${herb}` : "",
      allergies: random.chance(0.3) ? random.pick(ALLERGIES) : "",
      medication: random.chance(0.3) ? random.pick(MEDICATION) : "",
      alerts: random.chance(0.08) ? "Faints at the sight of needles: treat lying down" : "",
      pregnant: female && age > 20 && age < 42 && random.chance(0.12),
      lactant: false,
    };
  });
}
