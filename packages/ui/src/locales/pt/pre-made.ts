import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/pre-made.ts";

const preMade: Translation<typeof english> = {
  apply: {
    title: "Tratamentos predefinidos",
    search: "Procurar um tratamento predefinido",
    none: "Ainda sem tratamentos predefinidos",
    noneHelp: "Guarde o tratamento desta consulta como um, ou crie um na biblioteca.",
    nothing: "Nenhum tratamento predefinido encontrado",
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
    nothingNew: "Tudo o que está em «{{name}}» já lá está",
    undone: "Anulado",
  },
  save: {
    title: "Guardar como tratamento predefinido",
    name: "Nome",
    of: "Tratamento",
    shared: "Partilhar com os colegas",
    done: "«{{name}}» guardado",
    empty: "Ainda não há nada para guardar.",
  },
};
export default preMade;
