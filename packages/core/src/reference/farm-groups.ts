import type { Source } from "./source.ts";

export const farmGroupsSource: Source = {
  origin:
    "Portuguese official pharmacotherapeutic classification (Despacho 4742/2014). English names are our own.",
  checked: "",
  weakness:
    "Written from memory; the annex could not be opened. Compare with Annex I before relying on it, above all levels 3 to 5.",
  editable: true,
};

/** One a line: code | Portuguese | English. */
const rows = `
1|Medicamentos anti-infecciosos|Anti-infective medicines
1.1|Antibacterianos|Antibacterials
1.1.1|Penicilinas|Penicillins
1.1.1.1|Benzilpenicilinas e fenoximetilpenicilina|Benzylpenicillins and phenoxymethylpenicillin
1.1.1.2|Aminopenicilinas|Aminopenicillins
1.1.1.3|Isoxazolilpenicilinas|Isoxazolyl penicillins
1.1.1.4|Penicilinas antipseudomonas|Antipseudomonal penicillins
1.1.1.5|Amidinopenicilinas|Amidinopenicillins
1.1.2|Cefalosporinas|Cephalosporins
1.1.2.1|Cefalosporinas de 1.ª geração|First-generation cephalosporins
1.1.2.2|Cefalosporinas de 2.ª geração|Second-generation cephalosporins
1.1.2.3|Cefalosporinas de 3.ª geração|Third-generation cephalosporins
1.1.2.4|Cefalosporinas de 4.ª geração|Fourth-generation cephalosporins
1.1.3|Monobactamos|Monobactams
1.1.4|Carbapenemes|Carbapenems
1.1.5|Associações de penicilinas com inibidores das lactamases beta|Penicillins with beta-lactamase inhibitors
1.1.6|Cloranfenicol e tetraciclinas|Chloramphenicol and tetracyclines
1.1.7|Aminoglicosídeos|Aminoglycosides
1.1.8|Macrólidos|Macrolides
1.1.9|Sulfonamidas e suas associações|Sulfonamides and combinations
1.1.10|Quinolonas|Quinolones
1.1.11|Outros antibacterianos|Other antibacterials
1.1.12|Antituberculosos|Antituberculosis medicines
1.1.13|Antilepróticos|Antileprosy medicines
1.2|Antifúngicos|Antifungals
1.3|Antivíricos|Antivirals
1.3.1|Antirretrovirais|Antiretrovirals
1.3.1.1|Inibidores da protease|Protease inhibitors
1.3.1.2|Análogos não nucleosídeos inibidores da transcriptase inversa|Non-nucleoside reverse transcriptase inhibitors
1.3.1.3|Análogos nucleosídeos inibidores da transcriptase inversa|Nucleoside reverse transcriptase inhibitors
1.3.1.4|Outros antirretrovirais|Other antiretrovirals
1.3.2|Outros antivíricos|Other antivirals
1.4|Antiparasitários|Antiparasitics
1.4.1|Anti-helmínticos|Anthelmintics
1.4.2|Antimaláricos|Antimalarials
1.4.3|Outros antiparasitários|Other antiparasitics
2|Sistema nervoso central|Central nervous system
2.1|Anestésicos gerais|General anaesthetics
2.2|Anestésicos locais|Local anaesthetics
2.3|Relaxantes musculares|Muscle relaxants
2.3.1|Ação central|Centrally acting
2.3.2|Ação periférica|Peripherally acting
2.3.3|Ação muscular direta|Directly acting
2.4|Antimiasténicos|Antimyasthenics
2.5|Antiparkinsónicos|Antiparkinson medicines
2.5.1|Anticolinérgicos|Anticholinergics
2.5.2|Dopaminomiméticos|Dopaminergics
2.6|Antiepiléticos e anticonvulsivantes|Antiepileptics and anticonvulsants
2.7|Antieméticos e antivertiginosos|Antiemetics and antivertigo medicines
2.8|Estimulantes inespecíficos do sistema nervoso central|Non-specific CNS stimulants
2.9|Psicofármacos|Psychotropic medicines
2.9.1|Ansiolíticos, sedativos e hipnóticos|Anxiolytics, sedatives and hypnotics
2.9.2|Antipsicóticos|Antipsychotics
2.9.3|Antidepressores|Antidepressants
2.9.4|Lítio|Lithium
2.10|Analgésicos e antipiréticos|Analgesics and antipyretics
2.11|Medicamentos usados na enxaqueca|Migraine medicines
2.12|Analgésicos estupefacientes|Opioid analgesics
2.13|Outros medicamentos com ação no sistema nervoso central|Other CNS medicines
2.13.1|Medicamentos utilizados no tratamento sintomático das alterações das funções cognitivas|Symptomatic treatment of cognitive impairment
2.13.2|Medicamentos utilizados no tratamento sintomático da esclerose lateral amiotrófica|Symptomatic treatment of amyotrophic lateral sclerosis
2.13.3|Medicamentos para tratamento da dependência de drogas|Treatment of substance dependence
2.13.4|Outros|Others
3|Aparelho cardiovascular|Cardiovascular system
3.1|Cardiotónicos|Cardiotonics
3.1.1|Digitálicos|Digitalis glycosides
3.1.2|Outros cardiotónicos|Other cardiotonics
3.2|Antiarrítmicos|Antiarrhythmics
3.2.1|Bloqueadores dos canais do sódio (classe I)|Sodium channel blockers (class I)
3.2.2|Bloqueadores adrenérgicos beta (classe II)|Beta blockers (class II)
3.2.3|Prolongadores da repolarização (classe III)|Repolarisation prolongers (class III)
3.2.4|Bloqueadores da entrada do cálcio (classe IV)|Calcium channel blockers (class IV)
3.2.5|Outros antiarrítmicos|Other antiarrhythmics
3.3|Simpaticomiméticos|Sympathomimetics
3.4|Anti-hipertensores|Antihypertensives
3.4.1|Diuréticos|Diuretics
3.4.1.1|Tiazidas e análogos|Thiazides and analogues
3.4.1.2|Diuréticos da ansa|Loop diuretics
3.4.1.3|Diuréticos poupadores de potássio|Potassium-sparing diuretics
3.4.1.4|Inibidores da anidrase carbónica|Carbonic anhydrase inhibitors
3.4.1.5|Diuréticos osmóticos|Osmotic diuretics
3.4.1.6|Associações de diuréticos|Diuretic combinations
3.4.2|Modificadores do eixo renina angiotensina|Renin-angiotensin system agents
3.4.2.1|Inibidores da enzima de conversão da angiotensina|ACE inhibitors
3.4.2.2|Antagonistas dos recetores da angiotensina|Angiotensin receptor blockers
3.4.2.3|Inibidores da renina|Renin inhibitors
3.4.3|Bloqueadores da entrada do cálcio|Calcium channel blockers
3.4.4|Depressores da atividade adrenérgica|Adrenergic depressants
3.4.4.1|Bloqueadores alfa|Alpha blockers
3.4.4.2|Bloqueadores beta|Beta blockers
3.4.4.2.1|Seletivos cardíacos|Cardioselective
3.4.4.2.2|Não seletivos cardíacos|Non-cardioselective
3.4.4.2.3|Bloqueadores beta e alfa|Alpha and beta blockers
3.4.4.3|Agonistas alfa 2 centrais|Central alpha-2 agonists
3.4.5|Vasodilatadores diretos|Direct vasodilators
3.4.6|Outros|Others
3.5|Vasodilatadores|Vasodilators
3.5.1|Antianginosos|Antianginals
3.5.2|Outros vasodilatadores|Other vasodilators
3.6|Venotrópicos|Venotonics
3.7|Antidislipidémicos|Lipid-modifying medicines
4|Sangue|Blood
4.1|Antianémicos|Antianaemics
4.1.1|Compostos de ferro|Iron compounds
4.1.2|Medicamentos para tratamento das anemias megaloblásticas|Megaloblastic anaemia medicines
4.2|Fatores estimulantes da hematopoiese|Haematopoiesis stimulating factors
4.3|Anticoagulantes e antitrombóticos|Anticoagulants and antithrombotics
4.3.1|Anticoagulantes|Anticoagulants
4.3.1.1|Heparinas|Heparins
4.3.1.2|Antivitamínicos K|Vitamin K antagonists
4.3.1.3|Antiagregantes plaquetários|Antiplatelet agents
4.3.1.4|Outros anticoagulantes|Other anticoagulants
4.3.2|Fibrinolíticos (ou trombolíticos)|Fibrinolytics (thrombolytics)
4.4|Anti-hemorrágicos|Antihaemorrhagics
4.4.1|Antifibrinolíticos|Antifibrinolytics
4.4.2|Hemostáticos|Haemostatics
5|Aparelho respiratório|Respiratory system
5.1|Antiasmáticos e broncodilatadores|Antiasthmatics and bronchodilators
5.1.1|Agonistas adrenérgicos beta|Beta agonists
5.1.2|Antagonistas colinérgicos|Anticholinergics
5.1.3|Anti-inflamatórios|Anti-inflammatories
5.1.3.1|Glucocorticoides|Glucocorticoids
5.1.3.2|Antagonistas dos leucotrienos|Leukotriene antagonists
5.1.4|Xantinas|Xanthines
5.1.5|Outros antiasmáticos|Other antiasthmatics
5.2|Antitússicos e expetorantes|Antitussives and expectorants
5.2.1|Antitússicos|Antitussives
5.2.2|Expetorantes|Expectorants
5.3|Tensioativos (surfactantes) pulmonares|Pulmonary surfactants
6|Aparelho digestivo|Digestive system
6.1|Medicamentos que atuam na boca e orofaringe|Mouth and oropharynx medicines
6.2|Antiácidos e antiulcerosos|Antacids and antiulcer medicines
6.2.1|Antiácidos|Antacids
6.2.2|Modificadores da secreção gástrica|Gastric secretion modifiers
6.2.2.1|Anticolinérgicos|Anticholinergics
6.2.2.2|Antagonistas dos recetores H2|H2 receptor antagonists
6.2.2.3|Inibidores da bomba de protões|Proton pump inhibitors
6.2.2.4|Prostaglandinas|Prostaglandins
6.2.2.5|Protetores da mucosa gástrica|Gastric mucosal protectants
6.3|Medicamentos que atuam no tubo digestivo|Gastrointestinal tract medicines
6.3.1|Modificadores da motilidade gástrica ou procinéticos|Prokinetics
6.3.2|Modificadores da motilidade intestinal|Intestinal motility modifiers
6.3.2.1|Laxantes e catárticos|Laxatives
6.3.2.2|Antidiarreicos|Antidiarrhoeals
6.4|Antiespasmódicos|Antispasmodics
6.5|Inibidores enzimáticos|Enzyme inhibitors
6.6|Suplementos enzimáticos, bacilos lácteos e análogos|Enzyme supplements and lactobacilli
6.7|Anti-hemorroidários|Antihaemorrhoidals
6.8|Anti-inflamatórios intestinais|Intestinal anti-inflammatories
6.9|Medicamentos que atuam no fígado e vias biliares|Liver and biliary medicines
7|Aparelho geniturinário|Genitourinary system
7.1|Medicamentos de aplicação tópica na vagina|Topical vaginal medicines
7.1.1|Estrogénios e progestagénios|Oestrogens and progestogens
7.1.2|Anti-infecciosos|Anti-infectives
7.1.3|Outros medicamentos tópicos vaginais|Other topical vaginal medicines
7.2|Medicamentos que atuam no útero|Uterine medicines
7.2.1|Ocitócicos|Oxytocics
7.2.2|Prostaglandinas|Prostaglandins
7.2.3|Simpaticomiméticos|Sympathomimetics
7.3|Anti-infecciosos e antissépticos urinários|Urinary anti-infectives and antiseptics
7.4|Outros medicamentos usados em disfunções geniturinárias|Other genitourinary medicines
7.4.1|Acidificantes e alcalinizantes urinários|Urinary acidifiers and alkalinisers
7.4.2|Medicamentos usados nas perturbações da micção|Micturition disorder medicines
7.4.2.1|Medicamentos usados na retenção urinária|Urinary retention medicines
7.4.2.2|Medicamentos usados na incontinência urinária|Urinary incontinence medicines
7.4.3|Medicamentos usados na disfunção erétil|Erectile dysfunction medicines
8|Hormonas e medicamentos usados no tratamento das doenças endócrinas|Hormones and endocrine medicines
8.1|Hormonas hipotalâmicas e hipofisárias, seus análogos e antagonistas|Hypothalamic and pituitary hormones, analogues and antagonists
8.2|Corticosteroides|Corticosteroids
8.2.1|Mineralocorticoides|Mineralocorticoids
8.2.2|Glucocorticoides|Glucocorticoids
8.3|Hormonas da tiroide e antitiroideus|Thyroid hormones and antithyroid medicines
8.4|Insulinas, antidiabéticos orais e glucagom|Insulins, oral antidiabetics and glucagon
8.4.1|Insulinas|Insulins
8.4.1.1|De ação curta|Short-acting
8.4.1.2|De ação intermédia|Intermediate-acting
8.4.1.3|De ação prolongada|Long-acting
8.4.2|Outros antidiabéticos|Other antidiabetics
8.4.3|Glucagom|Glucagon
8.5|Hormonas sexuais|Sex hormones
8.5.1|Estrogénios e progestagénios|Oestrogens and progestogens
8.5.1.1|Tratamento de substituição|Replacement therapy
8.5.1.2|Anticoncecionais|Contraceptives
8.5.1.3|Progestagénios|Progestogens
8.5.2|Androgénios e anabolizantes|Androgens and anabolics
8.6|Estimulantes da ovulação e gonadotropinas|Ovulation stimulants and gonadotropins
8.7|Anti-hormonas|Antihormones
9|Aparelho locomotor|Musculoskeletal system
9.1|Anti-inflamatórios não esteroides|Non-steroidal anti-inflammatories
9.1.1|Derivados do ácido antranílico|Anthranilic acid derivatives
9.1.2|Derivados do ácido acético|Acetic acid derivatives
9.1.3|Derivados do ácido propiónico|Propionic acid derivatives
9.1.4|Derivados pirazolónicos|Pyrazolone derivatives
9.1.5|Derivados do indol e do indeno|Indole and indene derivatives
9.1.6|Oxicans|Oxicams
9.1.7|Derivados sulfanilamídicos|Sulfonanilide derivatives
9.1.8|Compostos não acídicos|Non-acidic compounds
9.1.9|Inibidores seletivos da Cox 2|Selective COX-2 inhibitors
9.1.10|Anti-inflamatórios não esteroides para uso tópico|Topical NSAIDs
9.2|Modificadores da evolução da doença reumatismal|Disease-modifying antirheumatic medicines
9.3|Medicamentos usados para o tratamento da gota|Gout medicines
9.4|Medicamentos para tratamento da artrose|Osteoarthritis medicines
9.5|Enzimas anti-inflamatórias|Anti-inflammatory enzymes
9.6|Medicamentos que atuam no osso e no metabolismo do cálcio|Bone and calcium metabolism medicines
9.6.1|Calcitonina|Calcitonin
9.6.2|Bifosfonatos|Bisphosphonates
9.6.3|Vitaminas D|Vitamin D
9.6.4|Outros|Others
10|Medicação antialérgica|Antiallergy medicines
10.1|Anti-histamínicos|Antihistamines
10.1.1|Anti-histamínicos H1 sedativos|Sedating H1 antihistamines
10.1.2|Anti-histamínicos H1 não sedativos|Non-sedating H1 antihistamines
10.2|Corticosteroides|Corticosteroids
10.3|Simpaticomiméticos|Sympathomimetics
11|Nutrição|Nutrition
11.1|Nutrição entérica|Enteral nutrition
11.2|Nutrição parentérica|Parenteral nutrition
11.2.1|Macronutrientes|Macronutrients
11.2.2|Micronutrientes|Micronutrients
11.3|Vitaminas e sais minerais|Vitamins and minerals
11.3.1|Vitaminas|Vitamins
11.3.1.1|Vitaminas lipossolúveis|Fat-soluble vitamins
11.3.1.2|Vitaminas hidrossolúveis|Water-soluble vitamins
11.3.1.3|Associações de vitaminas|Vitamin combinations
11.3.2|Sais minerais|Minerals
11.3.2.1|Cálcio, magnésio e fósforo|Calcium, magnesium and phosphorus
11.3.2.2|Flúor|Fluoride
11.3.2.3|Potássio|Potassium
11.3.3|Associações de vitaminas com sais minerais|Vitamins with minerals
12|Corretivos da volemia e das alterações eletrolíticas|Volume and electrolyte correctives
12.1|Corretivos do equilíbrio ácido-base|Acid-base correctives
12.2|Corretivos das alterações hidroeletrolíticas|Fluid and electrolyte correctives
12.3|Soluções para diálise peritoneal|Peritoneal dialysis solutions
12.4|Soluções para hemodiálise|Haemodialysis solutions
12.5|Soluções para hemofiltração|Haemofiltration solutions
12.6|Substitutos do plasma e das frações proteicas do plasma|Plasma substitutes and protein fractions
12.7|Medicamentos captadores de iões|Ion binders
13|Medicamentos usados em afeções cutâneas|Dermatological medicines
13.1|Anti-infecciosos de aplicação na pele|Topical skin anti-infectives
13.1.1|Antissépticos e desinfetantes|Antiseptics and disinfectants
13.1.2|Antibacterianos|Antibacterials
13.1.3|Antifúngicos|Antifungals
13.1.4|Antivíricos|Antivirals
13.1.5|Antiparasitários|Antiparasitics
13.2|Emolientes e protetores|Emollients and protectants
13.2.1|Emolientes|Emollients
13.2.2|Preparações barreira|Barrier preparations
13.2.3|Pós cutâneos|Dusting powders
13.3|Medicamentos queratolíticos e antipsoriáticos|Keratolytics and antipsoriatics
13.3.1|De aplicação tópica|Topical
13.3.2|De ação sistémica|Systemic
13.4|Medicamentos para tratamento da acne e da rosácea|Acne and rosacea medicines
13.4.1|Rosácea|Rosacea
13.4.2|Acne|Acne
13.4.2.1|De aplicação tópica|Topical
13.4.2.2|De ação sistémica|Systemic
13.5|Corticosteroides de aplicação tópica|Topical corticosteroids
13.6|Associações de antibacterianos, antifúngicos e corticosteroides|Antibacterial, antifungal and corticosteroid combinations
13.7|Adjuvantes da cicatrização|Wound healing adjuvants
13.8|Outros medicamentos usados em dermatologia|Other dermatological medicines
14|Medicamentos usados em afeções otorrinolaringológicas|Ear, nose and throat medicines
14.1|Produtos para aplicação nasal|Nasal products
14.1.1|Descongestionantes|Decongestants
14.1.2|Corticosteroides|Corticosteroids
14.1.3|Anti-histamínicos|Antihistamines
14.1.4|Outros|Others
14.2|Produtos para aplicação no ouvido|Ear products
15|Medicamentos usados em afeções oculares|Ophthalmological medicines
15.1|Anti-infecciosos tópicos|Topical anti-infectives
15.1.1|Antibacterianos|Antibacterials
15.1.2|Antifúngicos|Antifungals
15.1.3|Antivíricos|Antivirals
15.1.4|Outros|Others
15.2|Anti-inflamatórios|Anti-inflammatories
15.2.1|Corticosteroides|Corticosteroids
15.2.2|Anti-inflamatórios não esteroides|Non-steroidal anti-inflammatories
15.2.3|Outros anti-inflamatórios, descongestionantes e antialérgicos|Other anti-inflammatories, decongestants and antiallergics
15.3|Midriáticos e cicloplégicos|Mydriatics and cycloplegics
15.3.1|Simpaticomiméticos|Sympathomimetics
15.3.2|Anticolinérgicos|Anticholinergics
15.4|Medicamentos usados no tratamento do glaucoma|Glaucoma medicines
15.4.1|Mióticos|Miotics
15.4.2|Simpaticomiméticos|Sympathomimetics
15.4.3|Bloqueadores beta|Beta blockers
15.4.4|Análogos das prostaglandinas|Prostaglandin analogues
15.4.5|Outros|Others
15.5|Anestésicos locais|Local anaesthetics
15.6|Outros medicamentos e produtos usados em oftalmologia|Other ophthalmological medicines
16|Medicamentos antineoplásicos e imunomoduladores|Antineoplastics and immunomodulators
16.1|Citotóxicos|Cytotoxics
16.1.1|Alquilantes|Alkylating agents
16.1.2|Citotóxicos relacionados com alquilantes|Alkylating-related cytotoxics
16.1.3|Antimetabolitos|Antimetabolites
16.1.4|Inibidores da topoisomerase I|Topoisomerase I inhibitors
16.1.5|Inibidores da topoisomerase II|Topoisomerase II inhibitors
16.1.6|Citotóxicos que se intercalam no ADN|DNA-intercalating cytotoxics
16.1.7|Citotóxicos que interferem com a tubulina|Tubulin-interfering cytotoxics
16.1.8|Inibidores das tirosinacinases|Tyrosine kinase inhibitors
16.1.9|Outros citotóxicos|Other cytotoxics
16.2|Hormonas e anti-hormonas|Hormones and antihormones
16.2.1|Hormonas|Hormones
16.2.2|Anti-hormonas|Antihormones
16.3|Imunomoduladores|Immunomodulators
17|Medicamentos usados no tratamento de intoxicações|Antidotes
18|Vacinas e imunoglobulinas|Vaccines and immunoglobulins
18.1|Vacinas|Vaccines
18.2|Lisados bacterianos|Bacterial lysates
18.3|Imunoglobulinas|Immunoglobulins
19|Meios de diagnóstico|Diagnostic agents
19.1|Meios de contraste radiológico|Radiological contrast media
19.2|Meios de contraste para imagem por ressonância magnética|MRI contrast media
19.3|Meios de contraste para ultrassonografia|Ultrasound contrast media
19.4|Preparações radiofarmacêuticas|Radiopharmaceuticals
19.5|Outros meios de diagnóstico não radiológicos|Other non-radiological diagnostics
20|Material de penso, hemostáticos locais, gases medicinais e outros produtos|Dressings, local haemostatics, medicinal gases and other products`;

export type FarmGroup = { code: string; level: number; parent: string | null; pt: string; en: string };

/** The 315 pharmacotherapeutic groups, five levels deep. */
export const farmGroups: readonly FarmGroup[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", pt = "", en = ""] = row.split("|");
    const parts = code.split(".");
    return { code, level: parts.length, parent: parts.slice(0, -1).join(".") || null, pt, en };
  });
