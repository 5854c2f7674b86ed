/**
 * 201 classic formulas by category, one per line: pinyin | simplified | traditional if different | source | form,
 * decoction if empty | `?` if no second source has the grams | patterns | ingredients with grams a day. Read through
 * `classic-formulas.ts`.
 */
export const formulaRows = {
  EXT: `
Má Huáng Tāng|麻黄汤|麻黃湯|Shang Han Lun|||wind-cold exterior excess;no sweating;wheezing|mahuang:9 guizhi:6 kuxingren:9 gancao:3
Guì Zhī Tāng|桂枝汤|桂枝湯|Shang Han Lun|||wind-cold exterior deficiency;sweating;aversion to wind|guizhi:9 baishao:9 gancao:6 shengjiang:9 dazao:6
Dà Qīng Lóng Tāng|大青龙汤|大青龍湯|Shang Han Lun|||wind-cold exterior with interior heat;restlessness|mahuang:12 guizhi:6 gancao:6 kuxingren:6 shigao:18 shengjiang:9 dazao:6
Xiǎo Qīng Lóng Tāng|小青龙汤|小青龍湯|Shang Han Lun|||wind-cold with interior fluid retention;cough;wheezing|mahuang:9 baishao:9 xixin:3 ganjiang:6 gancao:6 guizhi:9 wuweizi:9 banxia:9
Jiǔ Wèi Qiāng Huó Tāng|九味羌活汤|九味羌活湯|Ci Shi Nan Zhi|||wind-cold-damp with interior heat;body aches|qianghuo:9 fangfeng:9 cangzhu:9 xixin:3 chuanxiong:6 baizhi:6 dihuang:6 huangqin:6 gancao:6
Zhǐ Sòu Sǎn|止嗽散||Yi Xue Xin Wu|powder||residual cough after wind invasion|jiegeng:12 jingjie:12 ziwan:12 baibu:12 baiqian:12 gancao:4 chenpi:6
Yín Qiào Sǎn|银翘散|銀翹散|Wen Bing Tiao Bian|powder||wind-heat;sore throat;fever|lianqiao:30 jinyinhua:30 jiegeng:18 bohe:18 danzhuye:12 gancao:15 jingjie:12 dandouchi:15 niubangzi:18
Sāng Jú Yǐn|桑菊饮|桑菊飲|Wen Bing Tiao Bian|||wind-heat cough;mild fever|sangye:7.5 juhua:3 kuxingren:6 lianqiao:5 bohe:2.5 jiegeng:6 gancao:2.5 lugen:6
Má Xìng Shí Gān Tāng|麻杏石甘汤|麻杏石甘湯|Shang Han Lun|||lung heat;cough;wheezing;fever|mahuang:9 kuxingren:9 gancao:6 shigao:18
Chái Gé Jiě Jī Tāng|柴葛解肌汤|柴葛解肌湯|Shang Han Liu Shu||?|exterior cold turning to heat|chaihu:6 gegen:9 gancao:3 huangqin:6 qianghuo:3 baizhi:3 baishao:6 jiegeng:3 shigao:12 shengjiang:6 dazao:6
Shēng Má Gé Gēn Tāng|升麻葛根汤|升麻葛根湯|Tai Ping Hui Min He Ji Ju Fang|||early measles;unerupted rash|shengma:6 baishao:6 gancao:6 gegen:9
Bài Dú Sǎn|败毒散|敗毒散|Xiao Er Yao Zheng Zhi Jue|powder||exterior wind-cold-damp with qi deficiency|chaihu:9 gancao:9 jiegeng:9 renshen:9 chuanxiong:9 fuling:9 zhiqiao:9 qianhu:9 qianghuo:9 duhuo:9
Má Huáng Xì Xīn Fù Zǐ Tāng|麻黄细辛附子汤|麻黃細辛附子湯|Shang Han Lun|||yang deficiency with exterior cold|mahuang:6 xixin:3 fuzi:9
Gé Gēn Tāng|葛根汤|葛根湯|Shang Han Lun||?|wind-cold with stiff neck and back;no sweating|gegen:12 mahuang:9 guizhi:6 shengjiang:9 gancao:6 baishao:6 dazao:12
Má Xìng Yǐ Gān Tāng|麻杏苡甘汤|麻杏苡甘湯|Jin Gui Yao Lue||?|wind-damp at the surface;body aches worse in the afternoon|mahuang:6 kuxingren:6 gancao:3 yiyiren:12
Yuè Bì Tāng|越婢汤|越婢湯|Jin Gui Yao Lue||?|wind-water oedema;fever;sweating|mahuang:12 shigao:25 shengjiang:9 gancao:5 dazao:15
Má Huáng Lián Qiào Chì Xiǎo Dòu Tāng|麻黄连翘赤小豆汤|麻黃連翹赤小豆湯|Shang Han Lun||?|damp-heat jaundice with surface signs;itchy skin|mahuang:6 lianqiao:6 kuxingren:9 chixiaodou:30 dazao:12 sangbaipi:10 shengjiang:6 gancao:6`,
  PUR: `
Dà Chéng Qì Tāng|大承气汤|大承氣湯|Shang Han Lun|||yangming bowel heat;constipation;abdominal fullness|dahuang:12 houpo:24 zhishi:12 mangxiao:9
Xiǎo Chéng Qì Tāng|小承气汤|小承氣湯|Shang Han Lun||?|mild yangming bowel heat;constipation|dahuang:12 houpo:6 zhishi:9
Tiáo Wèi Chéng Qì Tāng|调胃承气汤|調胃承氣湯|Shang Han Lun||?|dry heat constipation|dahuang:12 gancao:6 mangxiao:9
Wēn Pí Tāng|温脾汤|溫脾湯|Bei Ji Qian Jin Yao Fang|||cold accumulation constipation|danggui:9 ganjiang:9 fuzi:6 renshen:6 mangxiao:6 dahuang:15 gancao:6
Má Zǐ Rén Wán|麻子仁丸||Shang Han Lun|pill||dry constipation;habitual constipation|huomaren:20 baishao:9 zhishi:9 dahuang:12 houpo:9 kuxingren:10
Jì Chuān Jiān|济川煎|濟川煎|Jing Yue Quan Shu||?|kidney deficiency constipation;elderly|danggui:12 niuxi:6 roucongrong:9 zexie:4.5 shengma:3 zhiqiao:3
Zēng Yè Chéng Qì Tāng|增液承气汤|增液承氣湯|Wen Bing Tiao Bian|||yin deficiency with heat constipation|xuanshen:30 maidong:24 dihuang:24 dahuang:9 mangxiao:4.5`,
  HAR: `
Xiǎo Chái Hú Tāng|小柴胡汤|小柴胡湯|Shang Han Lun|||shaoyang pattern;alternating chills and fever|chaihu:24 huangqin:9 renshen:9 gancao:9 banxia:9 shengjiang:9 dazao:12
Sì Nì Sǎn|四逆散||Shang Han Lun|powder||liver qi constraint;cold hands and feet|gancao:6 zhishi:6 chaihu:6 baishao:6
Xiāo Yáo Sǎn|逍遥散|逍遙散|Tai Ping Hui Min He Ji Ju Fang|powder|?|liver constraint with spleen and blood deficiency;irregular menstruation|gancao:4.5 danggui:9 fuling:9 baishao:9 baizhu:9 chaihu:9 bohe:3 shengjiang:3
Jiā Wèi Xiāo Yáo Sǎn|加味逍遥散|加味逍遙散|Nei Ke Zhai Yao|powder|?|liver constraint with heat;irritability|gancao:4.5 danggui:9 fuling:9 baishao:9 baizhu:9 chaihu:9 mudanpi:6 zhizi:6
Tòng Xiè Yào Fāng|痛泻要方|痛瀉要方|Dan Xi Xin Fa|||liver overacting on spleen;painful diarrhoea|baizhu:9 baishao:6 chenpi:4.5 fangfeng:3
Bàn Xià Xiè Xīn Tāng|半夏泻心汤|半夏瀉心湯|Shang Han Lun|||epigastric fullness;mixed heat and cold;nausea|banxia:12 huangqin:9 ganjiang:9 renshen:9 huanglian:3 dazao:12 gancao:9
Hāo Qín Qīng Dǎn Tāng|蒿芩清胆汤|蒿芩清膽湯|Chong Ding Tong Su Shang Han Lun||?|shaoyang damp-heat;bitter taste;nausea|qinghao:6 zhuru:9 banxia:4.5 fuling:9 huangqin:9 zhiqiao:4.5 chenpi:4.5 huashi:6 gancao:1.5 qingdai:1.5
Wū Méi Wán|乌梅丸|烏梅丸|Shang Han Lun|pill|?|roundworm reversal;cold and heat mixed;chronic diarrhoea|wumei:30 xixin:3 ganjiang:9 huanglian:9 danggui:6 fuzi:6 huajiao:5 guizhi:6 renshen:6 huangbo:6
Gān Cǎo Xiè Xīn Tāng|甘草泻心汤|甘草瀉心湯|Shang Han Lun||?|focal distension with diarrhoea;mouth ulcers|gancao:12 huangqin:9 renshen:9 ganjiang:9 huanglian:3 banxia:9 dazao:12
Huáng Lián Tāng|黄连汤|黃連湯|Shang Han Lun||?|heat above and cold below;nausea;abdominal pain|huanglian:9 gancao:9 ganjiang:9 guizhi:9 renshen:6 banxia:9 dazao:12
Chái Hú Guì Zhī Tāng|柴胡桂枝汤|柴胡桂枝湯|Shang Han Lun||?|taiyang and shaoyang together;fever;joint pain|chaihu:12 huangqin:4.5 renshen:4.5 banxia:6 gancao:3 guizhi:4.5 baishao:4.5 dazao:6 shengjiang:4.5
Chái Hú Guì Zhī Gān Jiāng Tāng|柴胡桂枝干姜汤|柴胡桂枝乾薑湯|Shang Han Lun||?|shaoyang with cold fluids;chest fullness;thirst|chaihu:24 guizhi:9 ganjiang:6 tianhuafen:12 huangqin:9 muli:6 gancao:6`,
  HEAT: `
Bái Hǔ Tāng|白虎汤|白虎湯|Shang Han Lun|||yangming channel heat;high fever;thirst|shigao:50 zhimu:18 gancao:6 jingmi:9
Zhú Yè Shí Gāo Tāng|竹叶石膏汤|竹葉石膏湯|Shang Han Lun||?|residual heat with qi and fluid damage|zhuye:6 shigao:50 banxia:9 maidong:20 renshen:6 gancao:6 jingmi:10
Qīng Yíng Tāng|清营汤|清營湯|Wen Bing Tiao Bian||?|heat entering nutritive level|shuiniujiao:30 dihuang:15 xuanshen:9 zhuye:3 maidong:9 danshen:6 huanglian:5 jinyinhua:9 lianqiao:6
Xī Jiǎo Dì Huáng Tāng|犀角地黄汤|犀角地黃湯|Bei Ji Qian Jin Yao Fang||?|heat in blood level;bleeding|shuiniujiao:30 dihuang:24 chishao:12 mudanpi:12
Huáng Lián Jiě Dú Tāng|黄连解毒汤|黃連解毒湯|Wai Tai Mi Yao|||fire toxin in three burners|huanglian:9 huangqin:6 huangbo:6 zhizi:9
Liáng Gé Sǎn|凉膈散|涼膈散|Tai Ping Hui Min He Ji Ju Fang|powder||heat in upper and middle burner|dahuang:12 mangxiao:12 gancao:12 zhizi:6 bohe:6 huangqin:6 lianqiao:25
Pǔ Jì Xiāo Dú Yǐn|普济消毒饮|普濟消毒飲|Dong Yuan Shi Xiao Fang|||epidemic toxin of head and face|huangqin:15 huanglian:15 chenpi:6 gancao:6 xuanshen:6 chaihu:6 jiegeng:6 lianqiao:3 banlangen:3 mabo:3 niubangzi:3 bohe:3 jiangcan:2 shengma:2
Dǎo Chì Sǎn|导赤散|導赤散|Xiao Er Yao Zheng Zhi Jue|powder||heart and small intestine heat;mouth ulcers;dysuria|dihuang:6 mutong:6 gancao:6 zhuye:6
Lóng Dǎn Xiè Gān Tāng|龙胆泻肝汤|龍膽瀉肝湯|Yi Fang Ji Jie|||liver-gallbladder fire;damp-heat in lower burner|longdan:6 huangqin:9 zhizi:9 zexie:12 mutong:6 cheqianzi:9 danggui:3 dihuang:9 chaihu:6 gancao:6
Zuǒ Jīn Wán|左金丸||Dan Xi Xin Fa|pill||liver fire attacking stomach;acid reflux|huanglian:18 wuzhuyu:3
Xiè Bái Sǎn|泻白散|瀉白散|Xiao Er Yao Zheng Zhi Jue|powder|?|lung heat cough|digupi:30 sangbaipi:30 gancao:3 jingmi:10
Qīng Wèi Sǎn|清胃散||Pi Wei Lun|powder||stomach fire;toothache;gum bleeding|dihuang:6 danggui:6 mudanpi:6 huanglian:9 shengma:6
Yù Nǚ Jiān|玉女煎||Jing Yue Quan Shu|||stomach heat with kidney yin deficiency;toothache|shigao:15 shudihuang:15 maidong:6 zhimu:5 niuxi:5
Sháo Yào Tāng|芍药汤|芍藥湯|Su Wen Bing Ji Qi Yi Bao Ming Ji|||damp-heat dysentery|baishao:30 danggui:15 huanglian:15 binglang:6 muxiang:6 gancao:6 dahuang:6 huangqin:9 rougui:5
Bái Tóu Wēng Tāng|白头翁汤|白頭翁湯|Shang Han Lun|||heat toxin dysentery|baitouweng:15 huangbo:9 huanglian:9 qinpi:9
Qīng Hāo Biē Jiǎ Tāng|青蒿鳖甲汤|青蒿鱉甲湯|Wen Bing Tiao Bian|||yin deficiency heat;night fever|qinghao:6 biejia:15 dihuang:12 zhimu:6 mudanpi:9
Dāng Guī Liù Huáng Tāng|当归六黄汤|當歸六黃湯|Lan Shi Mi Cang|||night sweat from yin deficiency fire|danggui:6 dihuang:6 huangqin:6 huangbo:6 huanglian:6 shudihuang:6 huangqi:12
Wēn Qīng Yǐn|温清饮|溫清飲|Wan Bing Hui Chun||?|heat in the blood with deficiency;itching;heavy periods|danggui:12 baishao:12 shudihuang:12 chuanxiong:6 huanglian:4.5 huangqin:9 huangbo:9 zhizi:9
Zhī Zǐ Chǐ Tāng|栀子豉汤|梔子豉湯|Shang Han Lun||?|restlessness and insomnia from heat in the chest|zhizi:9 dandouchi:9
Xiè Xīn Tāng|泻心汤|瀉心湯|Jin Gui Yao Lue||?|bleeding from heat;focal distension|dahuang:6 huanglian:3 huangqin:9`,
  SUM: `
Qīng Shǔ Yì Qì Tāng|清暑益气汤|清暑益氣湯|Wen Re Jing Wei|||summer-heat damaging qi and fluids|xiyangshen:5 shihu:15 maidong:9 huanglian:3 zhuye:6 hegeng:15 zhimu:6 gancao:3 jingmi:15 xiguacuiyi:30
Liù Yī Sǎn|六一散||Huang Di Su Wen Xuan Ming Lun Fang|powder|?|summer-heat with damp;dysuria|huashi:18 gancao:3`,
  WARM: `
Lǐ Zhōng Wán|理中丸||Shang Han Lun|pill|?|middle burner deficiency cold;diarrhoea;abdominal pain|renshen:9 ganjiang:9 gancao:9 baizhu:9
Xiǎo Jiàn Zhōng Tāng|小建中汤|小建中湯|Shang Han Lun|||deficiency abdominal cramping|guizhi:9 gancao:6 dazao:12 baishao:18 shengjiang:9 yitang:30
Wú Zhū Yú Tāng|吴茱萸汤|吳茱萸湯|Shang Han Lun|||liver-stomach cold;vertex headache;vomiting|wuzhuyu:9 renshen:9 shengjiang:18 dazao:12
Dà Jiàn Zhōng Tāng|大建中汤|大建中湯|Jin Gui Yao Lue||?|severe middle burner cold pain|huajiao:6 ganjiang:12 renshen:6 yitang:30
Sì Nì Tāng|四逆汤|四逆湯|Shang Han Lun|||yang collapse;cold limbs|gancao:6 ganjiang:6 fuzi:15
Dāng Guī Sì Nì Tāng|当归四逆汤|當歸四逆湯|Shang Han Lun|||blood deficiency with cold in channels;cold extremities|danggui:9 guizhi:9 baishao:9 xixin:3 gancao:6 tongcao:6 dazao:24
Huáng Qí Guì Zhī Wǔ Wù Tāng|黄芪桂枝五物汤|黃芪桂枝五物湯|Jin Gui Yao Lue|||blood impediment;numbness|huangqi:9 baishao:9 guizhi:9 shengjiang:18 dazao:12
Hòu Pò Wēn Zhōng Tāng|厚朴温中汤|厚朴溫中湯|Nei Wai Shang Bian Huo Lun||?|cold-damp in the middle;distension;epigastric pain|houpo:9 chenpi:9 gancao:6 fuling:6 caodoukou:6 muxiang:6 ganjiang:2`,
  BOTH: `
Dà Chái Hú Tāng|大柴胡汤|大柴胡湯|Jin Gui Yao Lue|||shaoyang and yangming;fullness;constipation|chaihu:24 huangqin:9 baishao:9 banxia:9 zhishi:9 dahuang:6 dazao:12 shengjiang:15
Gé Gēn Qín Lián Tāng|葛根芩连汤|葛根芩連湯|Shang Han Lun|||heat diarrhoea with exterior pattern|gegen:15 gancao:6 huangqin:9 huanglian:9
Fáng Fēng Tōng Shèng Sǎn|防风通圣散|防風通聖散|Huang Di Su Wen Xuan Ming Lun Fang|powder||exterior and interior excess heat|fangfeng:6 chuanxiong:6 danggui:6 baishao:6 dahuang:6 bohe:6 mahuang:6 lianqiao:6 mangxiao:6 shigao:12 huangqin:12 jiegeng:12 huashi:20 gancao:10 jingjie:3 baizhu:3 zhizi:3`,
  TON: `
Sì Jūn Zǐ Tāng|四君子汤|四君子湯|Tai Ping Hui Min He Ji Ju Fang|||spleen qi deficiency;fatigue;poor appetite|renshen:9 baizhu:9 fuling:9 gancao:6
Liù Jūn Zǐ Tāng|六君子汤|六君子湯|Yi Xue Zheng Zhuan||?|spleen qi deficiency with phlegm-damp|renshen:9 baizhu:9 fuling:9 gancao:6 chenpi:3 banxia:4.5
Xiāng Shā Liù Jūn Zǐ Tāng|香砂六君子汤|香砂六君子湯|Gu Jin Ming Yi Fang Lun||?|spleen qi deficiency with damp and qi stagnation|renshen:3 baizhu:6 fuling:6 gancao:2 chenpi:2.5 banxia:3 sharen:2.5 muxiang:2
Shēn Líng Bái Zhú Sǎn|参苓白术散|參苓白朮散|Tai Ping Hui Min He Ji Ju Fang|powder||spleen deficiency with damp;loose stool|lianzi:9 yiyiren:9 sharen:6 jiegeng:6 baibiandou:12 fuling:15 renshen:15 gancao:10 baizhu:15 shanyao:15
Bǔ Zhōng Yì Qì Tāng|补中益气汤|補中益氣湯|Nei Wai Shang Bian Huo Lun|||middle qi sinking;prolapse;fatigue|huangqi:18 gancao:9 renshen:6 danggui:3 chenpi:6 shengma:6 chaihu:6 baizhu:9
Yù Píng Fēng Sǎn|玉屏风散|玉屏風散|Yi Fang Lei Ju|powder||defensive qi deficiency;spontaneous sweating;frequent colds|fangfeng:15 huangqi:30 baizhu:30
Shēng Mài Sǎn|生脉散|生脈散|Yi Xue Qi Yuan|powder||qi and yin deficiency;palpitation;sweating|maidong:9 wuweizi:6 renshen:9
Sì Wù Tāng|四物汤|四物湯|Xian Shou Li Shang Xu Duan Mi Fang|||blood deficiency;irregular menstruation|baishao:9 danggui:9 shudihuang:12 chuanxiong:6
Dāng Guī Bǔ Xuè Tāng|当归补血汤|當歸補血湯|Nei Wai Shang Bian Huo Lun|||blood deficiency fever;after bleeding|huangqi:30 danggui:6
Guī Pí Tāng|归脾汤|歸脾湯|Ji Sheng Fang|||heart-spleen deficiency;insomnia;palpitation|baizhu:18 fushen:18 huangqi:18 longyanrou:18 suanzaoren:18 renshen:9 muxiang:9 gancao:6 danggui:3 yuanzhi:3
Bā Zhēn Tāng|八珍汤|八珍湯|Zheng Ti Lei Yao|||qi and blood deficiency|danggui:15 chuanxiong:15 shudihuang:15 baishao:15 renshen:15 gancao:15 fuling:15 baizhu:15
Shí Quán Dà Bǔ Tāng|十全大补汤|十全大補湯|Tai Ping Hui Min He Ji Ju Fang||?|qi and blood deficiency with cold|renshen:6 rougui:3 chuanxiong:6 shudihuang:12 fuling:9 baizhu:9 gancao:3 huangqi:12 danggui:9 baishao:9
Zhì Gān Cǎo Tāng|炙甘草汤|炙甘草湯|Shang Han Lun|||irregular pulse;palpitation;qi and blood deficiency|gancao:12 shengjiang:9 renshen:6 dihuang:50 guizhi:9 ejiao:6 maidong:10 huomaren:10 dazao:30
Liù Wèi Dì Huáng Wán|六味地黄丸|六味地黃丸|Xiao Er Yao Zheng Zhi Jue|pill|?|kidney yin deficiency;lumbar soreness;tinnitus;night sweat|shudihuang:24 shanzhuyu:12 shanyao:12 zexie:9 mudanpi:9 fuling:9
Zhī Bò Dì Huáng Wán|知柏地黄丸|知柏地黃丸|Yi Zong Jin Jian|pill|?|yin deficiency with fire;hot flushes;night sweat|shudihuang:24 shanzhuyu:12 shanyao:12 zexie:9 mudanpi:9 fuling:9 zhimu:6 huangbo:6
Qǐ Jú Dì Huáng Wán|杞菊地黄丸|杞菊地黃丸|Ma Zhen Quan Shu|pill|?|liver-kidney yin deficiency;blurred vision|shudihuang:24 shanzhuyu:12 shanyao:12 zexie:9 mudanpi:9 fuling:9 gouqizi:9 juhua:9
Zuǒ Guī Wán|左归丸|左歸丸|Jing Yue Quan Shu|pill||true yin deficiency|shudihuang:24 shanyao:12 gouqizi:12 shanzhuyu:12 chuanniuxi:9 tusizi:12 lujiaojiao:12 guijiajiao:12
Dà Bǔ Yīn Wán|大补阴丸|大補陰丸|Dan Xi Xin Fa|pill||yin deficiency fire;steaming bone|huangbo:12 zhimu:12 shudihuang:18 guijia:18
Yī Guàn Jiān|一贯煎|一貫煎|Xu Ming Yi Lei An|||liver-kidney yin deficiency with qi stagnation;rib pain|beishashen:9 maidong:9 danggui:9 dihuang:18 gouqizi:9 chuanlianzi:6
Èr Zhì Wán|二至丸||Yi Bian|pill|?|liver-kidney yin deficiency;premature greying|nuzhenzi:15 mohanlian:15
Yì Wèi Tāng|益胃汤|益胃湯|Wen Bing Tiao Bian|||stomach yin deficiency|beishashen:9 maidong:15 bingtang:3 dihuang:15 yuzhu:4.5
Shèn Qì Wán|肾气丸|腎氣丸|Jin Gui Yao Lue|pill||kidney yang deficiency;oedema;frequent urination|dihuang:24 shanyao:12 shanzhuyu:12 zexie:9 fuling:9 mudanpi:9 guizhi:3 fuzi:3
Yòu Guī Wán|右归丸|右歸丸|Jing Yue Quan Shu|pill||kidney yang deficiency;cold;impotence|shudihuang:24 shanyao:12 shanzhuyu:9 gouqizi:12 tusizi:12 lujiaojiao:12 duzhong:12 rougui:6 danggui:9 fuzi:6
Èr Xiān Tāng|二仙汤|二仙湯|Fu Chan Ke Xue (1950s)||?|kidney yin and yang deficiency with empty fire;menopausal flushes|xianmao:9 yinyanghuo:9 bajitian:9 danggui:9 huangbo:9 zhimu:9
Rén Shēn Yǎng Róng Tāng|人参养荣汤|人參養榮湯|Tai Ping Hui Min He Ji Ju Fang||?|qi and blood deficiency;palpitations;poor appetite;insomnia|renshen:9 baizhu:9 fuling:9 gancao:6 chenpi:6 huangqi:12 danggui:9 baishao:12 shudihuang:9 wuweizi:6 rougui:3 yuanzhi:6 shengjiang:3 dazao:6
Zuǒ Guī Yǐn|左归饮|左歸飲|Jing Yue Quan Shu||?|true yin deficiency;sore low back;night sweats|shudihuang:9 shanyao:6 gouqizi:6 shanzhuyu:6 fuling:4.5 gancao:3
Yòu Guī Yǐn|右归饮|右歸飲|Jing Yue Quan Shu||?|kidney yang deficiency;cold limbs;weak back|shudihuang:9 shanyao:6 gouqizi:6 shanzhuyu:3 gancao:3 rougui:3 duzhong:9 fuzi:9
Mài Wèi Dì Huáng Wán|麦味地黄丸|麥味地黃丸|Yi Ji|pill|?|lung and kidney yin deficiency;cough;night sweats|shudihuang:24 shanzhuyu:12 shanyao:12 zexie:9 mudanpi:9 fuling:9 maidong:9 wuweizi:6
Jì Shēng Shèn Qì Wán|济生肾气丸|濟生腎氣丸|Ji Sheng Fang|pill|?|kidney yang deficiency with oedema;scanty urine|shudihuang:15 shanzhuyu:30 shanyao:30 zexie:30 fuling:30 mudanpi:30 rougui:15 fuzi:15 chuanniuxi:15 cheqianzi:30
Tài Shān Pán Shí Sǎn|泰山磐石散||Jing Yue Quan Shu|powder|?|restless fetus from qi and blood deficiency;habitual miscarriage|renshen:5 huangqi:15 danggui:8 xuduan:5 huangqin:5 baizhu:10 chuanxiong:4 baishao:6 shudihuang:10 sharen:4 gancao:4 nuomi:5`,
  AST: `
Mǔ Lì Sǎn|牡蛎散|牡蠣散|Tai Ping Hui Min He Ji Ju Fang|powder||spontaneous and night sweating|huangqi:15 mahuanggen:15 muli:15 fuxiaomai:15
Sì Shén Wán|四神丸||Zheng Zhi Zhun Sheng|pill||daybreak diarrhoea;kidney yang deficiency|roudoukou:6 buguzhi:12 wuweizi:6 wuzhuyu:3
Zhēn Rén Yǎng Zàng Tāng|真人养脏汤|真人養臟湯|Tai Ping Hui Min He Ji Ju Fang|||chronic diarrhoea and dysentery|renshen:6 danggui:6 baizhu:6 roudoukou:8 rougui:6 gancao:6 baishao:12 muxiang:3 hezi:9 yingsuqiao:9
Jīn Suǒ Gù Jīng Wán|金锁固精丸|金鎖固精丸|Yi Fang Ji Jie|pill||seminal emission;kidney not securing|shayuanzi:12 qianshi:12 lianxu:12 longgu:6 muli:6
Suō Quán Wán|缩泉丸|縮泉丸|Fu Ren Da Quan Liang Fang|pill||frequent urination;enuresis|wuyao:9 yizhi:9 shanyao:9
Gù Chōng Tāng|固冲汤|固衝湯|Yi Xue Zhong Zhong Can Xi Lu|||uterine bleeding|baizhu:30 huangqi:18 longgu:24 muli:24 shanzhuyu:24 baishao:12 haipiaoxiao:12 qiancao:9 zonglu:6 wubeizi:1.5
Yì Huáng Tāng|易黄汤|易黃湯|Fu Qing Zhu Nu Ke||?|yellow vaginal discharge;damp-heat with kidney deficiency|shanyao:30 qianshi:30 huangbo:6 cheqianzi:3 baiguo:12`,
  SPI: `
Zhū Shā Ān Shén Wán|朱砂安神丸|硃砂安神丸|Nei Wai Shang Bian Huo Lun|pill||heart fire with blood deficiency;insomnia|zhusha:1 gancao:15 huanglian:15 danggui:8 dihuang:6
Tiān Wáng Bǔ Xīn Dān|天王补心丹|天王補心丹|Jiao Zhu Fu Ren Liang Fang|pill||heart-kidney yin deficiency;insomnia;palpitation|renshen:5 fuling:5 xuanshen:5 danshen:5 jiegeng:5 yuanzhi:5 danggui:9 wuweizi:9 maidong:9 tiandong:9 baiziren:9 suanzaoren:9 dihuang:12
Suān Zǎo Rén Tāng|酸枣仁汤|酸棗仁湯|Jin Gui Yao Lue|||liver blood deficiency;insomnia;irritability|suanzaoren:15 gancao:3 zhimu:6 fuling:6 chuanxiong:6
Gān Mài Dà Zǎo Tāng|甘麦大枣汤|甘麥大棗湯|Jin Gui Yao Lue|||visceral agitation;weeping;anxiety|gancao:9 xiaomai:15 dazao:30
Chái Hú Jiā Lóng Gǔ Mǔ Lì Tāng|柴胡加龙骨牡蛎汤|柴胡加龍骨牡蠣湯|Shang Han Lun||?|shaoyang with restlessness;palpitation;insomnia|chaihu:12 longgu:5 huangqin:5 shengjiang:5 renshen:5 guizhi:5 fuling:5 banxia:6 dahuang:6 muli:5 dazao:6
Jiāo Tài Wán|交泰丸||Han Shi Yi Tong|pill||heart and kidney not communicating;insomnia|huanglian:15 rougui:1.5
Huáng Lián Ē Jiāo Tāng|黄连阿胶汤|黃連阿膠湯|Shang Han Lun|||yin deficiency fire;insomnia|huanglian:12 huangqin:6 baishao:6 ejiao:9 jizihuang:30
Guì Zhī Jiā Lóng Gǔ Mǔ Lì Tāng|桂枝加龙骨牡蛎汤|桂枝加龍骨牡蠣湯|Jin Gui Yao Lue||?|heart and kidney not in contact;dreams;seminal loss|guizhi:9 baishao:9 shengjiang:9 gancao:6 dazao:12 longgu:9 muli:9`,
  QI: `
Yuè Jū Wán|越鞠丸||Dan Xi Xin Fa|pill|?|six constraints;chest fullness|xiangfu:6 cangzhu:6 chuanxiong:6 zhizi:6 liushenqu:6
Chái Hú Shū Gān Sǎn|柴胡疏肝散||Yi Xue Tong Zhi|powder||liver qi stagnation;rib pain|chenpi:6 chaihu:6 chuanxiong:4.5 zhiqiao:4.5 baishao:4.5 gancao:1.5 xiangfu:4.5
Jīn Líng Zǐ Sǎn|金铃子散|金鈴子散|Tai Ping Sheng Hui Fang|powder||liver constraint heat pain|chuanlianzi:9 yanhusuo:9
Guā Lóu Xiè Bái Bái Jiǔ Tāng|瓜蒌薤白白酒汤|瓜蔞薤白白酒湯|Jin Gui Yao Lue||?|chest impediment|gualou:24 xiebai:12
Bàn Xià Hòu Pò Tāng|半夏厚朴汤|半夏厚朴湯|Jin Gui Yao Lue|||plum-pit qi;throat obstruction sensation|banxia:12 houpo:9 fuling:12 shengjiang:15 zisuye:6
Dìng Chuǎn Tāng|定喘汤|定喘湯|She Sheng Zhong Miao Fang|||wheezing with phlegm heat|baiguo:9 mahuang:9 zisuzi:6 gancao:3 kuandonghua:9 kuxingren:4.5 sangbaipi:9 huangqin:4.5 banxia:9
Sū Zǐ Jiàng Qì Tāng|苏子降气汤|蘇子降氣湯|Tai Ping Hui Min He Ji Ju Fang||?|upper excess lower deficiency wheezing|zisuzi:9 banxia:9 danggui:6 gancao:6 qianhu:6 houpo:6 rougui:3
Xuán Fù Dài Zhě Tāng|旋覆代赭汤|旋覆代赭湯|Shang Han Lun|||stomach qi counterflow;belching;hiccup|xuanfuhua:9 renshen:6 shengjiang:15 zheshi:3 gancao:9 banxia:9 dazao:12
Jú Pí Zhú Rú Tāng|橘皮竹茹汤|橘皮竹茹湯|Jin Gui Yao Lue|||hiccup from stomach deficiency heat|chenpi:12 zhuru:12 dazao:15 shengjiang:9 gancao:6 renshen:3
Nuǎn Gān Jiān|暖肝煎||Jing Yue Quan Shu||?|cold in the liver channel;lower abdominal and testicular pain|danggui:6 gouqizi:9 xiaohuixiang:6 rougui:3 wuyao:6 chenxiang:3 fuling:6 shengjiang:3
Liáng Fù Wán|良附丸||Liang Fang Ji Ye|pill|?|qi stagnation and cold in the stomach;epigastric pain|gaoliangjiang:9 xiangfu:9
Shè Gān Má Huáng Tāng|射干麻黄汤|射干麻黃湯|Jin Gui Yao Lue||?|cold fluids with wheezing;rattling in the throat|shegan:9 mahuang:9 shengjiang:12 xixin:3 ziwan:9 kuandonghua:9 dazao:3 banxia:9 wuweizi:9`,
  BLO: `
Táo Hé Chéng Qì Tāng|桃核承气汤|桃核承氣湯|Shang Han Lun|||blood accumulation in lower burner|taoren:12 dahuang:12 guizhi:6 gancao:6 mangxiao:6
Xuè Fǔ Zhú Yū Tāng|血府逐瘀汤|血府逐瘀湯|Yi Lin Gai Cuo|||blood stasis in chest;chest pain;headache|taoren:12 honghua:9 danggui:9 dihuang:9 chuanxiong:4.5 chishao:6 niuxi:9 jiegeng:4.5 chaihu:3 zhiqiao:6 gancao:6
Bǔ Yáng Huán Wǔ Tāng|补阳还五汤|補陽還五湯|Yi Lin Gai Cuo|||stroke sequelae;qi deficiency with stasis|huangqi:120 danggui:6 chishao:4.5 dilong:3 chuanxiong:3 honghua:3 taoren:3
Shào Fù Zhú Yū Tāng|少腹逐瘀汤|少腹逐瘀湯|Yi Lin Gai Cuo||?|cold stasis in lower abdomen;dysmenorrhoea|xiaohuixiang:1.5 ganjiang:3 yanhusuo:3 moyao:6 danggui:9 chuanxiong:6 rougui:3 chishao:6 puhuang:9 wulingzhi:6
Táo Hóng Sì Wù Tāng|桃红四物汤|桃紅四物湯|Yi Zong Jin Jian||?|blood deficiency with stasis|baishao:9 danggui:9 shudihuang:12 chuanxiong:6 taoren:9 honghua:6
Wēn Jīng Tāng|温经汤|溫經湯|Jin Gui Yao Lue|||cold uterus with stasis;irregular menstruation;infertility|wuzhuyu:9 danggui:6 baishao:6 chuanxiong:6 renshen:6 guizhi:6 ejiao:6 mudanpi:6 shengjiang:6 gancao:6 banxia:6 maidong:9
Shēng Huà Tāng|生化汤|生化湯|Fu Qing Zhu Nu Ke|||postpartum blood stasis|danggui:24 chuanxiong:9 taoren:6 paojiang:2 gancao:2
Guì Zhī Fú Líng Wán|桂枝茯苓丸||Jin Gui Yao Lue|pill||blood stasis masses in uterus|guizhi:6 fuling:6 mudanpi:6 taoren:6 baishao:6
Shī Xiào Sǎn|失笑散||Tai Ping Hui Min He Ji Ju Fang|powder||blood stasis pain|puhuang:6 wulingzhi:6
Xiǎo Jì Yǐn Zǐ|小蓟饮子|小薊飲子|Ji Sheng Fang|||heat with blood in urine|dihuang:9 xiaoji:9 huashi:9 mutong:9 puhuang:9 oujie:9 danzhuye:9 danggui:9 zhizi:9 gancao:9
Huái Huā Sǎn|槐花散||Pu Ji Ben Shi Fang|powder||bloody stool from intestinal wind|huaihua:9 cebaiye:9 jingjie:9 zhiqiao:9
Huáng Tǔ Tāng|黄土汤|黃土湯|Jin Gui Yao Lue|||bleeding from spleen yang deficiency|gancao:9 dihuang:9 baizhu:9 fuzi:9 ejiao:9 huangqin:9 zaoxintu:30
Dāng Guī Sháo Yào Sǎn|当归芍药散|當歸芍藥散|Jin Gui Yao Lue|powder|?|blood deficiency with dampness;abdominal pain in pregnancy;oedema|danggui:9 baishao:18 chuanxiong:9 fuling:12 baizhu:12 zexie:12
Gé Xià Zhú Yū Tāng|膈下逐瘀汤|膈下逐瘀湯|Yi Lin Gai Cuo||?|blood stasis below the diaphragm;fixed abdominal mass;pain|wulingzhi:6 danggui:9 chuanxiong:6 taoren:9 mudanpi:6 chishao:6 wuyao:6 yanhusuo:3 gancao:9 xiangfu:4.5 honghua:9 zhiqiao:4.5
Shēn Tòng Zhú Yū Tāng|身痛逐瘀汤|身痛逐瘀湯|Yi Lin Gai Cuo||?|blood stasis in the channels;joint and body pain|qinjiao:3 chuanxiong:6 taoren:9 honghua:9 gancao:6 qianghuo:3 moyao:6 danggui:9 wulingzhi:6 xiangfu:3 niuxi:9 dilong:6
Dān Shēn Yǐn|丹参饮|丹參飲|Shi Fang Ge Kuo||?|blood stasis and qi stagnation;chest and epigastric pain|danshen:30 tanxiang:5 sharen:5
Huó Luò Xiào Líng Dān|活络效灵丹|活絡效靈丹|Yi Xue Zhong Zhong Can Xi Lu||?|qi and blood stasis;limb and abdominal pain;bruises|danggui:15 danshen:15 ruxiang:15 moyao:15
Jiāo Ài Tāng|胶艾汤|膠艾湯|Jin Gui Yao Lue||?|uterine bleeding from blood deficiency;threatened miscarriage|ejiao:9 aiye:9 danggui:9 chuanxiong:6 gancao:6 baishao:12 dihuang:15`,
  WIND: `
Chuān Xiōng Chá Tiáo Sǎn|川芎茶调散|川芎茶調散|Tai Ping Hui Min He Ji Ju Fang|powder||wind headache|bohe:12 chuanxiong:12 jingjie:12 xixin:3 fangfeng:4.5 baizhi:6 qianghuo:6 gancao:6
Xiāo Fēng Sǎn|消风散|消風散|Wai Ke Zheng Zong|powder||wind rash;itching;eczema|danggui:6 dihuang:6 fangfeng:6 chantui:6 zhimu:6 kushen:6 heizhima:6 jingjie:6 cangzhu:6 niubangzi:6 shigao:6 gancao:3 mutong:3
Qiān Zhèng Sǎn|牵正散|牽正散|Yang Shi Jia Cang Fang|powder||facial paralysis|baifuzi:5 jiangcan:5 quanxie:5
Líng Jiǎo Gōu Téng Tāng|羚角钩藤汤|羚角鉤藤湯|Chong Ding Tong Su Shang Han Lun|||extreme heat generating wind|lingyangjiao:4.5 sangye:6 chuanbeimu:12 dihuang:15 gouteng:9 juhua:9 fushen:9 baishao:9 gancao:3 zhuru:15
Zhèn Gān Xī Fēng Tāng|镇肝熄风汤|鎮肝熄風湯|Yi Xue Zhong Zhong Can Xi Lu|||liver yang rising with wind;dizziness;hypertension|niuxi:30 zheshi:30 longgu:15 muli:15 guijia:15 baishao:15 xuanshen:15 tiandong:15 chuanlianzi:6 maiya:6 yinchen:6 gancao:4.5
Tiān Má Gōu Téng Yǐn|天麻钩藤饮|天麻鉤藤飲|Zhong Yi Nei Ke Za Bing Zheng Zhi Xin Yi|||liver yang rising;headache;dizziness;hypertension|tianma:9 gouteng:12 shijueming:18 zhizi:9 huangqin:9 chuanniuxi:12 duzhong:9 yimucao:9 sangjisheng:9 shouwuteng:9 fushen:9
Cāng Ěr Zǐ Sǎn|苍耳子散|蒼耳子散|Ji Sheng Fang|powder|?|nasal congestion from wind;sinusitis;headache|cangerzi:7.5 xinyi:15 baizhi:30 bohe:1.5
Juān Bì Tāng|蠲痹汤|蠲痹湯|Yi Xue Xin Wu||?|wind-cold-damp painful obstruction;stiff joints|qianghuo:3 duhuo:3 rougui:1.5 qinjiao:3 danggui:9 chuanxiong:2 gancao:1.5 haifengteng:6 sangzhi:9 ruxiang:2.5 muxiang:2.5
Dà Qín Jiāo Tāng|大秦艽汤|大秦艽湯|Su Wen Bing Ji Qi Yi Bao Ming Ji||?|external wind in the channels;facial paralysis;numbness|qinjiao:9 gancao:6 chuanxiong:6 danggui:6 baishao:6 xixin:1.5 qianghuo:3 fangfeng:3 huangqin:3 shigao:6 baizhi:3 baizhu:3 dihuang:3 shudihuang:3 fuling:3 duhuo:6`,
  DRY: `
Xìng Sū Sǎn|杏苏散|杏蘇散|Wen Bing Tiao Bian|||cool dryness cough|zisuye:9 banxia:9 fuling:9 gancao:3 qianhu:9 jiegeng:6 zhiqiao:6 shengjiang:9 chenpi:6 dazao:9 kuxingren:9
Sāng Xìng Tāng|桑杏汤|桑杏湯|Wen Bing Tiao Bian|||warm dryness cough|sangye:3 kuxingren:4.5 nanshashen:6 zhebeimu:3 dandouchi:3 zhizi:3 lipi:3
Qīng Zào Jiù Fèi Tāng|清燥救肺汤|清燥救肺湯|Yi Men Fa Lu|||warm dryness damaging lung|sangye:9 shigao:7.5 gancao:3 renshen:2 heizhima:3 ejiao:2.5 maidong:3.5 kuxingren:2 pipaye:3
Mài Mén Dōng Tāng|麦门冬汤|麥門冬湯|Jin Gui Yao Lue|||lung-stomach yin deficiency;dry cough|maidong:42 banxia:6 renshen:9 gancao:6 jingmi:6 dazao:12
Yǎng Yīn Qīng Fèi Tāng|养阴清肺汤|養陰清肺湯|Chong Lou Yu Yao|||lung yin deficiency throat disorders|dihuang:6 maidong:4 gancao:2 xuanshen:5 chuanbeimu:3 mudanpi:3 bohe:2 baishao:3
Bǎi Hé Gù Jīn Tāng|百合固金汤|百合固金湯|Shen Zhai Yi Shu|||lung-kidney yin deficiency;blood-streaked sputum|shudihuang:9 dihuang:9 danggui:9 baishao:3 gancao:3 jiegeng:3 xuanshen:3 chuanbeimu:6 maidong:6 baihe:6
Zēng Yè Tāng|增液汤|增液湯|Wen Bing Tiao Bian|||dry constipation from fluid deficiency|xuanshen:30 maidong:24 dihuang:24
Shā Shēn Mài Dōng Tāng|沙参麦冬汤|沙參麥冬湯|Wen Bing Tiao Bian||?|lung and stomach yin injured;dry cough;thirst|beishashen:9 yuzhu:6 gancao:3 sangye:4.5 maidong:9 baibiandou:4.5 tianhuafen:4.5`,
  DAMP: `
Wán Dài Tāng|完带汤|完帶湯|Fu Qing Zhu Nu Ke|||leukorrhoea from spleen deficiency damp|baizhu:30 shanyao:30 renshen:6 baishao:15 cheqianzi:9 cangzhu:9 gancao:3 chenpi:2 jingjie:2 chaihu:2
Píng Wèi Sǎn|平胃散||Tai Ping Hui Min He Ji Ju Fang|powder|?|damp stagnating spleen-stomach;fullness|cangzhu:12 houpo:9 chenpi:9 gancao:4
Huò Xiāng Zhèng Qì Sǎn|藿香正气散|藿香正氣散|Tai Ping Hui Min He Ji Ju Fang|powder||exterior cold with interior damp;vomiting;diarrhoea|dafupi:3 baizhi:3 zisuye:3 fuling:3 banxia:6 baizhu:6 chenpi:6 houpo:6 jiegeng:6 guanghuoxiang:9 gancao:6
Yīn Chén Hāo Tāng|茵陈蒿汤|茵陳蒿湯|Shang Han Lun|||damp-heat jaundice|yinchen:18 zhizi:12 dahuang:6
Bā Zhèng Sǎn|八正散||Tai Ping Hui Min He Ji Ju Fang|powder||damp-heat dysuria|cheqianzi:9 qumai:9 bianxu:9 huashi:9 zhizi:9 gancao:9 mutong:9 dahuang:9
Sān Rén Tāng|三仁汤|三仁湯|Wen Bing Tiao Bian|||damp-warm disorder;afternoon fever|kuxingren:15 huashi:18 tongcao:6 doukou:6 zhuye:6 houpo:6 yiyiren:18 banxia:15
Gān Lù Xiāo Dú Dān|甘露消毒丹||Yi Xiao Mi Chuan|pill||damp-heat epidemic|huashi:15 huangqin:10 yinchen:11 shichangpu:6 chuanbeimu:5 mutong:5 guanghuoxiang:4 lianqiao:4 doukou:4 bohe:4 shegan:4
Èr Miào Sǎn|二妙散||Dan Xi Xin Fa|powder||damp-heat in lower burner;leg weakness|huangbo:15 cangzhu:15
Wǔ Líng Sǎn|五苓散||Shang Han Lun|powder||water retention;oedema;dysuria|zhuling:9 zexie:15 baizhu:9 fuling:9 guizhi:6
Zhū Líng Tāng|猪苓汤|豬苓湯|Shang Han Lun|||water-heat with yin deficiency;dysuria|zhuling:10 fuling:10 zexie:10 ejiao:10 huashi:10
Fáng Jǐ Huáng Qí Tāng|防己黄芪汤|防己黃芪湯|Jin Gui Yao Lue|||wind-water oedema with qi deficiency|fangji:12 gancao:6 baizhu:9 huangqi:15 shengjiang:9 dazao:6
Líng Guì Zhú Gān Tāng|苓桂术甘汤|苓桂術甘湯|Jin Gui Yao Lue|||phlegm-fluid;dizziness;palpitation|fuling:12 guizhi:9 baizhu:9 gancao:6
Zhēn Wǔ Tāng|真武汤|真武湯|Shang Han Lun|||kidney yang deficiency with water;oedema|fuling:9 baishao:9 baizhu:6 shengjiang:9 fuzi:9
Shí Pí Sǎn|实脾散|實脾散|Ji Sheng Fang|powder||spleen yang deficiency oedema|houpo:30 baizhu:30 mugua:30 muxiang:30 caoguo:30 dafupi:30 fuzi:30 fuling:30 ganjiang:30 gancao:15
Dú Huó Jì Shēng Tāng|独活寄生汤|獨活寄生湯|Bei Ji Qian Jin Yao Fang|||chronic painful obstruction;liver-kidney deficiency|duhuo:9 sangjisheng:6 duzhong:6 niuxi:6 xixin:6 qinjiao:6 fuling:6 rougui:6 fangfeng:6 chuanxiong:6 renshen:6 gancao:6 danggui:6 baishao:6 dihuang:6
Qiāng Huó Shèng Shī Tāng|羌活胜湿汤|羌活勝溼湯|Pi Wei Lun||?|wind-damp on the surface;heavy head;back pain|qianghuo:6 duhuo:6 gaoben:3 fangfeng:3 gancao:3 manjingzi:2 chuanxiong:1.5
Sì Miào Wán|四妙丸||Cheng Fang Bian Du|pill|?|damp-heat in the lower burner;swollen hot joints;gout|huangbo:12 cangzhu:12 niuxi:12 yiyiren:12
Guì Zhī Sháo Yào Zhī Mǔ Tāng|桂枝芍药知母汤|桂枝芍藥知母湯|Jin Gui Yao Lue||?|painful swollen joints;wind-damp with heat|guizhi:12 baishao:9 gancao:6 mahuang:6 shengjiang:15 baizhu:15 zhimu:12 fangfeng:12 fuzi:10
Wǔ Pí Sǎn|五皮散||Hua Shi Zhong Cang Jing|powder|?|skin water oedema;fullness|chenpi:9 sangbaipi:9 dafupi:9 shengjiangpi:9 fulingpi:9
Bì Xiè Fēn Qīng Yǐn|萆薢分清饮|萆薢分清飲|Dan Xi Xin Fa||?|cloudy urine from kidney cold;frequent urination|fenbixie:9 yizhi:9 shichangpu:9 wuyao:9
Wèi Líng Tāng|胃苓汤|胃苓湯|Dan Xi Xin Fa||?|damp diarrhoea;oedema;abdominal distension|cangzhu:6 houpo:4.5 chenpi:4.5 gancao:3 baizhu:6 fuling:6 zhuling:6 zexie:9 guizhi:4.5
Yīn Chén Wǔ Líng Sǎn|茵陈五苓散|茵陳五苓散|Jin Gui Yao Lue|powder|?|damp jaundice;scanty urine|yinchen:12 zhuling:9 zexie:15 baizhu:9 fuling:9 guizhi:6`,
  PHL: `
Èr Chén Tāng|二陈汤|二陳湯|Tai Ping Hui Min He Ji Ju Fang||?|phlegm-damp;cough;nausea|banxia:15 chenpi:15 fuling:9 gancao:4.5 shengjiang:9 wumei:3
Wēn Dǎn Tāng|温胆汤|溫膽湯|San Yin Ji Yi Bing Zheng Fang Lun||?|phlegm-heat disturbing gallbladder;insomnia;anxiety|banxia:6 zhuru:6 zhishi:6 chenpi:9 gancao:3 fuling:4.5 shengjiang:6 dazao:3
Qīng Qì Huà Tán Wán|清气化痰丸|清氣化痰丸|Yi Fang Kao|pill||phlegm-heat cough|chenpi:6 kuxingren:6 zhishi:6 huangqin:6 gualouzi:6 fuling:6 dannanxing:9 banxia:9
Xiǎo Xiàn Xiōng Tāng|小陷胸汤|小陷胸湯|Shang Han Lun|||phlegm-heat in chest;epigastric pain|huanglian:6 banxia:12 gualou:20
Bèi Mǔ Guā Lóu Sǎn|贝母瓜蒌散|貝母瓜蔞散|Yi Xue Xin Wu|powder|?|dry phlegm cough|chuanbeimu:9 gualou:6 tianhuafen:5 fuling:5 chenpi:5 jiegeng:5
Líng Gān Wǔ Wèi Jiāng Xīn Tāng|苓甘五味姜辛汤|苓甘五味薑辛湯|Jin Gui Yao Lue|||cold phlegm-fluid cough|fuling:12 gancao:9 ganjiang:9 xixin:3 wuweizi:5
Sān Zǐ Yǎng Qīn Tāng|三子养亲汤|三子養親湯|Jie Xiao Bian|||phlegm with food stagnation;cough in elderly|jiezi:9 zisuzi:9 laifuzi:9
Bàn Xià Bái Zhú Tiān Má Tāng|半夏白术天麻汤|半夏白朮天麻湯|Yi Xue Xin Wu|||wind-phlegm;dizziness;headache|banxia:9 tianma:6 fuling:6 chenpi:6 baizhu:18 gancao:3`,
  DIG: `
Bǎo Hé Wán|保和丸||Dan Xi Xin Fa|pill|?|food stagnation;belching;fullness|shanzha:18 liushenqu:6 banxia:9 fuling:9 chenpi:3 lianqiao:3 laifuzi:3
Zhǐ Shí Dǎo Zhì Wán|枳实导滞丸|枳實導滯丸|Nei Wai Shang Bian Huo Lun|pill||damp-heat food accumulation|dahuang:30 zhishi:15 liushenqu:15 fuling:9 huangqin:9 huanglian:9 baizhu:9 zexie:6
Jiàn Pí Wán|健脾丸||Zheng Zhi Zhun Sheng|pill||spleen deficiency with food stagnation|baizhu:15 muxiang:6 huanglian:6 gancao:6 fuling:10 renshen:9 liushenqu:6 chenpi:6 sharen:6 maiya:6 shanzha:6 shanyao:6 roudoukou:6
Zhǐ Shí Xiāo Pǐ Wán|枳实消痞丸|枳實消痞丸|Lan Shi Mi Cang|pill|?|focal distension;poor appetite;weak digestion|ganjiang:3 gancao:6 maiya:6 fuling:6 baizhu:6 banxia:9 renshen:9 houpo:12 zhishi:15 huanglian:15`,
  ABS: `
Xiān Fāng Huó Mìng Yǐn|仙方活命饮|仙方活命飲|Jiao Zhu Fu Ren Liang Fang|||early abscess with heat toxin|baizhi:6 zhebeimu:6 fangfeng:6 chishao:6 danggui:6 gancao:6 zaojiaoci:6 tianhuafen:6 ruxiang:6 moyao:6 jinyinhua:9 chenpi:9
Wǔ Wèi Xiāo Dú Yǐn|五味消毒饮|五味消毒飲|Yi Zong Jin Jian|||boils and carbuncles|jinyinhua:30 yejuhua:12 pugongying:12 zihuadiding:12 tiankuizi:12
Sì Miào Yǒng Ān Tāng|四妙勇安汤|四妙勇安湯|Yan Fang Xin Bian|||gangrene of heat toxin type|jinyinhua:90 xuanshen:90 danggui:60 gancao:30
Yáng Hé Tāng|阳和汤|陽和湯|Wai Ke Quan Sheng Ji|||yin-type abscess;cold swelling|shudihuang:30 mahuang:2 lujiaojiao:9 jiezi:6 rougui:3 gancao:3 paojiang:2
Wěi Jīng Tāng|苇茎汤|葦莖湯|Bei Ji Qian Jin Yao Fang|||lung abscess|lugen:60 yiyiren:30 dongguazi:24 taoren:9
Dà Huáng Mǔ Dān Tāng|大黄牡丹汤|大黃牡丹湯|Jin Gui Yao Lue|||intestinal abscess|dahuang:12 mudanpi:3 taoren:9 dongguazi:30 mangxiao:6`,
} as const;
