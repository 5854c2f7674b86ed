import type { Language } from "../../contracts/kernel/primitives.ts";

type Named = Readonly<Record<Language, string>>;

/** What unusual findings speak for, one per line: code | English | Portuguese. Sources in `reference/tongue.ts`. */
const ROWS = `body_color.pale|Qi, Blood or Yang deficiency; cold|Deficiência de Qi, Sangue ou Yang; frio
body_color.red|Heat, full or from Yin deficiency|Calor, por plenitude ou por deficiência de Yin
body_color.crimson|Heat that has entered the Blood; severe Yin deficiency|Calor que entrou no Sangue; deficiência grave de Yin
body_color.purple|Blood stasis|Estase de Sangue
body_color.blue_purple|Blood stasis from cold|Estase de Sangue por frio
body_color.red_purple|Blood stasis from heat|Estase de Sangue por calor
body_color.blue|Severe internal cold with Blood stasis|Frio interno intenso com estase de Sangue
body_color.red_tip|Heat in the Heart or Lung; beginning wind-heat|Calor no Coração ou no Pulmão; vento-calor inicial
body_color.red_sides|Heat in the Liver or Gallbladder|Calor no Fígado ou na Vesícula Biliar
body_color.stasis_spots|Local Blood stasis|Estase de Sangue localizada
body_color.red_points|Heat, also toxic heat or heat in the Blood|Calor, também calor tóxico ou calor no Sangue
body_shape.swollen|Dampness or phlegm; Spleen or Kidney Yang deficiency|Humidade ou fleuma; deficiência de Yang do Baço ou do Rim
body_shape.thin|Deficiency of Blood or Yin|Deficiência de Sangue ou de Yin
body_shape.tooth_marked|Spleen Qi deficiency with dampness|Deficiência de Qi do Baço com humidade
body_shape.cracked|Yin or Blood deficiency; heat that injures fluids|Deficiência de Yin ou de Sangue; calor que lesa os líquidos
body_shape.central_crack|Stomach Yin deficiency; reaching the tip, a tendency of the Heart|Deficiência de Yin do Estômago; se chega à ponta, tendência do Coração
body_shape.transverse_cracks|Chronic Spleen Qi or Yin deficiency|Deficiência crónica de Qi ou de Yin do Baço
body_shape.prickly|Intense heat|Calor intenso
body_shape.old_tough|Fullness|Plenitude
body_shape.tender|Deficiency|Deficiência
body_shape.long|Tendency to heat, often of the Heart|Tendência para calor, muitas vezes do Coração
body_shape.short|Cold in the channels, or fluids exhausted by heat|Frio nos canais, ou líquidos esgotados pelo calor
body_shape.hammer|Deficiency of Spleen, Stomach and Kidney|Deficiência do Baço, do Estômago e do Rim
thickness.thin|Deficiency of Blood or Yin|Deficiência de Sangue ou de Yin
thickness.thick|Dampness or phlegm; Yang deficiency|Humidade ou fleuma; deficiência de Yang
body_motility.stiff|Internal wind; heat in the Pericardium; phlegm|Vento interno; calor no Pericárdio; fleuma
body_motility.flaccid|Lasting deficiency of fluids, Qi or Blood|Deficiência prolongada de líquidos, Qi ou Sangue
body_motility.trembling|Internal wind; Spleen Qi deficiency|Vento interno; deficiência de Qi do Baço
body_motility.deviated|Internal wind or wind-phlegm|Vento interno ou vento-fleuma
body_motility.protruding|Heat in the Heart and Spleen|Calor no Coração e no Baço
temperature.cold|Cold or Yang deficiency|Frio ou deficiência de Yang
temperature.hot|Heat|Calor
coating_thickness.none|Stomach or Kidney Yin deficiency|Deficiência de Yin do Estômago ou do Rim
coating_thickness.partial|Beginning Stomach Qi or Yin deficiency|Deficiência inicial de Qi ou de Yin do Estômago
coating_thickness.thick|Pathogenic factor inside; retained food, dampness or phlegm|Fator patogénico no interior; retenção alimentar, humidade ou fleuma
coating_color.yellow|Heat|Calor
coating_color.grey|Dampness: moist with cold, dry with heat|Humidade: húmida com frio, seca com calor
coating_color.black|Extreme cold if moist, extreme heat if dry|Frio extremo se húmida, calor extremo se seca
coating_color.mixed|Cold and heat together, or a change from one to the other|Frio e calor em simultâneo, ou passagem de um para o outro
coating_quality.greasy|Dampness or phlegm|Humidade ou fleuma
coating_quality.curdy|Retained food; phlegm with Stomach heat|Retenção alimentar; fleuma com calor no Estômago
coating_quality.rootless|Weak Stomach and Kidney Qi|Qi do Estômago e do Rim fraco
coating_quality.sticky|Dampness or phlegm, difficult to move|Humidade ou fleuma, difícil de mobilizar
moisture.slippery|Yang deficiency with dampness; cold|Deficiência de Yang com humidade; frio
moisture.dry|Heat, or deficiency of fluids or Yin|Calor, ou deficiência de líquidos ou de Yin
moisture.rough|Fluids badly injured by heat|Líquidos muito lesados pelo calor
tortuosity.mild|Beginning Blood or Qi stagnation|Estagnação inicial de Sangue ou de Qi
tortuosity.moderate|Blood stasis|Estase de Sangue
tortuosity.severe|Severe Blood stasis|Estase grave de Sangue`;

const meanings: ReadonlyMap<string, Named> = new Map(
  ROWS.split("\n").map((row) => {
    const [code = "", en = "", pt = ""] = row.split("|");
    return [code, { en, pt }];
  }),
);
const NONE: Named = { en: "", pt: "" };

/** What a finding speaks for in Chinese medicine; empty for a normal one. */
export const tongueMeaning = (code: string): Named => meanings.get(code) ?? NONE;
