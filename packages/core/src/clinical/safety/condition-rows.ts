/**
 * Codes and words for the conditions of a patient, one per line: key | beginnings of ICD-10 codes | words, folded. `*`
 * stands for any ending, `#` for a number. A word after `!` counts only in capitals (IC, FA, DM), a word after `=` only
 * exactly as written. Compiled from memory in both languages, with common abbreviations.
 */
export const conditionRows = `
pregnancy|Z32.1,Z33,Z34,Z35,Z36,Z3A|pregnant,expecting a baby,weeks pregnant,positive pregnancy test,semanas de gravidez,semanas de gestacao,teste de gravidez positivo,!DPP,espera bebe,possivel gravidez,suspeita de gravidez,provavel gravidez,possible pregnancy,may be pregnant,pode estar gravida,=gravida,=gravidas,gravidez gemelar,gravidez no,trimester pregnancy,trimester of pregnancy,twin pregnancy,gestante*,gravidez de #,gravidez #,gravidez de risco,gravidez em curso,gravidez atual,gestacao de #,gestacao #,# semanas de gravidez,# semanas de gestacao,# weeks pregnant,weeks of pregnancy,pregnancy of #,pregnancy #,current pregnancy,# weeks gestation,at # weeks gestation
postpartum|Z39|postpartum,puerperium,recently gave birth,after delivery,pos parto,puerperio,puerpera,parto recente
lactation|Z39.1,O91,O92|breastfeeding,lactating,amamentacao,aleitamento,a amamentar,amamenta,lactante,da de mamar
infertility_treatment|Z31|fertility treatment,!IVF,!ICSI,embryo transfer,ovarian stimulation,assisted reproduction,tratamento de fertilidade,!FIV,!PMA,transferencia de embrioes,estimulacao ovarica
pacemaker|Z95.0,Z45.0,Z95.81,T82.1|pace maker,cardiac pacemaker,cardiac resynchronisation,!CRT,marca passo,ressincronizador,!PMD,pacemak*,marcapasso*
icd|Z95.81,Z45.02|implantable defibrillator,implanted cardioverter,!CDI,!CRT D,desfibrilh*,desfibril*,defibrillat*,cardioversor*,cardioverter*
neurostimulator|Z96.21,Z96.41,Z45.3,Z45.4,Z96.82,Z97.8|deep brain stimulator,spinal cord stimulator,vagus nerve stimulator,cochlear implant,insulin pump,implanted pump,estimulacao cerebral profunda,!DBS,estimulador medular,estimulador do nervo vago,implante coclear,bomba de insulina,bomba implantada,neuroestimul*,neurostimul*,estimulador vagal,cochlear implant*,implante* coclear*,nerve stimulator,cord stimulator,deep brain stimulat*,!SCS,!TENS implantado
prosthetic_valve|Z95.2,Z95.3,Z95.4,I33,I38,I39|prosthetic heart valve,mechanical valve,valve replacement,!TAVI,infective endocarditis,protese valvular,valvula mecanica,valvula protesica,substituicao valvular,protese* mecanica mitral,protese* mecanica aortica,valvula mitral mecanica,valvula aortica mecanica,valvula artificial,artificial valve,mechanical mitral,mechanical aortic,protese* valvular*,valvula* protesica*,valvula biologica,protese* mitral,protese* aortica*,prosthetic valve*,heart valve replace*,prosthetic heart valve*,endocardit*
epilepsy|G40,G41,R56,F44.5|crises epileticas,crises epilepticas,crises convulsivas,ataques epileticos,epilep*,epilet*,seizure*,convuls*,crises convulsiv*,crise convulsiv*,comicial*,tonico clonic*
bleeding|D65,D66,D67,D68.0,D68.1,D68.2,D68.4,D68.8,D68.9,D69|bleeding disorder,von willebrand,factor deficiency,easy bruising,alteracao da coagulacao,defice de fator,discrasia hemorragica,hematomas faceis,equimoses faceis,haemophil*,hemophil*,hemofil*,thrombocytopeni*,trombocitopeni*,bleeding disorder*,bleeding tendenc*,tendencia hemorragica,coagulopat*,disturbio* da coagulacao,doenca* hemorragica*,bruis* easily,hematomas facilmente
haemophilia|D66,D67,D68.0,D68.1,D68.2|factor viii deficiency,factor ix deficiency,von willebrand disease,defice de fator viii,defice de factor viii,doenca de von willebrand,haemophil*,hemophil*,hemofil*,von willebrand
thrombocytopenia|D69.3,D69.4,D69.5,D69.6,M31.1|low platelets,!ITP,immune thrombocytopenia,plaquetas baixas,!PTI,purpura trombocitopenica,thrombocytopeni*,trombocitopeni*,low platelet*,plaquetopeni*
anticoagulated|Z79.01,Z92.1,D68.3,Z79.02|anticoagulated,on anticoagulants,on blood thinners,taking warfarin,anticoagulacao,faz varfarina,inr terapeutico,faz noac,faz doac,hipocoagul*,anticoagulad*,on blood thinner*,on anticoagulant*
thrombophilia|D68.5,D68.6|factor v leiden,lupus anticoagulant,fator v de leiden,factor v de leiden,sindrome antifosfolipido,sindrome antifosfolipidica,anticoagulante lupico,trombofili*,thrombophili*,leiden,antifosfolip*,antiphosphol*,!SAF
dvt|I80,I81,I82,I26,O22.3,Z86.71|deep vein thrombosis,!DVT,venous thrombosis,pulmonary embolism,trombose venosa profunda,!TVP,trombose venosa,!TEP,embolia pulmonar,=flebite,phlebitis,!TVS,tromboflebite*,venous thromb*,vein thromb*,thrombophleb*,pulmonary embol*,tromboembol*,trombose da perna,trombose na perna,blood clot in,coagulo na perna
varicose_veins|I83,I87.2|varices of the legs,venous ulcer,varizes,varizes dos membros inferiores,insuficiencia venosa,ulcera venosa,!IVC,varicos*,varicose vein*
aaa|I71|aortic aneurysm,abdominal aortic aneurysm,!AAA,aortic dissection,aneurisma da aorta,aneurisma da aorta abdominal,aneurisma aortico,disseccao da aorta,dissecacao da aorta,aneurisma* da aorta,aneurisma* aortic*,aortic aneurysm*,aneurysm of the aorta,aneurisma,aneurysm,disseccao aortica
stroke|I60,I61,I62,I63,I64,I69,G45,Z86.73|stroke,cerebrovascular accident,!CVA,!TIA,transient ischaemic attack,intracerebral haemorrhage,avc,acidente vascular cerebral,!AIT,acidente isquemico transitorio,trombose cerebral,hemorragia cerebral,avc isquemico,avc hemorragico,cerebral haemorrhage,cerebral hemorrhage
vertebral_artery|I67.0,I77.7,G45.0,I65|vertebral artery disease,cervical artery dissection,carotid stenosis,carotid dissection,doenca da arteria vertebral,disseccao da arteria vertebral,disseccao carotidea,insuficiencia vertebrobasilar,insuficiencia vertebro basilar,estenose carotidea,vertebrobasilar*,vertebro basilar,arteria vertebral,vertebral artery,disseccao carotid*,estenose carotid*
coronary|I20,I21,I22,I23,I24,I25,Z95.1,Z95.5|coronary heart disease,ischaemic heart disease,myocardial infarction,heart attack,stent,doenca coronaria,cardiopatia isquemica,angina de peito,!EAM,bypass coronario,!SCA,angina pectoris,=angina,coronary bypass,enfarte*,heart attack*,myocardial infarct*,coronari*,coronary,ischaemic heart,ischemic heart
heart_failure|I50,I11.0,I13.0,I42|heart failure,cardiac failure,!CHF,reduced ejection fraction,insuficiencia cardiaca,!IC,!ICC,insuficiencia cardiaca congestiva,fracao de ejecao reduzida,fraccao de ejeccao reduzida,!ICFER,!ICFEP
arrhythmia|I44,I45,I47,I48,I49|atrial fibrillation,long qt,tachycardia,av block,!FA,fibrilhacao auricular,fibrilacao auricular,flutter,qt longo,taquicardia,bloqueio auriculoventricular,!BAV,!AF on,!AF with,arritmi*,arrhythmi*,fibrilhacao atrial,fibrilacao atrial,taquicardia supraventricular,taquicardia ventricular,ventricular tachycardia,bradicardi*,bradycardi*,extrassistol*
qt_long|I45.8,R94.31|long qt,prolonged qt,qt prolongation,torsades de pointes,qt longo,sindrome do qt longo,qt prolongado,qt prolong*
hypertension|I10,I11,I12,I13,I15,I16,R03.0|high blood pressure,raised blood pressure,hta,tensao alta,tensao arterial alta,pressao alta,!HTN,hypertensi*,hipertens*
hypertension_uncontrolled|I16|uncontrolled hypertension,severe hypertension,hypertensive crisis,blood pressure above 180,hipertensao nao controlada,hta nao controlada,hta descontrolada,crise hipertensiva,hipertensao grave,tensao acima de 180,hta mal controlada,hipertensao mal controlada,hipertensao descontrolada,hypertension uncontrolled,poorly controlled hypertension
hypotension|I95,R55|hypotension,low blood pressure,fainting,vasovagal syncope,orthostatic hypotension,hipotensao,tensao baixa,desmaios,sincope,sincope vasovagal,lipotimia,hipotensao ortostatica
raynaud|I73,I70.2,I74|peripheral artery disease,critical limb ischaemia,fenomeno de raynaud,doenca arterial periferica,!DAP,raynaud*,peripheral arterial disease,claudica*,!DAOP,isquemia critica
diabetes|E10,E11,E12,E13,E14,E08,E09,O24|type 1 diabetes,type 2 diabetes,!T2DM,!T1DM,gestational diabetes,!DM,!DM1,!DM2,!NIDDM,diabet*,insulinodependent*,insulino dependente*,insulin dependent,!DMID,!T1D,!T2D
neuropathy|G60,G61,G62,G63,E10.4,E11.4,E10.5,E11.5|diabetic neuropathy,insensate skin,numb feet,loss of sensation,pe diabetico,perda de sensibilidade,insensibilidade,anestesia cutanea,dormencia dos pes,neuropati*,neuropath*,polineuropati*,polyneuropath*,diabetic foot
kidney|N00,N01,N02,N03,N04,N05,N08,N17,N18,N19,N25,Z94.0,I12,I13|kidney disease,chronic kidney disease,!CKD,renal failure,dialysis,doenca renal,doenca renal cronica,!DRC,!IRC,insuficiencia renal,insuficiencia renal cronica,rim unico,lesao renal aguda,kidney disease*,kidney failure,doenca* renal*,renal disease,renal insufficiency,irc,drc,ckd,single kidney
dialysis|Z49,Z99.2,N18.6,T82.4|dialysis,haemodialysis,hemodialysis,peritoneal dialysis,arteriovenous fistula,dialise,hemodialise,dialise peritoneal,fistula arteriovenosa,!FAV
nephrotic|N04,N05,R80|nephrotic syndrome,proteinuria,glomerulonephritis,sindrome nefrotica,glomerulonefrite
kidney_stones|N20,N21,N22,N23,Z87.44|kidney stones,renal colic,urolithiasis,nephrolithiasis,calculos renais,litiase renal,colica renal,pedra no rim,nefrolitiase,urolitiase,calculo* rena*,colica* rena*,pedra* no* rim*,kidney stone*,renal stone*
hyperkalaemia|E87.5|high potassium,potassio alto,hyperkal*,hipercaliemi*,hipercalemi*,hiperpotass*,potassio elevado
hypokalaemia|E87.6|low potassium,potassio baixo,hypokal*,hipocaliemi*,hipocalemi*,hipopotass*
liver|B15,B16,B17,B18,B19,K70,K71,K72,K73,K74,K75,K76,K77,Z94.4|liver disease,liver failure,fatty liver,raised liver enzymes,doenca hepatica,insuficiencia hepatica,figado gordo,transaminases elevadas,hepatit*,cirrho*,cirros*,liver disease*,doenca* hepatica*,esteat*,hepatopat*,hepatic disease,hepatic failure,!NAFLD,!NASH
hepatitis_bc|B16,B17.1,B18.0,B18.1,B18.2,Z22.5|hepatitis b,hepatitis c,chronic viral hepatitis,hbsag positive,hepatite b,hepatite c,hepatite virica,hepatite viral,!VHB,!VHC,hbsag positivo,anti vhc positivo,hep b,hep c,!HBV,!HCV
cirrhosis|K70.3,K74,I85,K76.6,R18|portal hypertension,oesophageal varices,ascites,hipertensao portal,varizes esofagicas,ascite,doenca hepatica terminal,cirros*,cirrho*,esophageal varices
gallstones|K80,K81,K82|biliary colic,cholecystitis,cholecystectomy planned,calculos biliares,litiase biliar,pedra na vesicula,colica biliar,colecistite,colelitiase,gallstone*,calculo* biliar*,litiase vesicular,pedra* na vesicula,cholelithiasis
bile_duct|K83,K74.3,R17|bile duct obstruction,cholestasis,primary biliary cholangitis,jaundice,obstrucao das vias biliares,colestase,colangite biliar primaria,ictericia,obstrucao biliar
ulcer|K25,K26,K27,K28,K29,K92.0,K92.1,K92.2|peptic ulcer,gastric ulcer,duodenal ulcer,gastrointestinal bleeding,helicobacter pylori,ulcera peptica,ulcera gastrica,ulcera duodenal,hemorragia digestiva,melena,hematemeses,peptic ulcer*,gastric ulcer*,duodenal ulcer*,ulcera* peptica*,ulcera* gastrica*,ulcera* duodena*,ulcera* no estomago,stomach ulcer*,gastrointestinal bleed*
reflux|K20,K21,K44|!GERD,!GORD,oesophagitis,hiatus hernia,drge,!RGE,esofagite,hernia do hiato,reflux*
bowel|K56,K59.3|bowel obstruction,intestinal obstruction,ileus,stricture,faecal impaction,obstrucao intestinal,oclusao intestinal,ileo,estenose intestinal,fecaloma,suboclusao
ibd|K50,K51|ulcerative colitis,inflammatory bowel disease,doenca de crohn,colite ulcerosa,retocolite ulcerosa,!RCU,doenca inflamatoria intestinal,!DII,crohn*,inflammatory bowel,!IBD
coeliac|K90.0,K90.4|gluten intolerance,gluten allergy,doenca celiaca,intolerancia ao gluten,alergia ao gluten,celiac*,coeliac*
diarrhoea|K91.1,Z98.84,K92.81|chronic diarrhoea,short bowel,gastric bypass,malabsorption,bariatric surgery,diarreia cronica,intestino curto,bypass gastrico,ma absorcao,cirurgia bariatrica
thyroid|E00,E01,E02,E03,E04,E05,E06,E07,E89.0|doenca da tiroide,nodulos da tiroide,thyroid*,tiroid*,tireoid*,hashimoto*,bocio*,goitre*,goiter*,hipotiroid*,hipotireoid*,hypothyroid*,hipertiroid*,hipertireoid*,hyperthyroid*
hypothyroidism|E02,E03,E89.0|underactive thyroid,myxoedema,mixedema,tiroide preguicosa,hipotiroid*,hipotireoid*,hypothyroid*,hashimoto*
hyperthyroidism|E05,E06.0,E06.2|overactive thyroid,toxic goitre,doenca de graves,bocio toxico,hipertiroid*,hipertireoid*,hyperthyroid*,tirotoxic*,thyrotoxic*,graves disease,graves hyperthyroidism,basedow
adrenal|E24,E27|adrenal insufficiency,long term steroids,insuficiencia suprarrenal,insuficiencia adrenal,corticoterapia prolongada,corticoides ha anos,cortisona ha anos,corticoides cronicos,addison*,cushing*
hyperaldosteronism|E26|primary aldosteronism,conn s syndrome,sindrome de conn,hiperaldosteronism*,aldosteronism*,conn
osteoporosis|M80,M81,M82|low bone density,fragility fracture,baixa densidade ossea,fratura de fragilidade,fractura de fragilidade,osteopor*,osteopeni*
fracture|S02,S12,S22,S32,S42,S52,S62,S72,S82,S92,M84|recent fracture,unhealed fracture,vertebral collapse,fratura recente,fratura vertebral,colapso vertebral,fratura nao consolidada,fractura recente,vertebral fracture,fratura em consolidacao,fratura ha # semana*,fratura ha # dia*
spondylolisthesis|M43.1,M43.0,M53.2,Q79.6,M35.7|spinal instability,ligament instability,ehlers danlos,instabilidade vertebral,instabilidade ligamentar,espondilolistes*,spondylolisthes*,espondilolise*,marfan
cauda_equina|G83.4,G95.2|cauda equina syndrome,saddle numbness,new bladder or bowel loss,spinal cord compression,sindrome da cauda equina,cauda equina,anestesia em sela,compressao medular,saddle anaesthesia,cord compression
disc_prolapse|M50,M51|disc herniation,disc prolapse with weakness,hernia discal,hernia do disco,defice motor,paresia,hernias discais,herniated disc,disc prolapse,slipped disc
scoliosis_surgery|Z98.1|spinal fusion,spine surgery,metal implants in the spine,disc prosthesis,artrodese,cirurgia a coluna,artrodese vertebral,implantes metalicos na coluna,protese discal
joint_replacement|Z96.6|hip replacement,knee replacement,joint prosthesis,protese da anca,protese do joelho,protese articular,!PTJ,protese* total* da anca,protese* total* do joelho,protese* da anca,protese* do joelho,protese* do ombro,hip replac*,knee replac*,artroplasti*,arthroplast*,hip prosthesis,knee prosthesis
ra_cervical|M05,M06,M43.3,M08|atlantoaxial instability,artrite reumatoide com envolvimento cervical,artrite reumatoide,instabilidade atlanto axial,instabilidade atlantoaxoideia,artrite reumato*,rheumatoid*,instabilidade atlanto*,atlanto axial instability,!AR,!RA
down_syndrome|Q90|down syndrome,trisomy 21,sindrome de down,sindroma de down,trissomia 21,!T21,down s syndrome
cancer|C,D0,D37,D38,D39,D4,Z51.0,Z51.1,Z85|doenca oncologica,cancro*,cancer*,neoplas*,carcinom*,linfom*,lymphom*,leucemi*,leukaemi*,leukemi*,melanom*,sarcom*,quimioterapi*,chemotherap*,radioterapi*,radiotherap*,oncologic*,malignan*,metast*,tumor malign*,tumor cerebral,mielom*,myelom*
hormone_dependent_cancer|C50,C61,C54.1,D05,Z85.3,Z85.46|breast cancer,oestrogen receptor positive,prostate cancer,endometrial cancer,cancro da mama,carcinoma da mama,recetores de estrogenio positivos,cancro da prostata,cancro do endometrio,neoplasia da mama,cancro de mama,breast carcinoma,carcinoma mamario,neoplasia da prostata,cancro do ovario,ovarian cancer,recetores hormonais positivos,re positivo,er positive,estrogen receptor positive
bone_metastasis|C90.0,C79|bone metastasis,spinal metastasis,metastatic cancer,metastases osseas,metastizacao ossea,metastases vertebrais,metastas* osse*,metastiz* osse*,bone metasta*,spinal metasta*,metastas* vertebr*,mielom*,myelom*
lymphoedema|I89.0,I97.2,Q82.0|axillary clearance,removed lymph nodes,esvaziamento axilar,esvaziamento ganglionar,ganglios removidos,edema do braco,edema linfatico,linfedem*,linfoedem*,lymphoedem*,lymphedem*
neutropenia|D70,D72.8|low white cells,absolute neutrophils below 1000,leucocitos baixos,neutropeni*,agranulocit*,agranulocyt*,leucopeni*,leukopeni*
immunosuppression|D80,D81,D82,D83,D84,Z79.52,Z92.25|immune deficiency,on chemotherapy,long term corticosteroids,biologic therapy,quimioterapia ativa,terapeutica biologica,corticoterapia,imunossuprimid*,imunossupress*,imunodeprimid*,imunocomprometid*,imunodefici*,immunosuppress*,immunocompromis*,immunodefici*
transplant|Z94,T86|organ transplant,kidney transplant,liver transplant,bone marrow transplant,graft rejection,transplant*
hiv|B20,B21,B22,B23,B24,Z21,R75|!HIV,hiv positive,!VIH,vih positivo,seropositiv*,hiv positiv*,vih positiv*
infection|A15,A16,A17,A18,A19,A40,A41,L03,R50,J09,J10,J11,U07|fever,acute infection,sepsis,cellulitis,febre,infecao aguda,infeccao aguda,infecao ativa,febril,celulite infeciosa,tuberculos*
autoimmune|M05,M06,M30,M31,M32,M33,M34,M35,G35,D86,K50,K51,E06.3,L40,L63|!SLE,multiple sclerosis,doenca autoimune,!LES,artrite reumatoide,esclerose multipla,sindrome de sjogren,autoimmun*,autoimun*,auto imune*,lupus*,rheumatoid*,artrite reumato*,crohn*,!AR,!RA,vasculit*,sjogren*,esclerodermi*,scleroderm*,espondilite anquilosante,ankylosing spondylitis
multiple_sclerosis|G35,G36,H46|multiple sclerosis,demyelination,optic neuritis,esclerose multipla,doenca desmielinizante,nevrite otica,neurite otica
myasthenia|G70.0|miasteni*,myastheni*
parkinson|G20,G21,G22|deep brain stimulation,doenca de parkinson,estimulacao cerebral profunda,parkinson*
dementia|F00,F01,F02,F03,G30|dementia,alzheimer s disease,cognitive impairment,demencia,doenca de alzheimer,defice cognitivo,defice de memoria
migraine|G43,G44|migraine,cluster headache,medication overuse headache,enxaqueca,cefaleia em salvas,cefaleia por abuso de medicamentos
glaucoma|H40,H42|angle closure glaucoma,raised eye pressure,hipertensao ocular,pio elevada,glaucom*,angle closure,pressao intraocular elevada
retina|H33,H35|retinal detachment,retinal surgery,macular degeneration,recent eye surgery,descolamento da retina,cirurgia ocular recente,retinopatia,!DMI,degeneracao macular
bph_retention|N40,R33,N32.0|benign prostatic hyperplasia,!BPH,urinary retention,difficulty passing urine,hiperplasia benigna da prostata,hbp,hiperplasia prostatica,retencao urinaria,jacto fraco,dificuldade em urinar,!RTU P,hipertrofia benigna da prostata,hypertrophy of the prostate,prostatic hyperplasia,enlarged prostate,prostata aumentada
uti|N10,N11,N12,N30,N39.0|urinary tract infection,cystitis,pyelonephritis,indwelling catheter,infecao urinaria,infeccao urinaria,!ITU,cistite,pielonefrite,algalia,cateter vesical
gout|M10,M11,E79|gout,high uric acid,acido urico alto,crise gotosa,gota,gotos*,gouty,hiperuricemi*,hyperuricaemi*,hyperuricemi*,acido urico elevado
haemochromatosis|E83.1|iron overload,raised ferritin,sobrecarga de ferro,ferritina alta,ferritina elevada,hemocromatos*,haemochromatos*,hemochromatos*
g6pd|D55.0,D74|g6pd deficiency,defice de g6pd,deficiencia de glicose 6 fosfato desidrogenase,g6pd,favism*,glicose 6 fosfato
sickle_cell|D57,D56|sickle cell disease,anemia falciforme,drepanocit*,falciforme,sickle cell,talassemi*,thalassaemi*,thalassemi*
anaemia|D50,D51,D52,D53,D63,D64|iron deficiency,low haemoglobin,defice de ferro,hemoglobina baixa,anemi*,anaemi*,ferropeni*
leukaemia_bleeding|C91,C92,C95,D46,D60,D61|leukaemia,acute leukaemia,bone marrow failure,aplasia,leucemia,leucemia aguda,aplasia medular,mielodisplasia,!SMD
burns_skin|L89,T20,T21,T22,T23,T24,T25,T29,T30,S01,S21,S41,S61,S71,S81,S91,L08|broken skin,open wound,eczema flare,infected skin,pressure ulcer,pele lesada,ferida aberta,ferida infetada,ferida infectada,ulcera de pressao,escara,eczema agudo
psoriasis|L40|psoriasis,koebner,psoriase,psoriase vulgar
keloid|L91.0|hypertrophic scar,cicatriz hipertrofica,queloid*,keloid*
nickel_allergy|L23.0,Z91.048|nickel allergy,metal allergy,chromium allergy,alergia ao niquel,alergia a metais,dermatite ao niquel,alergia ao cromio,alergic* a niquel,alergic* ao niquel,alergic* a metais,reacao ao niquel,reacao a niquel,reacts to nickel,nickel sensitiv*,sensibilidade ao niquel,alergica ao niquel,alergico ao niquel,alergia a niquel,allergic to nickel,allergy to nickel,niquel alerg*,dermatite de contacto ao niquel
latex_allergy|Z91.040,L23.5|latex allergy,alergia ao latex,alergico ao latex,alergica ao latex,allergic to latex,allergy to latex
shellfish_allergy|Z91.013|shellfish allergy,crustacean allergy,oyster allergy,alergia ao marisco,alergia a crustaceos,alergia a ostras,alergia a moluscos,alergia a camarao
asteraceae_allergy||asteraceae allergy,ragweed allergy,chamomile allergy,daisy allergy,alergia as asteraceas,alergia a compostas,alergia a camomila,alergia a artemisia,alergia a ambrosia
apiaceae_allergy||celery allergy,carrot allergy,apiaceae allergy,birch pollen syndrome,alergia ao aipo,alergia as apiaceas,sindrome polen alimento,alergia a cenoura
salicylate_allergy|Z88.6|aspirin allergy,salicylate intolerance,!AERD,samter,alergia a aspirina,alergia ao acido acetilsalicilico,intolerancia a salicilatos,doenca respiratoria exacerbada por aine
anaphylaxis|T78.2,T78.0|anaphylaxis,severe allergic reaction,adrenaline auto injector,anafilaxia,choque anafilatico,reacao alergica grave,reaccao alergica grave,caneta de adrenalina
asthma|J45,J46|brittle asthma,asma,broncospasmo,asmatic*,asthma*
copd|J42,J43,J44,J96|copd,chronic bronchitis,home oxygen,dpoc,bronquite cronica,oxigenoterapia domiciliaria,insuficiencia respiratoria,enfisema*,emphysem*
pneumothorax|J93,J95.81|pneumothorax,recent thoracic surgery,bullous lung disease,pneumotorax,bolhas pulmonares,cirurgia toracica recente,pneumectomia
sleep_apnoea|G47.3|sleep apnoea,!OSA,cpap,apneia do sono,saos,sindrome de apneia obstrutiva do sono,sleep apn*
bipolar|F30,F31,F34.0|perturbacao bipolar,doenca bipolar,disturbio bipolar,bipolar*,hipomania*,hypomani*,episodio maniaco,manic episode
psychosis|F20,F21,F22,F23,F24,F25,F28,F29|hallucinations,alucinacoes,surto psicotico,psicos*,psicotic*,psychos*,psychotic*,esquizofren*,schizophren*
depression|F32,F33,R45.8|major depression,suicidal thoughts,self harm,depressao major,ideacao suicida,tentativa de suicidio,automutilacao,suicidal
anxiety_needle||needle phobia,fainting at needles,fobia a agulhas,desmaia com agulhas,fobia a* agulha*,belonefobia,medo de agulhas,afraid of needles,faints with needles
substance_use|F10,F11,F12,F13,F19,Z50.2|alcohol dependence,drug dependence,opioid substitution,alcoholism,dependencia do alcool,etilismo,programa de metadona,consumo de drogas,alcoolism*,alcoolic*,alcohol dependen*,dependencia alcoolica,toxicodepend*,drug dependen*,metadona
eating_disorder|F50,E43,E44,E46,R63.4|anorexia nervosa,bmi below 16,imc abaixo de 16,desnutricao,bulimi*
obesity_weight_loss||weight loss treatment,orlistat,tratamento da obesidade,bariatric*,cirurgia bariatrica
surgery_planned|Z01.81|surgery planned,operation date,pre operative,cirurgia marcada,cirurgia programada,pre operatorio,lista de espera cirurgica,operacao marcada,tem cirurgia,cirurgia ao # marcada,cirurgia agendada,operacao agendada,surgery booked,surgery scheduled,vai ser operad*,sera operad*,aguarda cirurgia,cirurgia em breve,awaiting surgery,surgery next,surgery in # days,surgery in # weeks,cirurgia daqui a,cirurgia em # dias
recent_surgery|Z48,T81|recent surgery,post operative,cirurgia recente,pos operatorio,cicatriz recente,postoperative,operad* ha # dia*,operad* ha # semana*
elderly_frail|R54,R29.6,R64|frail elderly,frailty,idoso fragil,idos* fragil,frail,fragilidade do idoso,caquexi*,cachexi*,quedas frequentes,recurrent falls,frequent falls
child||
red_flag||
`;
