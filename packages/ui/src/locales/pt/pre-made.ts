import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/pre-made.ts";

const preMade: Translation<typeof english> = {
  apply: {
    title: "Tratamentos predefinidos",
    search: "Procurar um tratamento predefinido",
    none: "Ainda sem tratamentos predefinidos",
    noneHelp: "Guarde o que esta consulta contém como um, ou crie um na biblioteca.",
    nothing: "Nenhum tem esse nome",
    more: "Escreva para encontrar um de {{count}}",
    sharedBy: "de {{name}}",
    added_one: "«{{name}}» aplicado: {{count}} adicionado",
    added_other: "«{{name}}» aplicado: {{count}} adicionados",
    known_one: "{{count}} já lá estava",
    known_other: "{{count}} já lá estavam",
    left_one: "{{count}} não coube",
    left_other: "{{count}} não couberam",
    gone_one: "{{count}} já não existe",
    gone_other: "{{count}} já não existem",
    nothingNew: "«{{name}}» já lá está por inteiro",
    undone: "Retirado",
  },
  save: {
    title: "Guardar como tratamento predefinido",
    name: "Nome",
    of: "De que tratamento",
    shared: "Os colegas podem usá-lo",
    done: "«{{name}}» guardado",
    empty: "Ainda não há nada para guardar.",
  },
};
export default preMade;
