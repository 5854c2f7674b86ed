import { formulaPatternRows } from "./formula-pattern-words.ts";
import { indicationsPt } from "./indications.ts";

/** Words of the rows in Portuguese: parts, natures, tastes, notes. English | Portuguese. */
const rows = `
animal part|parte animal
aril|arilo
bark|casca
bulb|bolbo
calyx|cálice
flower|flor
fruit|fruto
fruit peel|casca do fruto
fruit spike|espiga frutífera
fruit stalk|pedúnculo do fruto
fungus|fungo
gall|galha
herb|planta inteira
leaf|folha
mineral|mineral
petiole|pecíolo
pollen|pólen
processed product|produto transformado
pseudobulb|pseudobolbo
resin|resina
rhizome|rizoma
root|raiz
root bark|casca da raiz
secretion|secreção
seed|semente
shell|concha
spore|esporo
stamen|estame
stem|caule
stem pith|medula do caule
stigma|estigma
thallus|talo
twig|ramo
wood|madeira
very cold|muito frio
cold|frio
cool|fresco
slightly cold|ligeiramente frio
neutral|neutro
slightly warm|ligeiramente morno
warm|morno
hot|quente
very hot|muito quente
bitter|amargo
sweet|doce
acrid|picante
salty|salgado
astringent|adstringente
sour|ácido
bland|insípido
slightly bitter|ligeiramente amargo
slightly sweet|ligeiramente doce
slightly acrid|ligeiramente picante
use processed|usar preparado
hepatotoxic|hepatotóxico
prohibited in EU|proibido na UE
some sources forbid in pregnancy|algumas fontes proíbem na gravidez
CITES|CITES
stimulant|estimulante
aristolochic acid risk|risco de ácido aristolóquico
cardiac glycosides|glicosídeos cardíacos
prolonged decoction; some sources forbid in pregnancy|decocção prolongada; algumas fontes proíbem na gravidez
lactation: reduces milk|lactação: reduz o leite
wrap-boil|ferver embrulhado
pyrrolizidine alkaloids|alcaloides pirrolizidínicos
add late|juntar no fim
hypertension, hypokalaemia|hipertensão, hipocaliemia
controlled substance|substância controlada`;

const pairsOf = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [en = "", pt = ""] = line.split("|");
      return [en, pt];
    });

/** Portuguese by English word of the rows. Words that are also indications of points have the same translation. */
export const materiaWordsPt: Readonly<Record<string, string>> = Object.fromEntries([
  ...indicationsPt,
  ...pairsOf(formulaPatternRows),
  ...pairsOf(rows),
]);
