/**
 * The 48 extra points, one per line: code | pinyin | simplified | traditional if different | sides | needles on one
 * side | location, English | location, Portuguese | indications | categories. Read through `points.ts`.
 */
export const extraPointRows = `
EX-HN1|Sìshéncōng|四神聪|四神聰|center|4|vertex, four points around GV20|vértice, quatro pontos à volta de GV20|headache;dizziness;insomnia;forgetfulness;epilepsy
EX-HN2|Dāngyáng|当阳|當陽|bilateral|1|forehead above pupil, 1 cun inside hairline|fronte, acima da pupila, 1 cun dentro da linha do cabelo|headache;dizziness;red eyes;nasal congestion
EX-HN3|Yìntáng|印堂||center|1|midpoint between eyebrows|ponto médio entre as sobrancelhas|headache;dizziness;insomnia;rhinitis;anxiety
EX-HN4|Yúyāo|鱼腰|魚腰|bilateral|1|centre of eyebrow above pupil|centro da sobrancelha, acima da pupila|eye pain;eyelid twitching;facial paralysis
EX-HN5|Tàiyáng|太阳|太陽|bilateral|1|temple depression|depressão da têmpora|headache;migraine;eye pain;facial paralysis
EX-HN6|Ěrjiān|耳尖||bilateral|1|apex of folded auricle|ápice do pavilhão dobrado|red painful eyes;fever;sore throat
EX-HN7|Qiúhòu|球后|球後|bilateral|1|lateral quarter of infraorbital margin|quarto lateral da margem infraorbitária|eye disorders
EX-HN8|Shàngyíngxiāng|上迎香||bilateral|1|upper end of nasolabial groove|extremo superior do sulco nasolabial|nasal congestion;rhinitis
EX-HN9|Nèiyíngxiāng|内迎香|內迎香|bilateral|1|nasal mucosa opposite Shangyingxiang|mucosa nasal, oposto a Shangyingxiang|red painful eyes;nasal disorders;heat stroke
EX-HN10|Jùquán|聚泉||center|1|midpoint of dorsum of tongue|ponto médio do dorso da língua|stiff tongue;loss of taste;wheezing
EX-HN11|Hǎiquán|海泉||center|1|midpoint of frenulum of tongue|ponto médio do freio da língua|mouth ulcers;stiff tongue;hiccup|ghost
EX-HN12|Jīnjīn|金津||left|1|left vein under tongue|veia esquerda sob a língua|mouth ulcers;stiff tongue;vomiting
EX-HN13|Yùyè|玉液||right|1|right vein under tongue|veia direita sob a língua|mouth ulcers;stiff tongue;vomiting
EX-HN14|Yìmíng|翳明||bilateral|1|1 cun posterior to TE17|1 cun posterior a TE17|eye disorders;tinnitus;insomnia
EX-HN15|Jǐngbǎiláo|颈百劳|頸百勞|bilateral|1|2 cun above C7, 1 cun lateral|2 cun acima de C7, 1 cun lateral|cough;wheezing;stiff neck;night sweat
EX-CA1|Zǐgōng|子宫|子宮|bilateral|1|3 cun lateral to CV3|3 cun lateral a CV3|irregular menstruation;infertility;uterine prolapse;dysmenorrhoea
EX-B1|Dìngchuǎn|定喘||bilateral|1|0.5 cun lateral to C7|0,5 cun lateral a C7|wheezing;cough;stiff neck
EX-B2|Jiájǐ|夹脊|夾脊|bilateral|1|0.5 cun lateral to T1-L5 spinous processes|0,5 cun lateral às apófises espinhosas de T1 a L5|segmental disorders of chest, abdomen, back and limbs
EX-B3|Wèiwǎnxiàshù|胃脘下俞||bilateral|1|1.5 cun lateral to T8|1,5 cun lateral a T8|stomach pain;pancreatic disorders;wasting-thirst
EX-B4|Pǐgēn|痞根||bilateral|1|3.5 cun lateral to L1|3,5 cun lateral a L1|abdominal masses;hernia;lumbar pain
EX-B5|Xiàjíshù|下极俞|下極俞|center|1|below L3 spinous process|abaixo da apófise espinhosa de L3|lumbar pain;enuresis;diarrhoea
EX-B6|Yāoyí|腰宜||bilateral|1|3 cun lateral to L4|3 cun lateral a L4|lumbar pain;uterine bleeding
EX-B7|Yāoyǎn|腰眼||bilateral|1|3.5 cun lateral to L4 depression|3,5 cun lateral à depressão de L4|lumbar pain;irregular menstruation
EX-B8|Shíqīzhuī|十七椎||center|1|below L5 spinous process|abaixo da apófise espinhosa de L5|lumbosacral pain;dysmenorrhoea;leg pain
EX-B9|Yāoqí|腰奇||center|1|2 cun above tip of coccyx|2 cun acima da ponta do cóccix|epilepsy;insomnia;headache;constipation
EX-UE1|Zhǒujiān|肘尖||bilateral|1|tip of olecranon|ponta do olecrânio|scrofula;boils
EX-UE2|Èrbái|二白||bilateral|1|4 cun above wrist, pair astride flexor carpi radialis|4 cun acima do punho, par de cada lado do flexor radial do carpo|haemorrhoids;rectal prolapse;forearm pain
EX-UE3|Zhōngquán|中泉||bilateral|1|dorsal wrist between LI5 and TE4|dorso do punho, entre LI5 e TE4|chest fullness;cough;stomach pain
EX-UE4|Zhōngkuí|中魁||bilateral|1|dorsal middle finger, proximal interphalangeal joint|dorso do dedo médio, articulação interfalângica proximal|hiccup;vomiting;toothache
EX-UE5|Dàgǔkōng|大骨空||bilateral|1|dorsal thumb interphalangeal joint|dorso do polegar, articulação interfalângica|eye pain;nosebleed;vomiting
EX-UE6|Xiǎogǔkōng|小骨空||bilateral|1|dorsal little finger proximal interphalangeal joint|dorso do dedo mínimo, articulação interfalângica proximal|red painful eyes;sore throat;finger pain
EX-UE7|Yāotòngdiǎn|腰痛点|腰痛點|bilateral|2|dorsum of hand, two points between metacarpals|dorso da mão, dois pontos entre os metacarpos|acute lumbar sprain
EX-UE8|Wàiláogōng|外劳宫|外勞宮|bilateral|1|dorsum of hand between 2nd and 3rd metacarpals|dorso da mão, entre o 2.º e o 3.º metacarpos|stiff neck;hand pain;indigestion
EX-UE9|Bāxié|八邪||bilateral|4|webs between fingers, eight points|pregas entre os dedos, oito pontos|finger numbness;hand swelling;snake bite
EX-UE10|Sìfèng|四缝|四縫|bilateral|4|palmar proximal interphalangeal creases of fingers 2-5|prega interfalângica proximal palmar do 2.º ao 5.º dedos|infantile malnutrition;cough;whooping cough
EX-UE11|Shíxuān|十宣||bilateral|5|tips of ten fingers|pontas dos dez dedos|loss of consciousness;high fever;heat stroke;epilepsy
EX-LE1|Kuāngǔ|髋骨|髖骨|bilateral|2|two points 1.5 cun beside ST34|dois pontos, 1,5 cun de cada lado de ST34|leg and knee pain
EX-LE2|Hèdǐng|鹤顶|鶴頂|bilateral|1|midpoint above patella|ponto médio acima da rótula|knee pain;leg weakness
EX-LE3|Bǎichóngwō|百虫窝|百蟲窩|bilateral|1|3 cun above medial superior angle of patella|3 cun acima do ângulo superior medial da rótula|itching;skin eruptions
EX-LE4|Nèixīyǎn|内膝眼|內膝眼|bilateral|1|medial depression below patella|depressão medial abaixo da rótula|knee pain
EX-LE5|Xīyǎn|膝眼||bilateral|2|both depressions beside patellar ligament|as duas depressões ao lado do ligamento rotuliano|knee pain
EX-LE6|Dǎnnáng|胆囊|膽囊|bilateral|1|1-2 cun below GB34, tender spot|1 a 2 cun abaixo de GB34, ponto sensível|cholecystitis;biliary colic;rib pain
EX-LE7|Lánwěi|阑尾|闌尾|bilateral|1|about 2 cun below ST36, tender spot|cerca de 2 cun abaixo de ST36, ponto sensível|appendicitis;indigestion;lower limb paralysis
EX-LE8|Nèihuáijiān|内踝尖|內踝尖|bilateral|1|tip of medial malleolus|ponta do maléolo medial|toothache;calf cramp
EX-LE9|Wàihuáijiān|外踝尖||bilateral|1|tip of lateral malleolus|ponta do maléolo lateral|foot cramp;toothache
EX-LE10|Bāfēng|八风|八風|bilateral|4|webs between toes, eight points|pregas entre os dedos do pé, oito pontos|foot swelling;toe pain;snake bite
EX-LE11|Dúyīn|独阴|獨陰|bilateral|1|plantar second toe distal interphalangeal joint|planta do segundo dedo do pé, articulação interfalângica distal|angina;vomiting;retained placenta;hernia
EX-LE12|Qìduān|气端|氣端|bilateral|5|tips of ten toes|pontas dos dez dedos do pé|loss of consciousness;toe numbness;foot swelling`;
