import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/shortcuts.ts";

const shortcuts: Translation<typeof english> = {
  here: "Neste ecrã",
  none: "Este ecrã não tem atalhos próprios.",
  everywhere: "Em todo o lado",
  space: "Espaço",
  does: {
    moveBetweenRows: "mover entre linhas",
    openRow: "abrir a linha",
    pickRow: "escolher a linha",
    removeRow: "remover a linha, num dos seus botões",
    removeRowOfField: "remover a linha, num dos seus campos",
    search: "procurar um paciente ou um ecrã",
    help: "abrir esta ajuda",
    close: "fechar uma janela ou um menu",
  },
};

export default shortcuts;
