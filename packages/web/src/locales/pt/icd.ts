import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/icd.ts";

const icd: Translation<typeof english> = {
  title: "Códigos CID",
  context: "O que a sua clínica mais usa da classificação, e entradas próprias.",
  search: "Código ou palavras, como M54 ou dor lombar",
  nothing: "Nenhum código encontrado",
  code: "Código",
  codeHelp: "Letras e algarismos, como J45.0 ou CLINICA-1.",
  en: "Título em inglês",
  pt: "Título em português",
  up: "Mover para cima: {{code}}",
  down: "Mover para baixo: {{code}}",
  remove: "Remover {{code}}",
  removed: "{{code}} foi removido",
  undo: "Anular",
  edit: "Editar {{code}}",
  star: "Favorito: {{code}}",
  favourites: {
    title: "Favoritos",
    help: "Em cada pesquisa vêm antes dos outros que respondem igualmente bem.",
    add: "Acrescentar um favorito",
    none: "Nenhum favorito ainda",
    noneHelp: "Procure um código acima, ou dê-lhe uma estrela no seu capítulo.",
  },
  own: {
    title: "Entradas próprias",
    help: "Códigos da sua clínica, encontrados ao lado dos da classificação.",
    none: "Nenhuma entrada própria ainda",
    noneHelp: "Acrescente o que a classificação não nomeia.",
    add: "Acrescentar uma entrada",
    change: "Editar a entrada",
  },
  chapters: { title: "Capítulos", none: "Ainda sem códigos neste capítulo" },
};

export default icd;
