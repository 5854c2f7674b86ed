/** Osteopathic and orthopaedic tests of the examination. Sources in `reference/osteopathy.ts`. */

type Words = { readonly en: string; readonly pt: string };
export type OsteopathyTest = Words & {
  readonly key: string;
  readonly region: string;
  /** Whether it is done on the left and on the right, or once. */
  readonly sided: boolean;
  /** What a positive result suggests. */
  readonly shows: Words;
};

/** The code of a test, as visits and clinics store it. */
export const TEST_CODE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

export const testRegions: readonly (Words & { readonly key: string })[] = [
  { key: "pelvis", en: "Pelvis and innominate", pt: "Pélvis e ilíacos" },
  { key: "hip", en: "Hip", pt: "Anca" },
  { key: "lumbar", en: "Lumbar", pt: "Lombar" },
  { key: "thoracic", en: "Thoracic", pt: "Dorsal" },
  { key: "ribs", en: "Ribs", pt: "Costelas" },
  { key: "cervical", en: "Cervical", pt: "Cervical" },
  { key: "upper_extremity", en: "Upper extremity", pt: "Membro superior" },
  { key: "lower_extremity", en: "Lower extremity", pt: "Membro inferior" },
  { key: "head", en: "Head", pt: "Cabeça" },
  { key: "sacrum", en: "Sacrum", pt: "Sacro" },
  { key: "abdomen", en: "Abdomen and viscera", pt: "Abdómen e vísceras" },
];

/** Key, region, sides, names, and what a positive result suggests; English first. */
const ROWS = `
standing_flexion | pelvis | sides | Standing flexion test | Teste de flexão em pé (TFP) | iliosacral dysfunction | disfunção ilíaca (iliossacra)
seated_flexion | pelvis | sides | Seated flexion test | Teste de flexão sentado (TFS) | sacroiliac dysfunction | disfunção sacroilíaca
gillet | pelvis | sides | Gillet (stork) test | Teste de Gillet | sacroiliac mobility | mobilidade sacroilíaca
downing | pelvis | sides | Downing test | Teste de Downing | iliac dysfunction, leg length | disfunção ilíaca, comprimento dos membros
leg_length | pelvis | sides | Leg length comparison | Comparação do comprimento dos membros | functional leg length | comprimento funcional dos membros
fabere | hip | sides | FABER (Patrick) test | Teste de FABER (Patrick) | hip and sacroiliac | anca e sacroilíaca
fadir | hip | sides | FADIR test | Teste de FADIR | femoroacetabular impingement | conflito femoroacetabular
thomas | hip | sides | Thomas test | Teste de Thomas | hip flexor contracture | encurtamento dos flexores da anca
trendelenburg | hip | sides | Trendelenburg test | Teste de Trendelenburg | gluteus medius weakness | fraqueza do glúteo médio
ober | hip | sides | Ober test | Teste de Ober | iliotibial band | banda iliotibial
piriformis | hip | sides | Piriformis (FAIR) test | Teste do piriforme (FAIR) | piriformis syndrome | síndrome do piriforme
lasegue | lumbar | sides | Straight leg raise (Lasègue) | Teste de Lasègue | nerve root irritation | irritação radicular
slump | lumbar | sides | Slump test | Teste de Slump | neural tension | tensão neural
bragard | lumbar | sides | Bragard test | Teste de Bragard | sciatic nerve | nervo ciático
kemp | lumbar | sides | Kemp test | Teste de Kemp | facet or disc | faceta ou disco
milgram | lumbar | once | Milgram test | Teste de Milgram | intrathecal pathology | patologia intratecal
schober | lumbar | once | Schober test | Teste de Schober | lumbar flexion | flexão lombar
adams | thoracic | once | Adams forward bend | Teste de Adams | scoliosis | escoliose
rib_motion | ribs | sides | Rib motion (inhalation/exhalation) | Mobilidade costal (inspiração/expiração) | rib dysfunction | disfunção costal
spurling | cervical | sides | Spurling test | Teste de Spurling | cervical radiculopathy | radiculopatia cervical
jackson | cervical | once | Jackson compression | Compressão de Jackson | foraminal compression | compressão foraminal
cervical_distraction | cervical | once | Cervical distraction | Distração cervical | radiculopathy relief | alívio da radiculopatia
vertebral_artery | cervical | sides | Vertebral artery (de Kleyn) test | Teste da artéria vertebral (De Kleyn) | vertebrobasilar insufficiency | insuficiência vertebrobasilar
sharp_purser | cervical | once | Sharp-Purser test | Teste de Sharp-Purser | atlanto-axial instability | instabilidade atlantoaxial
alar_ligament | cervical | sides | Alar ligament test | Teste do ligamento alar | upper cervical instability | instabilidade cervical alta
adson | upper_extremity | sides | Adson test | Teste de Adson | thoracic outlet | desfiladeiro torácico
roos | upper_extremity | sides | Roos (EAST) test | Teste de Roos | thoracic outlet | desfiladeiro torácico
wright | upper_extremity | sides | Wright test | Teste de Wright | thoracic outlet | desfiladeiro torácico
neer | upper_extremity | sides | Neer test | Teste de Neer | shoulder impingement | conflito subacromial
hawkins | upper_extremity | sides | Hawkins-Kennedy test | Teste de Hawkins-Kennedy | shoulder impingement | conflito subacromial
jobe | upper_extremity | sides | Jobe (empty can) test | Teste de Jobe | supraspinatus | supraespinhoso
patte | upper_extremity | sides | Patte test | Teste de Patte | infraspinatus and teres minor | infraespinhoso e redondo menor
gerber | upper_extremity | sides | Gerber lift-off test | Teste de Gerber | subscapularis | subescapular
speed | upper_extremity | sides | Speed test | Teste de Speed | biceps tendon | tendão do bíceps
yergason | upper_extremity | sides | Yergason test | Teste de Yergason | biceps tendon | tendão do bíceps
apley_scratch | upper_extremity | sides | Apley scratch test | Teste de Apley (ombro) | shoulder mobility | mobilidade do ombro
apprehension_shoulder | upper_extremity | sides | Shoulder apprehension test | Teste de apreensão do ombro | anterior instability | instabilidade anterior
cozen | upper_extremity | sides | Cozen test | Teste de Cozen | lateral epicondylitis | epicondilite lateral
mill | upper_extremity | sides | Mill test | Teste de Mill | lateral epicondylitis | epicondilite lateral
golfer | upper_extremity | sides | Golfer elbow test | Teste do cotovelo de golfista | medial epicondylitis | epicondilite medial
tinel | upper_extremity | sides | Tinel sign | Sinal de Tinel | nerve compression | compressão nervosa
phalen | upper_extremity | sides | Phalen test | Teste de Phalen | carpal tunnel | túnel cárpico
finkelstein | upper_extremity | sides | Finkelstein test | Teste de Finkelstein | de Quervain | de Quervain
lachman | lower_extremity | sides | Lachman test | Teste de Lachman | anterior cruciate ligament | ligamento cruzado anterior
anterior_drawer_knee | lower_extremity | sides | Anterior drawer (knee) | Gaveta anterior (joelho) | anterior cruciate ligament | ligamento cruzado anterior
posterior_drawer_knee | lower_extremity | sides | Posterior drawer (knee) | Gaveta posterior (joelho) | posterior cruciate ligament | ligamento cruzado posterior
mcmurray | lower_extremity | sides | McMurray test | Teste de McMurray | meniscus | menisco
apley_knee | lower_extremity | sides | Apley test (knee) | Teste de Apley (joelho) | meniscus | menisco
varus_valgus | lower_extremity | sides | Varus and valgus stress | Stress em varo e valgo | collateral ligaments | ligamentos colaterais
patellar_grind | lower_extremity | sides | Patellar grind (Clarke) | Teste de Clarke | patellofemoral | patelofemoral
anterior_drawer_ankle | lower_extremity | sides | Anterior drawer (ankle) | Gaveta anterior (tornozelo) | lateral ligaments | ligamentos laterais
talar_tilt | lower_extremity | sides | Talar tilt | Inclinação talar | ankle ligaments | ligamentos do tornozelo
thompson | lower_extremity | sides | Thompson test | Teste de Thompson | Achilles rupture | rotura do tendão de Aquiles
homans | lower_extremity | sides | Homans sign | Sinal de Homans | deep vein thrombosis screen | rastreio de trombose venosa profunda
romberg | head | once | Romberg test | Teste de Romberg | balance, proprioception | equilíbrio, propriocepção
tmj_opening | head | once | TMJ opening and deviation | Abertura e desvio da ATM | TMJ dysfunction | disfunção da ATM
cranial_listening | head | once | Cranial listening (vault hold) | Escuta craniana | cranial rhythmic impulse | impulso rítmico craniano
mitchell_sacral | sacrum | once | Sacral sphinx test | Teste da esfinge | sacral torsion | torção sacra
spring_test | sacrum | once | Lumbosacral spring test | Teste de mola lombossagrado | sacral dysfunction | disfunção sacra
murphy | abdomen | once | Murphy sign | Sinal de Murphy | gallbladder | vesícula biliar
kidney_percussion | abdomen | sides | Kidney percussion (Giordano) | Punho-percussão (Giordano) | kidney | rim
visceral_mobility | abdomen | once | Visceral mobility and motility listening | Mobilidade e motilidade visceral | visceral restriction | restrição visceral
chapman | abdomen | sides | Chapman reflex palpation | Reflexos de Chapman | viscerosomatic reflex | reflexo viscerossomático
`;

export const osteopathyTests: readonly OsteopathyTest[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [key = "", region = "", where, en = "", pt = "", showsEn = "", showsPt = ""] = row.split(" | ");
    return { key, region, sided: where === "sides", en, pt, shows: { en: showsEn, pt: showsPt } };
  });

const byKey = new Map(osteopathyTests.map((test) => [test.key, test]));
export const osteopathyTest = (key: string): OsteopathyTest | undefined => byKey.get(key);
