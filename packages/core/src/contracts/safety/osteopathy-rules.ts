import type { SectionData } from "../sections.ts";
import type { Condition, KnownConditions } from "./conditions.ts";
import type { SafetySeverity, Words } from "./hit.ts";
import { type Medicine, thinsBlood } from "./medicines.ts";
import type { Pregnancy } from "./pregnancy.ts";
import type { Findings } from "./record.ts";

type Rule = {
  key: string;
  technique: string;
  severity: SafetySeverity;
  statement: Words;
  when: Condition | "thinned";
};

const THRUST: Words = { en: "Thrust", pt: "Thrust" };
const NAMES: Readonly<Record<string, Words>> = {
  hvla: THRUST,
  cv4: { en: "CV4", pt: "CV4" },
  visceral: { en: "Visceral manipulation", pt: "Manipulação visceral" },
};

const rules: readonly Rule[] = [
  {
    key: "osteoporosis",
    technique: "hvla",
    severity: "serious",
    statement: { en: "osteoporosis is recorded", pt: "há osteoporose registada" },
    when: "osteoporosis",
  },
  {
    key: "thinned",
    technique: "hvla",
    severity: "serious",
    statement: { en: "with anticoagulants", pt: "com anticoagulantes" },
    when: "thinned",
  },
  {
    key: "bleeding",
    technique: "hvla",
    severity: "serious",
    statement: { en: "with a bleeding disorder", pt: "com alteração da coagulação" },
    when: "bleeding",
  },
  ...["hvla", "cv4", "visceral"].map(
    (technique): Rule => ({
      key: "pregnancy",
      technique,
      // The ligaments are lax.
      severity: technique === "hvla" ? "serious" : "caution",
      statement:
        technique === "hvla"
          ? {
              en: "not in pregnancy, the ligaments are lax",
              pt: "não na gravidez, os ligamentos estão laxos",
            }
          : { en: "with caution in pregnancy", pt: "com precaução na gravidez" },
      when: "pregnancy",
    }),
  ),
];

/** Techniques of the hands against what is known of the patient. The others have no rule, and that is said. */
export function checkTechniques(
  data: SectionData<"osteopathic_treatment"> | undefined,
  pregnancy: Pregnancy | undefined,
  medicines: readonly Medicine[],
  { known, asked }: KnownConditions,
  found: Findings,
) {
  const items = data?.items ?? [];
  const states = new Set<string>([
    ...known,
    ...(pregnancy ? ["pregnancy"] : []),
    ...(medicines.some(thinsBlood) ? ["thinned"] : []),
  ]);
  for (const { technique, name } of items) {
    const ruled = rules.some((rule) => rule.technique === technique);
    if (!ruled) found.unchecked("techniques", name ? { en: name, pt: name } : undefined);
  }
  if (!asked && items.some(({ technique }) => technique === "hvla")) found.unchecked("history");
  for (const rule of rules.filter(({ when }) => states.has(when))) {
    const done = items.filter(({ technique }) => technique === rule.technique);
    if (done.length === 0) continue;
    found.hit({
      rule: `technique.${rule.key}:${rule.technique}`,
      severity: rule.severity,
      subject: NAMES[rule.technique] ?? THRUST,
      statement: rule.statement,
      source: "osteopathy",
      concerns: done.map(({ id }) => ({ section: "osteopathic_treatment", id })),
    });
  }
}
