/**
 * The 361 points of the fourteen channels, one a line:
 * number | pinyin | simplified | traditional where it differs | region | categories | indications.
 * Read through `points.ts`.
 */
export const bodyPointRows = {
  LU: `
1|Zhōngfǔ|中府||chest|front_mu:LU,entry|cough;wheezing;chest pain;shoulder and back pain
2|Yúnmén|云门|雲門|chest||cough;wheezing;chest pain;shoulder pain
3|Tiānfǔ|天府||upper arm|window_of_sky|wheezing;nosebleed;goitre;upper arm pain
4|Xiábái|侠白|俠白|upper arm||cough;chest fullness;upper arm pain
5|Chǐzé|尺泽|尺澤|elbow|five_shu:he_sea,sedation:LU|cough;wheezing;coughing blood;sore throat;tidal fever;elbow pain
6|Kǒngzuì|孔最||forearm|xi_cleft:LU|coughing blood;acute cough and wheezing;sore throat;haemorrhoids;elbow pain
7|Lièquē|列缺||forearm|luo_connecting:LU,confluent:Ren (CV),command:head and neck,exit|headache;stiff neck;cough;sore throat;facial paralysis;wrist pain
8|Jīngqú|经渠|經渠|forearm|five_shu:jing_river,horary:LU|cough;wheezing;sore throat;wrist pain
9|Tàiyuān|太渊|太淵|wrist|five_shu:shu_stream,yuan_source,hui_meeting:vessels,tonification:LU|cough;wheezing;pulseless syndrome;palpitation;wrist pain
10|Yújì|鱼际|魚際|hand|five_shu:ying_spring|sore throat;loss of voice;cough;fever;hot palms
11|Shàoshāng|少商||finger|five_shu:jing_well,ghost|sore throat;fever;loss of consciousness;heat stroke;nosebleed`,
  LI: `
1|Shāngyáng|商阳|商陽|finger|five_shu:jing_well,horary:LI|toothache;sore throat;fever;loss of consciousness;finger numbness
2|Èrjiān|二间|二間|finger|five_shu:ying_spring,sedation:LI|toothache;sore throat;nosebleed;blurred vision
3|Sānjiān|三间|三間|hand|five_shu:shu_stream|toothache;sore throat;eye pain;abdominal fullness
4|Hégǔ|合谷||hand|yuan_source,command:face and mouth,entry|headache;toothache;facial paralysis;fever;sweating disorders;amenorrhoea;delayed labour;pain relief
5|Yángxī|阳溪|陽谿|wrist|five_shu:jing_river|headache;red eyes;toothache;tinnitus;wrist pain
6|Piānlì|偏历|偏歷|forearm|luo_connecting:LI|nosebleed;tinnitus;oedema;forearm pain
7|Wēnliū|温溜|溫溜|forearm|xi_cleft:LI|headache;facial swelling;sore throat;borborygmus;boils
8|Xiàlián|下廉||forearm||dizziness;eye pain;abdominal pain;elbow and arm pain
9|Shànglián|上廉||forearm||headache;hemiplegia;arm numbness;borborygmus
10|Shǒusānlǐ|手三里||forearm||arm and elbow pain;upper limb paralysis;toothache;abdominal pain
11|Qūchí|曲池||elbow|five_shu:he_sea,ghost,tonification:LI|fever;hypertension;skin rash;itching;upper limb paralysis;abdominal pain;elbow pain
12|Zhǒuliáo|肘髎||upper arm||elbow pain;arm numbness and contracture
13|Shǒuwǔlǐ|手五里||upper arm||elbow and arm contracture;scrofula;coughing blood
14|Bìnào|臂臑||upper arm||shoulder and arm pain;scrofula;eye disorders
15|Jiānyú|肩髃||shoulder||shoulder pain and stiffness;hemiplegia;urticaria;scrofula
16|Jùgǔ|巨骨||shoulder||shoulder pain;difficulty raising arm;scrofula;goitre
17|Tiāndǐng|天鼎||neck||sore throat;loss of voice;goitre;scrofula
18|Fútū|扶突||neck|window_of_sky|cough;wheezing;sore throat;goitre;difficulty swallowing
19|Kǒuhéliáo|口禾髎||face||nasal congestion;nosebleed;facial paralysis
20|Yíngxiāng|迎香||face|exit|nasal congestion;rhinitis;loss of smell;facial paralysis;biliary colic from roundworm`,
  ST: `
1|Chéngqì|承泣||face|entry|red painful eyes;tearing;eyelid twitching;facial paralysis
2|Sìbái|四白||face||eye pain;facial paralysis;trigeminal neuralgia;facial twitching
3|Jùliáo|巨髎||face||facial paralysis;eyelid twitching;nosebleed;toothache
4|Dìcāng|地仓|地倉|face||facial paralysis;drooling;trigeminal neuralgia;eyelid twitching
5|Dàyíng|大迎||face||lockjaw;cheek swelling;toothache;facial paralysis
6|Jiáchē|颊车|頰車|face|ghost|toothache;jaw pain;facial paralysis;mumps
7|Xiàguān|下关|下關|face||jaw joint disorder;toothache;facial paralysis;tinnitus;deafness
8|Tóuwéi|头维|頭維|head||headache;dizziness;eye pain;tearing
9|Rényíng|人迎||neck|window_of_sky,sea:qi|sore throat;wheezing;goitre;hypertension
10|Shuǐtū|水突||neck||sore throat;cough;wheezing
11|Qìshè|气舍|氣舍|neck||sore throat;wheezing;goitre;hiccup;neck stiffness
12|Quēpén|缺盆||neck||cough;wheezing;sore throat;supraclavicular pain
13|Qìhù|气户|氣戶|chest||cough;wheezing;chest and rib fullness
14|Kùfáng|库房|庫房|chest||cough;wheezing;chest distension
15|Wūyì|屋翳||chest||cough;wheezing;chest pain;breast abscess
16|Yīngchuāng|膺窗||chest||cough;wheezing;breast abscess;chest pain
17|Rǔzhōng|乳中||chest||landmark point (not treated)
18|Rǔgēn|乳根||chest||insufficient lactation;breast abscess;cough;wheezing;chest pain
19|Bùróng|不容||abdomen||vomiting;stomach pain;poor appetite;abdominal distension
20|Chéngmǎn|承满|承滿|abdomen||stomach pain;vomiting;borborygmus;poor appetite
21|Liángmén|梁门|梁門|abdomen||stomach pain;vomiting;poor appetite;loose stool
22|Guānmén|关门|關門|abdomen||abdominal pain and distension;borborygmus;diarrhoea;oedema
23|Tàiyǐ|太乙||abdomen||stomach pain;restlessness;mania
24|Huáròumén|滑肉门|滑肉門|abdomen||stomach pain;vomiting;mania
25|Tiānshū|天枢|天樞|abdomen|front_mu:LI|abdominal pain;diarrhoea;dysentery;constipation;irregular menstruation
26|Wàilíng|外陵||abdomen||abdominal pain;hernia;dysmenorrhoea
27|Dàjù|大巨||abdomen||lower abdominal distension;difficult urination;hernia;seminal emission
28|Shuǐdào|水道||abdomen||lower abdominal fullness;oedema;difficult urination;dysmenorrhoea;infertility
29|Guīlái|归来|歸來|abdomen||lower abdominal pain;hernia;amenorrhoea;uterine prolapse;leukorrhoea
30|Qìchōng|气冲|氣衝|abdomen|sea:water and grain|hernia;irregular menstruation;infertility;impotence;abdominal pain
31|Bìguān|髀关|髀關|thigh||lower limb atrophy;hip and thigh pain;knee pain
32|Fútù|伏兔||thigh||knee coldness;lower limb paralysis;lumbar and hip pain
33|Yīnshì|阴市|陰市|thigh||knee weakness and coldness;lower limb paralysis;hernia
34|Liángqiū|梁丘||thigh|xi_cleft:ST|acute stomach pain;knee pain and swelling;breast abscess
35|Dúbí|犊鼻|犢鼻|knee||knee pain;limited knee movement
36|Zúsānlǐ|足三里||lower leg|five_shu:he_sea,lower_he_sea:ST,command:abdomen,sea:water and grain,horary:ST|stomach pain;vomiting;diarrhoea;constipation;fatigue;general weakness;lower limb paralysis;insomnia
37|Shàngjùxū|上巨虚|上巨虛|lower leg|lower_he_sea:LI,sea:blood|abdominal pain;diarrhoea;dysentery;intestinal abscess;constipation
38|Tiáokǒu|条口|條口|lower leg||leg pain and weakness;shoulder pain;abdominal pain
39|Xiàjùxū|下巨虚|下巨虛|lower leg|lower_he_sea:SI,sea:blood|lower abdominal pain;dysentery;back pain;breast abscess
40|Fēnglóng|丰隆|豐隆|lower leg|luo_connecting:ST|phlegm disorders;cough;dizziness;headache;mania;epilepsy;lower limb weakness
41|Jiěxī|解溪|解谿|ankle|five_shu:jing_river,tonification:ST|headache;dizziness;abdominal distension;constipation;ankle pain
42|Chōngyáng|冲阳|衝陽|foot|yuan_source,exit|facial paralysis;stomach pain;mania;foot pain
43|Xiàngǔ|陷谷||foot|five_shu:shu_stream|facial oedema;borborygmus;abdominal pain;foot dorsum pain
44|Nèitíng|内庭|內庭|foot|five_shu:ying_spring|toothache;sore throat;facial paralysis;stomach pain with acid;dysentery;foot pain
45|Lìduì|厉兑|厲兌|toe|five_shu:jing_well,sedation:ST|toothache;nosebleed;dream-disturbed sleep;mania;fever`,
  SP: `
1|Yǐnbái|隐白|隱白|toe|five_shu:jing_well,ghost,entry|uterine bleeding;heavy menstruation;blood in stool or urine;abdominal distension;dream-disturbed sleep
2|Dàdū|大都||toe|five_shu:ying_spring,tonification:SP|abdominal distension;stomach pain;vomiting;fever without sweat
3|Tàibái|太白||foot|five_shu:shu_stream,yuan_source,horary:SP|stomach pain;abdominal distension;vomiting;diarrhoea;heaviness of body
4|Gōngsūn|公孙|公孫|foot|luo_connecting:SP,confluent:Chong|stomach pain;vomiting;abdominal pain;diarrhoea;running piglet syndrome
5|Shāngqiū|商丘||ankle|five_shu:jing_river,sedation:SP|abdominal distension;diarrhoea;constipation;jaundice;ankle pain
6|Sānyīnjiāo|三阴交|三陰交|lower leg||digestive weakness;irregular menstruation;dysmenorrhoea;infertility;difficult labour;urinary disorders;insomnia;oedema
7|Lòugǔ|漏谷||lower leg||abdominal distension;borborygmus;seminal emission;leg numbness
8|Dìjī|地机|地機|lower leg|xi_cleft:SP|dysmenorrhoea;irregular menstruation;abdominal pain;diarrhoea;oedema
9|Yīnlíngquán|阴陵泉|陰陵泉|lower leg|five_shu:he_sea|oedema;difficult urination;diarrhoea;jaundice;leukorrhoea;knee pain
10|Xuèhǎi|血海||thigh||irregular menstruation;dysmenorrhoea;eczema;urticaria;itching;medial thigh pain
11|Jīmén|箕门|箕門|thigh||difficult urination;enuresis;groin pain
12|Chōngmén|冲门|衝門|abdomen||abdominal pain;hernia;leukorrhoea;haemorrhoids
13|Fǔshè|府舍||abdomen||lower abdominal pain;hernia;abdominal masses
14|Fùjié|腹结|腹結|abdomen||pain around the navel;hernia;diarrhoea;constipation
15|Dàhéng|大横|大橫|abdomen||constipation;diarrhoea;abdominal pain
16|Fù'āi|腹哀||abdomen||abdominal pain;indigestion;constipation;dysentery
17|Shídòu|食窦|食竇|chest||chest and rib fullness;belching;ascites
18|Tiānxī|天溪|天谿|chest||chest pain;cough;breast abscess;insufficient lactation
19|Xiōngxiāng|胸乡|胸鄉|chest||chest and rib fullness and pain
20|Zhōuróng|周荣|周榮|chest||cough;wheezing;chest and rib fullness
21|Dàbāo|大包||chest|luo_connecting:Great Luo of Spleen,exit|rib pain;wheezing;general body aching;limb weakness`,
  HT: `
1|Jíquán|极泉|極泉|axilla|entry|cardiac pain;palpitation;rib pain;shoulder and arm pain;scrofula
2|Qīnglíng|青灵|青靈|upper arm||headache;rib pain;shoulder and arm pain
3|Shàohǎi|少海||elbow|five_shu:he_sea|cardiac pain;hand tremor;elbow contracture;forgetfulness;scrofula
4|Língdào|灵道|靈道|forearm|five_shu:jing_river|cardiac pain;sudden loss of voice;elbow and arm contracture
5|Tōnglǐ|通里||forearm|luo_connecting:HT|palpitation;sudden loss of voice;stiff tongue;wrist and arm pain
6|Yīnxì|阴郄|陰郄|forearm|xi_cleft:HT|cardiac pain;palpitation;night sweat;coughing blood
7|Shénmén|神门|神門|wrist|five_shu:shu_stream,yuan_source,sedation:HT|insomnia;palpitation;anxiety;forgetfulness;cardiac pain;mania
8|Shàofǔ|少府||hand|five_shu:ying_spring,horary:HT|palpitation;chest pain;hot palms;genital itching;difficult urination
9|Shàochōng|少冲|少衝|finger|five_shu:jing_well,exit,tonification:HT|palpitation;cardiac pain;loss of consciousness;fever;mania`,
  SI: `
1|Shàozé|少泽|少澤|finger|five_shu:jing_well,entry|insufficient lactation;breast abscess;loss of consciousness;fever;sore throat
2|Qiángǔ|前谷||hand|five_shu:ying_spring|fever;tinnitus;headache;finger numbness
3|Hòuxī|后溪|後谿|hand|five_shu:shu_stream,confluent:Du (GV),tonification:SI|stiff neck;headache;acute lumbar sprain;epilepsy;malaria;night sweat
4|Wàngǔ|腕骨||wrist|yuan_source|headache;stiff neck;jaundice;febrile disease;wrist pain
5|Yánggǔ|阳谷|陽谷|wrist|five_shu:jing_river,horary:SI|headache;eye pain;tinnitus;wrist pain
6|Yǎnglǎo|养老|養老|forearm|xi_cleft:SI|blurred vision;shoulder, back and elbow pain;acute lumbar pain
7|Zhīzhèng|支正||forearm|luo_connecting:SI|stiff neck;headache;mental disorders;elbow pain
8|Xiǎohǎi|小海||elbow|five_shu:he_sea,sedation:SI|elbow pain;epilepsy;headache
9|Jiānzhēn|肩贞|肩貞|shoulder||shoulder pain;arm numbness;scrofula
10|Nàoshù|臑俞||shoulder||shoulder and arm pain;scrofula
11|Tiānzōng|天宗||scapula||scapular pain;wheezing;breast abscess
12|Bǐngfēng|秉风|秉風|scapula||scapular pain;arm pain and numbness
13|Qūyuán|曲垣||scapula||scapular pain and contracture
14|Jiānwàishù|肩外俞||upper back||shoulder and back pain;stiff neck
15|Jiānzhōngshù|肩中俞||upper back||cough;wheezing;shoulder and back pain;blurred vision
16|Tiānchuāng|天窗||neck|window_of_sky|tinnitus;deafness;sore throat;stiff neck
17|Tiānróng|天容||neck|window_of_sky|tinnitus;deafness;sore throat;goitre
18|Quánliáo|颧髎|顴髎|face||facial paralysis;eyelid twitching;toothache;trigeminal neuralgia
19|Tīnggōng|听宫|聽宮|face|exit|tinnitus;deafness;ear discharge;toothache`,
  BL: `
1|Jīngmíng|睛明||face|entry|red painful eyes;blurred vision;myopia;tearing;acute lumbar sprain
2|Cuánzhú|攒竹|攢竹|face||headache;eye pain;eyelid twitching;facial paralysis;hiccup
3|Méichōng|眉冲|眉衝|head||headache;dizziness;nasal congestion;epilepsy
4|Qūchā|曲差||head||headache;nasal congestion;nosebleed;blurred vision
5|Wǔchù|五处|五處|head||headache;dizziness;epilepsy
6|Chéngguāng|承光||head||headache;dizziness;nasal congestion;blurred vision
7|Tōngtiān|通天||head||headache;nasal congestion;rhinitis;nosebleed
8|Luòquè|络却|絡卻|head||dizziness;tinnitus;blurred vision;mania
9|Yùzhěn|玉枕||head||occipital headache;eye pain;nasal congestion
10|Tiānzhù|天柱||neck|window_of_sky|headache;stiff neck;dizziness;shoulder and back pain
11|Dàzhù|大杼||upper back|hui_meeting:bones,sea:blood|cough;fever;stiff neck;shoulder pain;bone disorders
12|Fēngmén|风门|風門|upper back||common cold;cough;fever;stiff neck;back pain
13|Fèishù|肺俞||upper back|back_shu:LU|cough;wheezing;coughing blood;night sweat;tidal fever
14|Juéyīnshù|厥阴俞|厥陰俞|upper back|back_shu:PC|cardiac pain;palpitation;cough;chest tightness
15|Xīnshù|心俞||upper back|back_shu:HT|palpitation;cardiac pain;insomnia;forgetfulness;night sweat
16|Dūshù|督俞||upper back||cardiac pain;abdominal pain;hiccup
17|Géshù|膈俞||upper back|hui_meeting:blood|vomiting;hiccup;wheezing;coughing blood;blood stasis;anaemia;urticaria
18|Gānshù|肝俞||upper back|back_shu:LR|rib pain;jaundice;eye disorders;irritability;back pain
19|Dǎnshù|胆俞|膽俞|upper back|back_shu:GB|jaundice;bitter taste;rib pain;tidal fever
20|Píshù|脾俞||upper back|back_shu:SP|abdominal distension;jaundice;vomiting;diarrhoea;oedema;fatigue
21|Wèishù|胃俞||upper back|back_shu:ST|stomach pain;vomiting;abdominal distension;borborygmus
22|Sānjiāoshù|三焦俞||lumbar|back_shu:TE|oedema;difficult urination;borborygmus;diarrhoea;lumbar pain
23|Shènshù|肾俞|腎俞|lumbar|back_shu:KI|lumbar pain;seminal emission;impotence;enuresis;irregular menstruation;tinnitus;oedema
24|Qìhǎishù|气海俞|氣海俞|lumbar||lumbar pain;dysmenorrhoea;borborygmus
25|Dàchángshù|大肠俞|大腸俞|lumbar|back_shu:LI|lumbar pain;abdominal distension;diarrhoea;constipation
26|Guānyuánshù|关元俞|關元俞|lumbar||lumbar pain;diarrhoea;frequent urination;enuresis
27|Xiǎochángshù|小肠俞|小腸俞|sacrum|back_shu:SI|lower abdominal pain;dysentery;enuresis;blood in urine;lumbosacral pain
28|Pángguāngshù|膀胱俞||sacrum|back_shu:BL|difficult urination;enuresis;diarrhoea;constipation;lumbosacral pain
29|Zhōnglǚshù|中膂俞||sacrum||lumbosacral pain;diarrhoea;hernia
30|Báihuánshù|白环俞|白環俞|sacrum||lumbosacral pain;enuresis;seminal emission;leukorrhoea
31|Shàngliáo|上髎||sacrum||difficult urination;irregular menstruation;uterine prolapse;lumbosacral pain
32|Cìliáo|次髎||sacrum||dysmenorrhoea;irregular menstruation;difficult urination;seminal emission;lumbosacral pain
33|Zhōngliáo|中髎||sacrum||constipation;difficult urination;irregular menstruation;lumbosacral pain
34|Xiàliáo|下髎||sacrum||lower abdominal pain;constipation;difficult urination;lumbosacral pain
35|Huìyáng|会阳|會陽|sacrum||haemorrhoids;diarrhoea;impotence;leukorrhoea
36|Chéngfú|承扶||buttock||lumbar, sacral and buttock pain;sciatica;haemorrhoids
37|Yīnmén|殷门|殷門|thigh||lumbar pain;sciatica;lower limb paralysis
38|Fúxì|浮郄||thigh||thigh and gluteal numbness;popliteal contracture;constipation
39|Wěiyáng|委阳|委陽|knee|lower_he_sea:TE|lumbar stiffness;leg pain;lower abdominal fullness;difficult urination
40|Wěizhōng|委中||knee|five_shu:he_sea,lower_he_sea:BL,command:back and lumbar|acute lumbar pain;sciatica;lower limb paralysis;abdominal pain;vomiting and diarrhoea;skin eruptions
41|Fùfēn|附分||upper back||shoulder and back pain;stiff neck;arm numbness
42|Pòhù|魄户|魄戶|upper back||cough;wheezing;consumptive disease;shoulder and back pain
43|Gāohuāng|膏肓||upper back||consumptive disease;chronic cough;general weakness;forgetfulness;seminal emission
44|Shéntáng|神堂||upper back||cardiac pain;palpitation;cough;back stiffness
45|Yìxǐ|譩譆||upper back||cough;wheezing;shoulder and back pain;malaria
46|Géguān|膈关|膈關|upper back||hiccup;difficulty swallowing;vomiting;back pain
47|Húnmén|魂门|魂門|upper back||rib pain;back pain;vomiting;depression
48|Yánggāng|阳纲|陽綱|upper back||borborygmus;diarrhoea;jaundice;rib pain
49|Yìshè|意舍||upper back||abdominal distension;vomiting;diarrhoea;poor appetite
50|Wèicāng|胃仓|胃倉|upper back||stomach pain;abdominal distension;back pain
51|Huāngmén|肓门|肓門|lumbar||abdominal pain;constipation;abdominal masses;breast disorders
52|Zhìshì|志室||lumbar||lumbar pain;seminal emission;impotence;difficult urination;oedema
53|Bāohuāng|胞肓||buttock||lumbar pain;lower abdominal distension;difficult urination
54|Zhìbiān|秩边|秩邊|buttock||lumbosacral pain;sciatica;lower limb weakness;haemorrhoids;difficult urination
55|Héyáng|合阳|合陽|lower leg||lumbar pain;lower limb pain;uterine bleeding;hernia
56|Chéngjīn|承筋||lower leg||calf cramp and pain;haemorrhoids;acute lumbar pain
57|Chéngshān|承山||lower leg||calf cramp;haemorrhoids;constipation;lumbar pain;heel pain
58|Fēiyáng|飞扬|飛揚|lower leg|luo_connecting:BL|headache;dizziness;lumbar and leg pain;haemorrhoids
59|Fūyáng|跗阳|跗陽|lower leg|xi_cleft:Yangqiao|heavy headache;lumbosacral pain;lower limb paralysis;ankle swelling
60|Kūnlún|昆仑|崑崙|ankle|five_shu:jing_river|headache;stiff neck;lumbar pain;heel pain;difficult labour;epilepsy
61|Púcān|仆参|僕參|ankle||heel pain;lower limb weakness;epilepsy
62|Shēnmài|申脉|申脈|foot|confluent:Yangqiao,ghost|headache;dizziness;insomnia;epilepsy;lumbar and leg pain
63|Jīnmén|金门|金門|foot|xi_cleft:BL|headache;epilepsy;infantile convulsion;lateral ankle pain
64|Jīnggǔ|京骨||foot|yuan_source|headache;stiff neck;lumbar and leg pain;epilepsy
65|Shùgǔ|束骨||foot|five_shu:shu_stream,sedation:BL|headache;stiff neck;eye disorders;lumbar pain
66|Zútōnggǔ|足通谷||toe|five_shu:ying_spring,horary:BL|headache;stiff neck;nosebleed;mania
67|Zhìyīn|至阴|至陰|toe|five_shu:jing_well,exit,tonification:BL|malposition of fetus;difficult labour;headache;nasal congestion;eye pain`,
  KI: `
1|Yǒngquán|涌泉|湧泉|foot|five_shu:jing_well,entry,sedation:KI|headache at vertex;dizziness;insomnia;loss of consciousness;infantile convulsion;hot soles
2|Rángǔ|然谷||foot|five_shu:ying_spring|irregular menstruation;genital itching;seminal emission;coughing blood;diarrhoea;foot pain
3|Tàixī|太溪|太谿|ankle|five_shu:shu_stream,yuan_source|tinnitus;deafness;sore throat;insomnia;lumbar pain;impotence;irregular menstruation;wheezing;heel pain
4|Dàzhōng|大钟|大鐘|ankle|luo_connecting:KI|wheezing;coughing blood;difficult urination;constipation;dementia;heel pain
5|Shuǐquán|水泉||ankle|xi_cleft:KI|amenorrhoea;irregular menstruation;dysmenorrhoea;difficult urination
6|Zhàohǎi|照海||ankle|confluent:Yinqiao|insomnia;epilepsy at night;dry sore throat;irregular menstruation;leukorrhoea;constipation
7|Fùliū|复溜|復溜|lower leg|five_shu:jing_river,tonification:KI|oedema;night sweat;absence of sweating;diarrhoea;lumbar pain;lower limb atrophy
8|Jiāoxìn|交信||lower leg|xi_cleft:Yinqiao|irregular menstruation;uterine bleeding;uterine prolapse;diarrhoea;medial leg pain
9|Zhùbīn|筑宾|築賓|lower leg|xi_cleft:Yinwei|mania;epilepsy;hernia;medial leg pain
10|Yīngǔ|阴谷|陰谷|knee|five_shu:he_sea,horary:KI|impotence;hernia;uterine bleeding;difficult urination;medial knee pain
11|Hénggǔ|横骨|橫骨|abdomen||lower abdominal pain;difficult urination;enuresis;seminal emission;impotence
12|Dàhè|大赫||abdomen||seminal emission;impotence;uterine prolapse;leukorrhoea
13|Qìxué|气穴|氣穴|abdomen||irregular menstruation;infertility;difficult urination;diarrhoea
14|Sìmǎn|四满|四滿|abdomen||irregular menstruation;abdominal pain;oedema;postpartum pain
15|Zhōngzhù|中注||abdomen||abdominal pain;constipation;irregular menstruation
16|Huāngshù|肓俞||abdomen||abdominal pain around navel;constipation;diarrhoea;hernia
17|Shāngqū|商曲||abdomen||abdominal pain;diarrhoea;constipation
18|Shíguān|石关|石關|abdomen||vomiting;abdominal pain;constipation;infertility
19|Yīndū|阴都|陰都|abdomen||abdominal distension;borborygmus;constipation;infertility
20|Fùtōnggǔ|腹通谷||abdomen||abdominal pain;vomiting;cardiac pain;palpitation
21|Yōumén|幽门|幽門|abdomen||abdominal pain;vomiting;diarrhoea
22|Bùláng|步廊||chest|exit|chest and rib fullness;cough;wheezing;vomiting
23|Shénfēng|神封||chest||cough;wheezing;chest fullness;breast abscess
24|Língxū|灵墟|靈墟|chest||cough;wheezing;chest pain;breast abscess
25|Shéncáng|神藏||chest||cough;wheezing;chest pain;vomiting
26|Yùzhōng|彧中||chest||cough;wheezing;chest and rib fullness;phlegm
27|Shùfǔ|俞府||chest||cough;wheezing;chest pain;vomiting`,
  PC: `
1|Tiānchí|天池||chest|window_of_sky,entry|chest fullness;cough;wheezing;breast abscess;scrofula
2|Tiānquán|天泉||upper arm||cardiac pain;chest fullness;cough;arm pain
3|Qūzé|曲泽|曲澤|elbow|five_shu:he_sea|cardiac pain;palpitation;stomach pain;vomiting;fever;elbow pain
4|Xìmén|郄门|郄門|forearm|xi_cleft:PC|cardiac pain;palpitation;coughing blood;nosebleed;boils
5|Jiānshǐ|间使|間使|forearm|five_shu:jing_river|cardiac pain;palpitation;stomach pain;malaria;mania
6|Nèiguān|内关|內關|forearm|luo_connecting:PC,confluent:Yinwei,command:chest and heart|nausea;vomiting;cardiac pain;palpitation;stomach pain;insomnia;anxiety;motion sickness;hiccup
7|Dàlíng|大陵||wrist|five_shu:shu_stream,yuan_source,ghost,sedation:PC|cardiac pain;palpitation;mania;stomach pain;wrist pain
8|Láogōng|劳宫|勞宮|hand|five_shu:ying_spring,ghost,exit,horary:PC|cardiac pain;mania;mouth ulcers;bad breath;hot palms;loss of consciousness
9|Zhōngchōng|中冲|中衝|finger|five_shu:jing_well,tonification:PC|loss of consciousness;heat stroke;stiff tongue;hot palms;infantile night crying`,
  TE: `
1|Guānchōng|关冲|關衝|finger|five_shu:jing_well,entry|headache;red eyes;sore throat;fever;stiff tongue
2|Yèmén|液门|液門|hand|five_shu:ying_spring|headache;red eyes;tinnitus;deafness;malaria;hand pain
3|Zhōngzhǔ|中渚||hand|five_shu:shu_stream,tonification:TE|tinnitus;deafness;headache;red eyes;hand and finger pain
4|Yángchí|阳池|陽池|wrist|yuan_source|wrist pain;malaria;deafness;thirst
5|Wàiguān|外关|外關|forearm|luo_connecting:TE,confluent:Yangwei|fever;headache;migraine;tinnitus;stiff neck;rib pain;upper limb paralysis
6|Zhīgōu|支沟|支溝|forearm|five_shu:jing_river,horary:TE|constipation;tinnitus;rib pain;sudden loss of voice;fever
7|Huìzōng|会宗|會宗|forearm|xi_cleft:TE|deafness;epilepsy;arm pain
8|Sānyángluò|三阳络|三陽絡|forearm||deafness;sudden loss of voice;toothache;arm pain
9|Sìdú|四渎|四瀆|forearm||deafness;toothache;sudden loss of voice;forearm pain
10|Tiānjǐng|天井||elbow|five_shu:he_sea,sedation:TE|migraine;tinnitus;scrofula;rib pain;elbow pain;epilepsy
11|Qīnglěngyuān|清冷渊|清冷淵|upper arm||headache;eye pain;shoulder and arm pain
12|Xiāoluò|消泺|消濼|upper arm||headache;stiff neck;toothache;shoulder and arm pain
13|Nàohuì|臑会|臑會|upper arm||goitre;scrofula;shoulder and arm pain
14|Jiānliáo|肩髎||shoulder||shoulder pain;arm contracture;difficulty raising arm
15|Tiānliáo|天髎||upper back||shoulder and arm pain;stiff neck
16|Tiānyǒu|天牖||neck|window_of_sky|headache;stiff neck;deafness;facial swelling;eye pain
17|Yìfēng|翳风|翳風|neck||tinnitus;deafness;ear discharge;facial paralysis;mumps;jaw pain
18|Chìmài|瘈脉|瘈脈|head||headache;tinnitus;deafness;infantile convulsion
19|Lúxī|颅息|顱息|head||headache;tinnitus;ear pain;infantile convulsion
20|Jiǎosūn|角孙|角孫|head||swelling of ear;toothache;red eyes;mumps;stiff neck
21|Ěrmén|耳门|耳門|face||tinnitus;deafness;ear discharge;toothache
22|Ěrhéliáo|耳和髎||face|exit|migraine;tinnitus;lockjaw;facial paralysis
23|Sīzhúkōng|丝竹空|絲竹空|face||headache;red eyes;blurred vision;eyelid twitching;epilepsy`,
  GB: `
1|Tóngzǐliáo|瞳子髎||face|entry|headache;red painful eyes;tearing;blurred vision
2|Tīnghuì|听会|聽會|face||tinnitus;deafness;jaw joint disorder;facial paralysis;toothache
3|Shàngguān|上关|上關|face||tinnitus;deafness;migraine;toothache;facial paralysis
4|Hànyàn|颔厌|頷厭|head||migraine;dizziness;tinnitus;epilepsy
5|Xuánlú|悬颅|懸顱|head||migraine;eye pain;toothache;facial swelling
6|Xuánlí|悬厘|懸釐|head||migraine;eye pain;tinnitus
7|Qūbìn|曲鬓|曲鬢|head||migraine;lockjaw;cheek swelling
8|Shuàigǔ|率谷||head||migraine;dizziness;vomiting;infantile convulsion
9|Tiānchōng|天冲|天衝|head||headache;epilepsy;gum swelling;palpitation with fright
10|Fúbái|浮白||head||headache;tinnitus;deafness;goitre;neck stiffness
11|Tóuqiàoyīn|头窍阴|頭竅陰|head||headache;dizziness;tinnitus;deafness
12|Wángǔ|完骨||head||headache;stiff neck;insomnia;toothache;facial paralysis
13|Běnshén|本神||head||headache;dizziness;epilepsy;infantile convulsion
14|Yángbái|阳白|陽白|head||frontal headache;eye pain;eyelid twitching;facial paralysis;blurred vision
15|Tóulínqì|头临泣|頭臨泣|head||headache;dizziness;tearing;nasal congestion;epilepsy
16|Mùchuāng|目窗||head||headache;dizziness;red painful eyes;blurred vision
17|Zhèngyíng|正营|正營|head||migraine;dizziness;toothache;vomiting
18|Chénglíng|承灵|承靈|head||headache;dizziness;nasal congestion;nosebleed
19|Nǎokōng|脑空|腦空|head||headache;stiff neck;dizziness;epilepsy;palpitation
20|Fēngchí|风池|風池|neck||headache;dizziness;stiff neck;common cold;eye disorders;tinnitus;hypertension;insomnia
21|Jiānjǐng|肩井||shoulder||shoulder and neck pain;breast abscess;insufficient lactation;difficult labour;retained placenta
22|Yuānyè|渊腋|淵腋|chest||chest fullness;axillary swelling;arm pain
23|Zhéjīn|辄筋|輒筋|chest||chest and rib pain;wheezing;vomiting;acid reflux
24|Rìyuè|日月||chest|front_mu:GB|rib pain;vomiting;acid reflux;hiccup;jaundice
25|Jīngmén|京门|京門|flank|front_mu:KI|lumbar and rib pain;oedema;difficult urination;abdominal distension
26|Dàimài|带脉|帶脈|flank||irregular menstruation;leukorrhoea;abdominal pain;hernia;lumbar and rib pain
27|Wǔshū|五枢|五樞|flank||lower abdominal pain;hernia;leukorrhoea;constipation
28|Wéidào|维道|維道|flank||lower abdominal pain;leukorrhoea;uterine prolapse;hernia
29|Jūliáo|居髎||hip||hip pain;lower limb paralysis;hernia
30|Huántiào|环跳|環跳|hip||sciatica;hip pain;lower limb paralysis;lumbar pain;urticaria
31|Fēngshì|风市|風市|thigh||lower limb paralysis;lateral thigh pain;generalised itching
32|Zhōngdú|中渎|中瀆|thigh||lower limb paralysis;lateral thigh pain and numbness
33|Xīyángguān|膝阳关|膝陽關|knee||knee pain and swelling;popliteal contracture;lower leg numbness
34|Yánglíngquán|阳陵泉|陽陵泉|lower leg|five_shu:he_sea,lower_he_sea:GB,hui_meeting:sinews|rib pain;bitter taste;vomiting;jaundice;lower limb paralysis;knee pain;sinew disorders
35|Yángjiāo|阳交|陽交|lower leg|xi_cleft:Yangwei|chest and rib pain;lower limb atrophy;mania
36|Wàiqiū|外丘||lower leg|xi_cleft:GB|stiff neck;chest and rib pain;lower limb atrophy
37|Guāngmíng|光明||lower leg|luo_connecting:GB|eye pain;night blindness;breast distension;lower limb atrophy
38|Yángfǔ|阳辅|陽輔|lower leg|five_shu:jing_river,sedation:GB|migraine;outer canthus pain;axillary pain;rib pain;lower limb atrophy
39|Xuánzhōng|悬钟|懸鐘|lower leg|hui_meeting:marrow|stiff neck;rib pain;hemiplegia;lower limb paralysis;marrow disorders
40|Qiūxū|丘墟||ankle|yuan_source|ankle pain;rib pain;stiff neck;vomiting;eye pain
41|Zúlínqì|足临泣|足臨泣|foot|five_shu:shu_stream,confluent:Dai,exit,horary:GB|migraine;eye pain;rib pain;breast distension;irregular menstruation;foot swelling
42|Dìwǔhuì|地五会|地五會|foot||red eyes;tinnitus;breast distension;foot dorsum pain
43|Xiáxī|侠溪|俠谿|foot|five_shu:ying_spring,tonification:GB|headache;dizziness;tinnitus;rib pain;foot dorsum pain
44|Zúqiàoyīn|足窍阴|足竅陰|toe|five_shu:jing_well|headache;red eyes;deafness;sore throat;rib pain;insomnia;fever`,
  LR: `
1|Dàdūn|大敦||toe|five_shu:jing_well,entry,horary:LR|hernia;enuresis;difficult urination;uterine bleeding;amenorrhoea;genital pain
2|Xíngjiān|行间|行間|foot|five_shu:ying_spring,sedation:LR|headache;red painful eyes;dizziness;rib pain;epilepsy;irregular menstruation;dysuria
3|Tàichōng|太冲|太衝|foot|five_shu:shu_stream,yuan_source|headache;dizziness;hypertension;insomnia;irritability;rib pain;irregular menstruation;epilepsy;lower limb pain
4|Zhōngfēng|中封||ankle|five_shu:jing_river|hernia;genital pain;difficult urination;seminal emission;ankle pain
5|Lígōu|蠡沟|蠡溝|lower leg|luo_connecting:LR|irregular menstruation;leukorrhoea;genital itching;difficult urination;hernia
6|Zhōngdū|中都||lower leg|xi_cleft:LR|abdominal pain;hernia;uterine bleeding;persistent lochia
7|Xīguān|膝关|膝關|lower leg||knee pain and swelling;lower limb atrophy
8|Qūquán|曲泉||knee|five_shu:he_sea,tonification:LR|lower abdominal pain;difficult urination;genital itching;irregular menstruation;knee pain
9|Yīnbāo|阴包|陰包|thigh||irregular menstruation;difficult urination;enuresis;lower abdominal pain
10|Zúwǔlǐ|足五里||thigh||lower abdominal pain;difficult urination;genital itching;fatigue
11|Yīnlián|阴廉|陰廉|thigh||irregular menstruation;leukorrhoea;lower abdominal pain
12|Jímài|急脉|急脈|groin||hernia;lower abdominal pain;genital pain
13|Zhāngmén|章门|章門|flank|front_mu:SP,hui_meeting:zang organs|abdominal distension;diarrhoea;rib pain;indigestion;abdominal masses
14|Qīmén|期门|期門|chest|front_mu:LR,exit|rib pain;breast distension;abdominal distension;hiccup;acid reflux;depression`,
  GV: `
1|Chángqiáng|长强|長強|perineum|luo_connecting:GV|haemorrhoids;rectal prolapse;diarrhoea;constipation;coccygeal pain;mania
2|Yāoshù|腰俞||sacrum||lumbosacral pain;irregular menstruation;haemorrhoids;epilepsy
3|Yāoyángguān|腰阳关|腰陽關|lumbar||lumbosacral pain;lower limb paralysis;impotence;irregular menstruation
4|Mìngmén|命门|命門|lumbar||lumbar pain;impotence;seminal emission;leukorrhoea;chronic diarrhoea;enuresis
5|Xuánshū|悬枢|懸樞|lumbar||lumbar stiffness and pain;abdominal distension;diarrhoea
6|Jǐzhōng|脊中||upper back||diarrhoea;jaundice;haemorrhoids;epilepsy;back pain
7|Zhōngshū|中枢|中樞|upper back||stomach pain;jaundice;lumbar and back pain
8|Jīnsuō|筋缩|筋縮|upper back||epilepsy;back stiffness;convulsion;stomach pain
9|Zhìyáng|至阳|至陽|upper back||jaundice;chest and rib fullness;cough;wheezing;back stiffness
10|Língtái|灵台|靈臺|upper back||cough;wheezing;boils;back stiffness
11|Shéndào|神道||upper back||palpitation;insomnia;forgetfulness;cough;back stiffness
12|Shēnzhù|身柱||upper back||cough;wheezing;fever;epilepsy;back stiffness
13|Táodào|陶道||upper back||fever;malaria;headache;tidal fever;back stiffness
14|Dàzhuī|大椎||neck|sea:qi|fever;malaria;cough;common cold;stiff neck;tidal fever;epilepsy
15|Yǎmén|哑门|啞門|neck|sea:qi|sudden loss of voice;stiff tongue;mania;epilepsy;headache;stiff neck
16|Fēngfǔ|风府|風府|neck|window_of_sky,ghost,sea:marrow|headache;stiff neck;dizziness;stroke;loss of voice;mania
17|Nǎohù|脑户|腦戶|head||headache;stiff neck;dizziness;epilepsy
18|Qiángjiān|强间|強間|head||headache;dizziness;stiff neck;mania
19|Hòudǐng|后顶|後頂|head||headache;dizziness;mania;epilepsy
20|Bǎihuì|百会|百會|head|sea:marrow|headache;dizziness;stroke;insomnia;forgetfulness;rectal or uterine prolapse;depression
21|Qiándǐng|前顶|前頂|head||headache;dizziness;nasal congestion;epilepsy
22|Xìnhuì|囟会|囟會|head||headache;dizziness;nasal congestion;infantile convulsion
23|Shàngxīng|上星||head|ghost|headache;nasal congestion;nosebleed;eye pain;mania
24|Shéntíng|神庭||head||headache;dizziness;insomnia;palpitation;anxiety;rhinitis;epilepsy
25|Sùliáo|素髎||face||loss of consciousness;nasal congestion;nosebleed;rosacea
26|Shuǐgōu|水沟|水溝|face|ghost,command:resuscitation|loss of consciousness;shock;acute lumbar sprain;facial paralysis;mania
27|Duìduān|兑端|兌端|face||mania;lip stiffness;gum pain;loss of consciousness
28|Yínjiāo|龈交|齦交|face||gum swelling and pain;mania;acute lumbar sprain;haemorrhoids`,
  CV: `
1|Huìyīn|会阴|會陰|perineum|ghost|difficult urination;haemorrhoids;genital pain and itching;drowning resuscitation;irregular menstruation
2|Qūgǔ|曲骨||abdomen||difficult urination;enuresis;seminal emission;impotence;leukorrhoea
3|Zhōngjí|中极|中極|abdomen|front_mu:BL|enuresis;difficult urination;impotence;irregular menstruation;uterine prolapse;leukorrhoea
4|Guānyuán|关元|關元|abdomen|front_mu:SI|general weakness;enuresis;frequent urination;impotence;irregular menstruation;infertility;diarrhoea;collapse
5|Shímén|石门|石門|abdomen|front_mu:TE|oedema;difficult urination;abdominal pain;diarrhoea;uterine bleeding
6|Qìhǎi|气海|氣海|abdomen||fatigue;qi deficiency;abdominal pain;diarrhoea;enuresis;irregular menstruation;prolapse
7|Yīnjiāo|阴交|陰交|abdomen||abdominal pain;oedema;irregular menstruation;uterine bleeding
8|Shénquè|神阙|神闕|abdomen||collapse;abdominal pain around navel;diarrhoea;rectal prolapse (moxa only)
9|Shuǐfēn|水分||abdomen||oedema;difficult urination;abdominal distension;diarrhoea
10|Xiàwǎn|下脘||abdomen||abdominal pain;vomiting;indigestion;diarrhoea
11|Jiànlǐ|建里||abdomen||stomach pain;vomiting;poor appetite;oedema
12|Zhōngwǎn|中脘||abdomen|front_mu:ST,hui_meeting:fu organs|stomach pain;vomiting;acid reflux;indigestion;diarrhoea;insomnia
13|Shàngwǎn|上脘||abdomen||stomach pain;vomiting;hiccup;epilepsy
14|Jùquè|巨阙|巨闕|abdomen|front_mu:HT|cardiac pain;palpitation;vomiting;mania;epilepsy
15|Jiūwěi|鸠尾|鳩尾|abdomen|luo_connecting:CV|chest pain;palpitation;epilepsy;hiccup
16|Zhōngtíng|中庭||chest||chest fullness;difficulty swallowing;vomiting
17|Dànzhōng|膻中||chest|front_mu:PC,hui_meeting:qi,sea:qi|chest pain;cough;wheezing;palpitation;insufficient lactation;hiccup
18|Yùtáng|玉堂||chest||chest pain;cough;wheezing;sore throat
19|Zǐgōng|紫宫|紫宮|chest||chest pain;cough;wheezing
20|Huágài|华盖|華蓋|chest||chest and rib fullness;cough;wheezing
21|Xuánjī|璇玑|璇璣|chest||chest pain;cough;wheezing;sore throat
22|Tiāntū|天突||neck|window_of_sky|cough;wheezing;sore throat;loss of voice;goitre;hiccup
23|Liánquán|廉泉||neck||swelling under tongue;stiff tongue;loss of voice;difficulty swallowing;drooling
24|Chéngjiāng|承浆|承漿|face|ghost|facial paralysis;gum swelling;drooling;toothache;mania`,
} as const;
