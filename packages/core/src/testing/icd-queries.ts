/**
 * Searches that people type to find a diagnosis, with the code expected first. `|` marks the keystroke from which the
 * code must be first. In both languages, by code, by one word and by the beginnings of two.
 */
export const icdQueries = [
  // English, from a release.
  ["diab re|tin", "E10.311"],
  ["type 2 diab re|tin", "E11.311"],
  ["retinopathy type 2| diab", "E11.311"],
  ["choler|a", "A00.9"],
  ["hepatitis b| ", "B18.0"],
  ["chron viral hepatitis b|", "B18.0"],
  ["sleep ap|nea", "G47.30"],
  ["carpal tunnel le|ft", "G56.02"],
  ["low back pain, u|nspecified", "M54.50"],
  ["other low ba|ck", "M54.59"],
  ["osteo kn|ee", "M17.0"],
  ["post traum osteo kn|", "M17.2"],
  ["vomit pregn|ancy", "O21.9"],
  ["rota cuff te|ar", "M75.100"],
  ["unsp fracture left fem|ur", "S72.92XA"],
  ["struck duc|k", "W61.62XA"],
  ["migraine with au|ra", "G43.111"],
  ["migraine without au|ra", "G43.011"],
  ["m54.50|", "M54.50"],
  ["e1131|1", "E11.311"],
  // English, common codes before a release's.
  ["low ba|ck pain", "M54.5"],
  ["type 2| diabetes", "E11.9"],
  ["hypertensi|on", "I10"],
  ["asth|ma", "J45.9"],
  ["migr|aine", "G43.9"],
  ["frozen sh|oulder", "M75.0"],
  ["rheum a|rth", "M06.9"],
  ["anx dis|order", "F41.9"],
  ["vitamin d def|iciency", "E55.9"],
  // Portuguese.
  ["dor lo|mb", "M54.5"],
  ["lomb|algia", "M54.5"],
  ["dor nas cos|tas", "M54.5"],
  ["ciát|ica", "M54.3"],
  ["enx|aqueca", "G43.9"],
  ["diab tipo| 2", "E11.9"],
  ["hipertensao es|sencial", "I10"],
  ["pert ansie|dade", "F41.1"],
  ["insón|ia", "G47.0"],
  ["ombro con|gelado", "M75.0"],
  ["artrose do jo|elho", "M17.9"],
  ["sínd tún|el", "G56.0"],
  ["asma não e|specificada", "J45.9"],
  ["refluxo gas|tro", "K21.9"],
] as const;

/** Titles of an official release related to the searches, including similar ones. */
export const icdReleaseLines = `
A00.0,"Cholera due to Vibrio cholerae 01, biovar cholerae"
A00.9,"Cholera, unspecified"
B18.0,Chronic viral hepatitis B with delta-agent
B18.1,Chronic viral hepatitis B without delta-agent
B18.2,Chronic viral hepatitis C
B19.10,Unspecified viral hepatitis B without hepatic coma
E08.311,Diabetes mellitus due to underlying condition with unspecified diabetic retinopathy with macular edema
E10.311,Type 1 diabetes mellitus with unspecified diabetic retinopathy with macular edema
E10.319,Type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema
E11.21,Type 2 diabetes mellitus with diabetic nephropathy
E11.311,Type 2 diabetes mellitus with unspecified diabetic retinopathy with macular edema
E11.319,Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema
E11.65,Type 2 diabetes mellitus with hyperglycemia
F06.4,Anxiety disorder due to known physiological condition
F40.10,"Social phobia, unspecified"
G43.011,"Migraine without aura, intractable, with status migrainosus"
G43.111,"Migraine with aura, intractable, with status migrainosus"
G47.30,"Sleep apnea, unspecified"
G47.39,Other sleep apnea
G56.01,"Carpal tunnel syndrome, right upper limb"
G56.02,"Carpal tunnel syndrome, left upper limb"
H36,Retinal disorders in diseases classified elsewhere
I15.2,Hypertension secondary to endocrine disorders
I16.0,Hypertensive urgency
J45.909,"Unspecified asthma, uncomplicated"
J45.998,Other asthma
M05.9,"Rheumatoid arthritis with rheumatoid factor, unspecified"
M17.0,Bilateral primary osteoarthritis of knee
M17.2,Bilateral post-traumatic osteoarthritis of knee
M54.50,"Low back pain, unspecified"
M54.51,Vertebrogenic low back pain
M54.59,Other low back pain
M75.100,"Unspecified rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic"
M75.111,"Incomplete rotator cuff tear or rupture of right shoulder, not specified as traumatic"
O21.2,Late vomiting of pregnancy
O21.9,"Vomiting of pregnancy, unspecified"
Q75.2,Hypertelorism
S72.91XA,"Unspecified fracture of right femur, initial encounter for closed fracture"
S72.92XA,"Unspecified fracture of left femur, initial encounter for closed fracture"
S72.92XD,"Unspecified fracture of left femur, subsequent encounter for closed fracture with routine healing"
S72.92XS,"Unspecified fracture of left femur, sequela"
W61.62XA,"Struck by duck, initial encounter"
W61.62XD,"Struck by duck, subsequent encounter"
W61.62XS,"Struck by duck, sequela"
`.trim();

/** The text at each keystroke from the third on, and whether the expected code must be first by then. */
export function keystrokes(marked: string): { typed: string; first: boolean }[] {
  const mark = marked.indexOf("|");
  const whole = marked.replace("|", "").trimEnd();
  return Array.from({ length: Math.max(1, whole.length - 2) }, (_, at) => {
    const typed = whole.slice(0, at + 3);
    return { typed, first: typed.length >= Math.min(mark, whole.length) };
  });
}
