import type { Language } from "../../contracts/kernel/primitives.ts";

type Named = Readonly<Record<Language, string>>;

/** What qualities speak for, and the organs of positions; one per line: key | English | Portuguese. Sources in `reference/pulse.ts`. */
const ROWS = `floating|Exterior pattern; if empty, deficiency of Yin|Padrão exterior; se vazio, deficiência de Yin
deep|Interior pattern|Padrão interior
slow|Cold|Frio
rapid|Heat|Calor
empty|Deficiency of Qi, also of Blood|Deficiência de Qi, também de Sangue
full|Fullness|Plenitude
slippery|Phlegm, dampness or retained food; usual in pregnancy|Fleuma, humidade ou retenção alimentar; habitual na gravidez
choppy|Blood stasis, or deficiency of Blood or Essence|Estase de Sangue, ou deficiência de Sangue ou de Essência
long|Heat or fullness; if soft and even, health|Calor ou plenitude; se suave e regular, saúde
short|Deficiency of Qi; if strong, Qi stagnation|Deficiência de Qi; se forte, estagnação de Qi
surging|Exuberant heat|Calor exuberante
faint|Severe deficiency of Yang, Qi and Blood|Deficiência grave de Yang, Qi e Sangue
tight|Cold or pain; retained food|Frio ou dor; retenção alimentar
moderate|Dampness or weak Spleen and Stomach; if even, health|Humidade ou fraqueza do Baço e do Estômago; se regular, saúde
wiry|Liver and Gallbladder patterns, pain, phlegm|Padrões do Fígado e da Vesícula Biliar, dor, fleuma
hollow|Loss of blood; injured Yin|Perda de sangue; Yin lesado
leather|Loss of blood or Essence; deficiency with cold|Perda de sangue ou de Essência; deficiência com frio
firm|Internal cold and fullness; masses|Frio interno e plenitude; massas
soggy|Deficiency with dampness|Deficiência com humidade
weak|Deficiency of Qi and Blood, of Yang|Deficiência de Qi e Sangue, de Yang
scattered|Qi about to be exhausted|Qi prestes a esgotar-se
thin|Deficiency of Blood or Yin; dampness|Deficiência de Sangue ou de Yin; humidade
hidden|Factor locked inside; severe pain|Fator retido no interior; dor intensa
stirring|Fright or pain|Susto ou dor
skipping|Exuberant heat with stagnation of Qi, Blood, phlegm or food|Calor exuberante com estagnação de Qi, Sangue, fleuma ou alimento
knotted|Exuberant Yin, cold phlegm, Blood stasis|Yin exuberante, fleuma-frio, estase de Sangue
intermittent|Exhausted Qi of the organs, especially the Heart; shock or pain|Qi dos órgãos esgotado, sobretudo do Coração; choque ou dor
racing|Extreme heat with exhausted Yin|Calor extremo com Yin esgotado
left_cun|Heart and Small Intestine|Coração e Intestino Delgado
left_guan|Liver and Gallbladder|Fígado e Vesícula Biliar
left_chi|Kidney (Yin) and Bladder|Rim (Yin) e Bexiga
right_cun|Lung and Large Intestine|Pulmão e Intestino Grosso
right_guan|Spleen and Stomach|Baço e Estômago
right_chi|Kidney (Yang), Pericardium and Triple Burner|Rim (Yang), Pericárdio e Triplo Aquecedor`;

const meanings: ReadonlyMap<string, Named> = new Map(
  ROWS.split("\n").map((row) => {
    const [key = "", en = "", pt = ""] = row.split("|");
    return [key, { en, pt }];
  }),
);
const NONE: Named = { en: "", pt: "" };

/** What a quality speaks for, or the organs of a position. */
export const pulseMeaning = (key: string): Named => meanings.get(key) ?? NONE;
