import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/sheets.ts";

const sheets: Translation<typeof english> = {
  onlyProblems: "Só as linhas a verificar ({{number}})",
  table: "Linhas do ficheiro",
  row: "Linha",
  decision: "O que acontece",
  none: "Nenhuma linha a verificar.",
  pages: {
    first: "Primeira página",
    previous: "Página anterior",
    next: "Página seguinte",
    last: "Última página",
  },
  unreadable: {
    empty: "O ficheiro não tem linhas.",
    too_large: "O ficheiro tem mais de {{limit}} MB.",
    too_many_entries: "O ficheiro contém mais de {{limit}} partes, por isso não é um livro do Excel normal.",
    inflates_too_much:
      "O ficheiro fica demasiado grande ao ser descomprimido (mais de {{limit}} MB, ou muito mais do que é normal).",
    too_many_columns: "A folha tem mais de {{limit}} colunas. Elimine as que não são necessárias.",
    too_many_rows: "A folha tem mais de {{limit}} linhas. Divida-a em vários ficheiros.",
    too_much_text: "A folha tem mais de {{limit}} milhões de letras. Divida-a em vários ficheiros.",
    cell_too_long: "Uma célula tem mais de {{limit}} caracteres.",
    quote_not_closed: "Há aspas no ficheiro que não são fechadas. Guarde-o de novo como .xlsx.",
    old_excel:
      "É um ficheiro antigo do Excel (.xls) ou tem palavra-passe. Guarde-o como .xlsx sem palavra-passe.",
    binary_excel: "É um ficheiro binário do Excel (.xlsb). Guarde-o como .xlsx.",
    open_document: "É um ficheiro OpenDocument (.ods). Guarde-o como .xlsx.",
    web_page:
      "É uma página web ou XML com o nome de outro tipo de ficheiro. Abra-o no Excel e guarde-o como .xlsx.",
    not_a_spreadsheet: "Não é uma folha de cálculo, um CSV, um vCard nem um calendário.",
    damaged: "O ficheiro não pode ser lido. Pode estar danificado: guarde-o de novo como .xlsx.",
    no_sheet: "O livro não tem nenhuma folha com células.",
  },
};

export default sheets;
