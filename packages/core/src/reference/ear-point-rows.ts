/**
 * The 93 ear points, one a line: code | zone | English | Portuguese | pinyin | simplified | traditional where it
 * differs | area | indications. Read through `points.ts`.
 */
export const earPointRows = `
HX1|HX|Ear Center|Centro da orelha|Ěr Zhōng|耳中||helix crus|hiccup;urticaria;skin itching;bleeding;infantile enuresis
HX2|HX|Rectum|Reto|Zhí Cháng|直肠|直腸|helix|constipation;diarrhoea;haemorrhoids;rectal prolapse
HX3|HX|Urethra|Uretra|Niào Dào|尿道||helix|frequent urination;dysuria;urinary retention;enuresis
HX4|HX|External Genitals|Genitais externos|Wài Shēng Zhí Qì|外生殖器||helix|genital disorders;impotence;genital itching;testicular inflammation
HX5|HX|Anus|Ânus|Gāng Mén|肛门|肛門|helix|haemorrhoids;anal fissure;anal itching
HX6|HX|Anterior Ear Apex|Ápice anterior da orelha|Ěr Jiān Qián|耳尖前||helix|fever;conjunctivitis;common cold
HX6,7i|HX|Ear Apex|Ápice da orelha|Ěr Jiān|耳尖||helix|fever;hypertension;conjunctivitis;pain;allergy;insomnia
HX7|HX|Posterior Ear Apex|Ápice posterior da orelha|Ěr Jiān Hòu|耳尖后|耳尖後|helix|fever;conjunctivitis;common cold
HX8|HX|Node|Nódulo|Jié Jié|结节|結節|helix|dizziness;headache;hypertension
HX9|HX|Helix 1|Hélice 1|Lún 1|轮1|輪1|helix|fever;tonsillitis;upper respiratory infection
HX10|HX|Helix 2|Hélice 2|Lún 2|轮2|輪2|helix|fever;tonsillitis;upper respiratory infection
HX11|HX|Helix 3|Hélice 3|Lún 3|轮3|輪3|helix|fever;tonsillitis;upper respiratory infection
HX12|HX|Helix 4|Hélice 4|Lún 4|轮4|輪4|helix|fever;tonsillitis;upper respiratory infection
SF1|SF|Finger|Dedos da mão|Zhǐ|指||scapha|finger pain and numbness;paronychia;finger stiffness
SF2|SF|Wrist|Punho|Wàn|腕||scapha|wrist pain;wrist sprain;wrist stiffness
SF1,2i|SF|Wind Stream|Corrente de vento|Fēng Xī|风溪|風溪|scapha|urticaria;allergic rhinitis;itching;asthma
SF3|SF|Elbow|Cotovelo|Zhǒu|肘||scapha|elbow pain;lateral epicondylitis;elbow stiffness
SF4,5|SF|Shoulder|Ombro|Jiān|肩||scapha|shoulder pain;frozen shoulder;shoulder stiffness
SF6|SF|Clavicle|Clavícula|Suǒ Gǔ|锁骨|鎖骨|scapha|shoulder and neck pain;periarthritis of shoulder;neck stiffness
AH1|AH|Heel|Calcanhar|Gēn|跟||superior crus|heel pain;plantar fasciitis;foot pain
AH2|AH|Toe|Dedos do pé|Zhǐ|趾||superior crus|toe pain;paronychia;toe numbness
AH3|AH|Ankle|Tornozelo|Huái|踝||superior crus|ankle sprain;ankle pain;ankle swelling
AH4|AH|Knee|Joelho|Xī|膝||superior crus|knee pain;knee pain and swelling;limited knee movement
AH5|AH|Hip|Anca|Kuān|髋|髖|superior crus|hip pain;sciatica;lumbosacral pain
AH6|AH|Sciatic Nerve|Nervo ciático|Zuò Gǔ Shén Jīng|坐骨神经|坐骨神經|inferior crus|sciatica;lower limb pain;lower limb paralysis
AH6a|AH|Sympathetic|Simpático|Jiāo Gǎn|交感||inferior crus end|autonomic disorders;visceral pain;palpitation;sweating;biliary colic
AH7|AH|Gluteus|Glúteo|Tún|臀||inferior crus|buttock pain;sciatica;hip pain
AH8|AH|Abdomen|Abdómen|Fù|腹||antihelix body|abdominal pain;diarrhoea;dysmenorrhoea;postpartum pain;lumbar pain
AH9|AH|Lumbosacral Vertebrae|Vértebras lombossagradas|Yāo Dǐ Zhuī|腰骶椎||antihelix body|lumbosacral pain;low back pain;sciatica
AH10|AH|Chest|Tórax|Xiōng|胸||antihelix body|chest pain;mastitis;chest tightness;insufficient lactation
AH11|AH|Thoracic Vertebrae|Vértebras torácicas|Xiōng Zhuī|胸椎||antihelix body|thoracic back pain;breast distension;back stiffness
AH12|AH|Neck|Pescoço|Jǐng|颈|頸|antihelix body|neck pain;stiff neck;neck swelling
AH13|AH|Cervical Vertebrae|Vértebras cervicais|Jǐng Zhuī|颈椎|頸椎|antihelix body|cervical pain;stiff neck;cervical spondylosis
TF1|TF|Superior Triangular Fossa|Fossa triangular superior|Jiǎo Wō Shàng|角窝上|角窩上|triangular fossa|hypertension;headache;dizziness
TF2|TF|Internal Genitals|Genitais internos|Nèi Shēng Zhí Qì|内生殖器|內生殖器|triangular fossa|dysmenorrhoea;irregular menstruation;impotence;infertility;leukorrhoea;seminal emission
TF3|TF|Middle Triangular Fossa|Fossa triangular média|Jiǎo Wō Zhōng|角窝中|角窩中|triangular fossa|asthma;liver disorders;cough
TF4|TF|Shenmen|Shenmen|Shén Mén|神门|神門|triangular fossa|insomnia;anxiety;pain;withdrawal symptoms;neurasthenia
TF5|TF|Pelvis|Pélvis|Pén Qiāng|盆腔||triangular fossa|pelvic inflammation;dysmenorrhoea;irregular menstruation;lower abdominal pain
TG1|TG|Upper Tragus|Trago superior|Shàng Píng|上屏||tragus|pharyngitis;obesity;rhinitis
TG2|TG|Lower Tragus|Trago inferior|Xià Píng|下屏||tragus|rhinitis;nasal congestion;appetite
TG1u|TG|External Ear|Ouvido externo|Wài Ěr|外耳||tragus|tinnitus;otitis;vertigo;ear pain
TG1p|TG|Apex of Tragus|Ápice do trago|Píng Jiān|屏尖||tragus|fever;toothache;pain
TG1,2i|TG|External Nose|Nariz externo|Wài Bí|外鼻||tragus|nasal disorders;rosacea;nasal congestion
TG2p|TG|Adrenal Gland|Suprarrenal|Shèn Shàng Xiàn|肾上腺|腎上腺|tragus|inflammation;allergy;hypotension;rheumatic pain;asthma
TG3|TG|Pharynx and Larynx|Faringe e laringe|Yān Hóu|咽喉||tragus inner|sore throat;hoarseness;pharyngitis;tonsillitis
TG4|TG|Internal Nose|Nariz interno|Nèi Bí|内鼻|內鼻|tragus inner|rhinitis;sinusitis;nosebleed
TG2l|TG|Anterior Intertragal Notch|Incisura intertrágica anterior|Píng Jiān Qián|屏间前|屏間前|tragus|eye disorders;pharyngitis;stomatitis
AT1|AT|Forehead|Fronte|É|额|額|antitragus|headache;dizziness;insomnia;sinusitis
AT1l|AT|Posterior Intertragal Notch|Incisura intertrágica posterior|Píng Jiān Hòu|屏间后|屏間後|antitragus|eye disorders;frontal headache;sinusitis
AT2|AT|Temple|Têmpora|Niè|颞|顳|antitragus|migraine;headache;dizziness
AT3|AT|Occiput|Occipital|Zhěn|枕||antitragus|headache;dizziness;epilepsy;occipital headache;neurasthenia
AT4|AT|Subcortex|Subcórtex|Pí Zhì Xià|皮质下|皮質下|antitragus inner|pain;neurasthenia;insomnia;smoking cessation;indigestion
AT1,2,4i|AT|Apex of Antitragus|Ápice do antitrago|Duì Píng Jiān|对屏尖|對屏尖|antitragus|asthma;parotitis;itching
AT2,3,4i|AT|Central Rim|Bordo central|Yuán Zhōng|缘中|緣中|antitragus|enuresis;vertigo;endocrine disorders
AT3,4i|AT|Brain Stem|Tronco cerebral|Nǎo Gān|脑干|腦幹|antitragus|vertigo;headache;stroke sequelae;neck stiffness
CO1|CO|Mouth|Boca|Kǒu|口||cavum concha|facial paralysis;stomatitis;withdrawal symptoms;cholecystitis
CO2|CO|Oesophagus|Esófago|Shí Dào|食道||cavum concha|difficulty swallowing;oesophagitis;acid reflux
CO3|CO|Cardia|Cárdia|Bēn Mén|贲门|賁門|cavum concha|vomiting;acid reflux;stomach pain
CO4|CO|Stomach|Estômago|Wèi|胃||helix crus end|stomach pain;indigestion;appetite;nausea;insomnia
CO5|CO|Duodenum|Duodeno|Shí Èr Zhǐ Cháng|十二指肠|十二指腸|cymba concha|duodenal ulcer;biliary disorders;pyloric spasm
CO6|CO|Small Intestine|Intestino delgado|Xiǎo Cháng|小肠|小腸|cymba concha|indigestion;palpitation;abdominal distension
CO7|CO|Large Intestine|Intestino grosso|Dà Cháng|大肠|大腸|cymba concha|constipation;diarrhoea;cough;acne
CO6,7i|CO|Appendix|Apêndice|Lán Wěi|阑尾|闌尾|cymba concha|appendicitis;diarrhoea;abdominal pain
CO8|CO|Angle of Superior Concha|Ângulo da concha superior|Tǐng Jiǎo|艇角||cymba concha|prostatitis;urethritis;urinary disorders
CO9|CO|Bladder|Bexiga|Páng Guāng|膀胱||cymba concha|cystitis;enuresis;low back pain;urinary retention
CO10|CO|Kidney|Rim|Shèn|肾|腎|cymba concha|low back pain;tinnitus;nephritis;irregular menstruation;enuresis;seminal emission
CO9,10i|CO|Ureter|Ureter|Shū Niào Guǎn|输尿管|輸尿管|cymba concha|ureteral colic;urinary stones;urinary disorders
CO11|CO|Pancreas and Gallbladder|Pâncreas e vesícula biliar|Yí Dǎn|胰胆|胰膽|cymba concha|cholecystitis;cholelithiasis;shingles;migraine;tinnitus
CO12|CO|Liver|Fígado|Gān|肝||cymba concha|rib pain;dizziness;premenstrual syndrome;hypertension;eye disorders
CO6,10i|CO|Center of Superior Concha|Centro da concha superior|Tǐng Zhōng|艇中||cymba concha|abdominal pain and distension;biliary colic;parotitis
CO13|CO|Spleen|Baço|Pí|脾||cavum concha|abdominal distension;diarrhoea;poor appetite;uterine bleeding;constipation
CO14|CO|Lung|Pulmão|Fèi|肺||cavum concha|cough;wheezing;skin disorders;smoking cessation;constipation
CO15|CO|Heart|Coração|Xīn|心||cavum concha|palpitation;insomnia;anxiety;angina;neurasthenia
CO16|CO|Trachea|Traqueia|Qì Guǎn|气管|氣管|cavum concha|cough;asthma;bronchitis
CO17|CO|Triple Energizer|Triplo aquecedor|Sān Jiāo|三焦||cavum concha|constipation;oedema;abdominal distension;obesity
CO18|CO|Endocrine|Endócrino|Nèi Fēn Mì|内分泌|內分泌|cavum concha|dysmenorrhoea;irregular menstruation;acne;thyroid disorders;obesity;menopausal symptoms
LO1|LO|Tooth|Dente|Yá|牙||lobe|toothache;periodontitis;hypotension
LO2|LO|Tongue|Língua|Shé|舌||lobe|glossitis;stomatitis;stiff tongue
LO3|LO|Jaw|Maxilar|Hé|颌|頜|lobe|jaw pain;toothache;jaw joint disorder
LO4|LO|Anterior Ear Lobe|Lóbulo anterior|Chuí Qián|垂前||lobe|neurasthenia;toothache;anxiety
LO5|LO|Eye|Olho|Yǎn|眼||lobe|eye disorders;myopia;conjunctivitis
LO6|LO|Internal Ear|Ouvido interno|Nèi Ěr|内耳|內耳|lobe|tinnitus;vertigo;deafness
LO5,6i|LO|Cheek|Bochecha|Miàn Jiá|面颊|面頰|lobe|facial paralysis;trigeminal neuralgia;acne;facial twitching
LO7,8,9|LO|Tonsil|Amígdala|Biǎn Táo Tǐ|扁桃体|扁桃體|lobe|tonsillitis;pharyngitis;sore throat
P1|P|Heart of Posterior Surface|Coração da face posterior|Ěr Bèi Xīn|耳背心||posterior surface|palpitation;insomnia;dream-disturbed sleep
P2|P|Lung of Posterior Surface|Pulmão da face posterior|Ěr Bèi Fèi|耳背肺||posterior surface|cough;wheezing;skin itching
P3|P|Spleen of Posterior Surface|Baço da face posterior|Ěr Bèi Pí|耳背脾||posterior surface|stomach pain;indigestion;poor appetite
P4|P|Liver of Posterior Surface|Fígado da face posterior|Ěr Bèi Gān|耳背肝||posterior surface|rib pain;cholecystitis;insomnia
P5|P|Kidney of Posterior Surface|Rim da face posterior|Ěr Bèi Shèn|耳背肾|耳背腎|posterior surface|headache;dizziness;neurasthenia
PS|P|Groove of Posterior Surface|Sulco da face posterior|Ěr Bèi Gōu|耳背沟|耳背溝|posterior surface|hypertension;itching;headache
R1|R|Upper Ear Root|Raiz superior da orelha|Shàng Ěr Gēn|上耳根||ear root|nosebleed;wheezing;lower limb paralysis
R2|R|Root of Ear Vagus|Raiz do vago|Ěr Mí Gēn|耳迷根||ear root|cholecystitis;stomach pain;tachycardia;diarrhoea
R3|R|Lower Ear Root|Raiz inferior da orelha|Xià Ěr Gēn|下耳根||ear root|hypotension;lower limb paralysis;toothache`;

export type EarZone = { code: string; en: string; pt: string; zh: string };

export const earZones: readonly EarZone[] = [
  { code: "HX", en: "helix", pt: "hélice", zh: "耳轮" },
  { code: "SF", en: "scapha", pt: "escafa", zh: "耳舟" },
  { code: "AH", en: "antihelix", pt: "anti-hélice", zh: "对耳轮" },
  { code: "TF", en: "triangular fossa", pt: "fossa triangular", zh: "三角窝" },
  { code: "TG", en: "tragus", pt: "trago", zh: "耳屏" },
  { code: "AT", en: "antitragus", pt: "antitrago", zh: "对耳屏" },
  { code: "CO", en: "concha", pt: "concha", zh: "耳甲" },
  { code: "LO", en: "lobe", pt: "lóbulo", zh: "耳垂" },
  { code: "P", en: "posterior surface", pt: "face posterior", zh: "耳背" },
  { code: "R", en: "ear root", pt: "raiz", zh: "耳根" },
];

/** Portuguese names of the areas of the ear. */
export const earAreas: Readonly<Record<string, string>> = {
  "antihelix body": "corpo do anti-hélice",
  antitragus: "antitrago",
  "antitragus inner": "face interna do antitrago",
  "cavum concha": "cavidade da concha",
  "cymba concha": "cimba da concha",
  "ear root": "raiz da orelha",
  helix: "hélice",
  "helix crus": "ramo do hélice",
  "helix crus end": "extremidade do ramo do hélice",
  "inferior crus": "ramo inferior",
  "inferior crus end": "extremidade do ramo inferior",
  lobe: "lóbulo",
  "posterior surface": "face posterior",
  scapha: "escafa",
  "superior crus": "ramo superior",
  tragus: "trago",
  "tragus inner": "face interna do trago",
  "triangular fossa": "fossa triangular",
};
