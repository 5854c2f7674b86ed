/**
 * What the points of body and head warn of, one flag a line: flag | codes of its points. Apart from the points' other facts,
 * because where a visit is signed nothing else of a point is asked. Read through `point-flags.ts`.
 */
export const pointFlagRows = `
pregnancy_contraindicated|LI4 SP6 BL60 BL67 GB21
pregnancy_caution|ST25 ST26 ST27 ST28 ST29 ST30 SP12 SP13 SP14 SP15 BL25 BL26 BL27 BL28 BL29 BL30 BL31 BL32 BL33 BL34 KI11 KI12 KI13 KI14 KI15 KI16 GV2 CV1 CV2 CV3 CV4 CV5 CV6 CV7 EX-CA1 EX-B8
no_needling|ST17 CV8
avoid_direct_moxa|LU8 LI19 LI20 ST1 ST8 ST9 ST17 BL1 BL2 TE23 GB1 GV15 GV16 GV25 GV28
pneumothorax_risk|LU1 LU2 ST11 ST12 ST13 ST14 ST15 ST16 ST17 ST18 SP17 SP18 SP19 SP20 SP21 SI14 SI15 BL11 BL12 BL13 BL14 BL15 BL16 BL17 BL18 BL19 BL20 BL21 BL41 BL42 BL43 BL44 BL45 BL46 BL47 BL48 BL49 BL50 KI22 KI23 KI24 KI25 KI26 KI27 PC1 TE15 GB21 GB22 GB23 GB24 LR14 CV17 EX-B1 EX-B2 EX-B3
organ_puncture_risk|BL22 BL23 BL51 BL52 KI21 GB25 LR13 CV14 CV15
spinal_cord_or_medulla_risk|BL10 GB20 GV3 GV4 GV5 GV6 GV7 GV8 GV9 GV10 GV11 GV12 GV13 GV14 GV15 GV16
vessel_risk|LU8 LU9 LI18 ST9 ST10 ST12 ST42 SP12 HT1 SI16 BL40 LR12 CV22
eye_risk|ST1 BL1 EX-HN7
infant_fontanelle|GV22
`;
