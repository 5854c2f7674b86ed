import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/classifications.ts";

const classifications: Translation<typeof english> = {
  title: "Códigos CID",
  context: "Os códigos que a sua clínica mais usa e as suas entradas próprias.",
  search: "M54, dor lombar",
  nothing: "Nenhum código encontrado",
  code: "Código",
  codeHelp: "Letras e algarismos, como J45.0 ou CLINICA-1.",
  en: "Título em inglês",
  pt: "Título em português",
  up: "Mover para cima: {{code}}",
  down: "Mover para baixo: {{code}}",
  remove: "Remover {{code}}",
  removed: "{{code}} removido",
  undo: "Anular",
  edit: "Editar {{code}}",
  star: "Favorito: {{code}}",
  favourites: {
    title: "Favoritos",
    help: "Os favoritos aparecem primeiro em todas as pesquisas.",
    add: "Adicionar um favorito",
    none: "Nenhum favorito ainda",
    noneHelp: "Procure um código acima, ou marque um com a estrela no seu capítulo.",
  },
  own: {
    title: "Entradas próprias",
    help: "Códigos próprios da sua clínica, encontrados juntamente com os da classificação.",
    none: "Nenhuma entrada própria ainda",
    noneHelp: "Adicione códigos que faltam na classificação.",
    add: "Adicionar uma entrada",
    change: "Editar entrada",
  },
  chapters: { title: "Capítulos", none: "Ainda sem códigos neste capítulo" },
};

export default classifications;
