import { brandRows } from "./brand-rows.ts";
import type { Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/**
 * General names for kinds of medicines. Each class of the kind counts. One per line: classes | English | Portuguese |
 * the names used.
 */
const kinds = `
anticoagulants,warfarin,doac,anticoagulant_oral|an anticoagulant|um anticoagulante|anticoagulant,anticoagulants,blood thinner,blood thinners,anticoagulante,anticoagulantes,hipocoagulado,hipocoagulada,hipocoagulação
antiplatelets|an antiplatelet agent|um antiagregante|antiplatelet,antiplatelets,antiagregante,antiagregantes
oral_contraceptives,progestogen|a hormonal contraceptive|um contracetivo hormonal|contraceptive,contraceptives,birth control,contracetivo,contracetiva,contracetivos,contraceptivo,contraceptiva,contraceptivos,anticoncecional,anticoncepcional,pílula
antidiabetics,antidiabetic_hypoglycaemic|insulin or an antidiabetic|insulina ou um antidiabético|insulin,insulina,antidiabetic,antidiabetics,antidiabético,antidiabéticos
antihypertensives|an antihypertensive|um anti-hipertensor|antihypertensive,antihypertensives,anti-hipertensor,anti-hipertensores,anti-hipertensivo,anti-hipertensivos
diuretics,loop_thiazide_diuretics,potassium_sparing,thiazides|a diuretic|um diurético|diuretic,diuretics,diurético,diuréticos
corticosteroids|a corticosteroid|um corticosteroide|corticosteroid,corticosteroids,cortisone,corticosteroide,corticosteroides,corticoide,corticoides,cortisona
statins,simva_atorvastatin|a statin|uma estatina|statin,statins,estatina,estatinas
immunosuppressants|an immunosuppressant|um imunossupressor|immunosuppressant,immunosuppressants,imunossupressor,imunossupressores
anticonvulsants|an anticonvulsant|um anticonvulsivante|anticonvulsant,anticonvulsants,antiepileptic,antiepileptics,anticonvulsivante,anticonvulsivantes,antiepilético,antiepiléticos,antiepiléptico,antiepilépticos
sedatives,opioids_sedatives|a sedative|um sedativo|sedative,sedatives,benzodiazepine,benzodiazepines,sleeping pill,sleeping pills,sedativo,sedativos,benzodiazepina,benzodiazepinas,calmante,calmantes
ssri_snri,serotonergic|an antidepressant|um antidepressivo|antidepressant,antidepressants,antidepressivo,antidepressivos
nsaid,bleeding_risk|an anti-inflammatory|um anti-inflamatório|nsaid,nsaids,anti-inflammatory,anti-inflammatories,AINE,AINEs,anti-inflamatório,anti-inflamatórios
chemotherapy,myelosuppressive|chemotherapy|quimioterapia|chemotherapy,quimioterapia
beta_blocker,antihypertensives|a beta blocker|um betabloqueante|beta blocker,beta blockers,betabloqueante,betabloqueador,beta-bloqueante
triptans,serotonergic|a triptan|um triptano|triptan,triptans,triptano,triptanos
antiretroviral,protease_inhibitors,nnrti,integrase_inhibitor|antiretroviral treatment|terapêutica antirretroviral|antiretroviral,antiretrovirals,antirretroviral,antirretrovirais
iron_nitrate_sulfate|iron|ferro|iron,ferro
`;

/** A name in a text, the medicine it means, and whether a number must follow it. */
type Brand = { inn: string; brand: string; figure: boolean };
/** A kind of medicines with its names. */
type Kind = { classes: readonly string[]; name: Words; written: readonly string[] };

export const brandNames: readonly Brand[] = tableRows(brandRows).flatMap(([inn = "", names = ""]) =>
  names.split(",").map((name) => ({ inn, brand: name.replace("#", ""), figure: name.endsWith("#") })),
);

export const kindNames: readonly Kind[] = tableRows(kinds).map(
  ([classes = "", en = "", pt = "", written = ""]) => ({
    classes: classes.split(","),
    name: { en, pt },
    written: written.split(","),
  }),
);
