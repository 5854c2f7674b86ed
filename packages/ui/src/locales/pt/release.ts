import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/release.ts";

const release: Translation<typeof english> = {
  ready: "Está pronta uma nova versão",
  keeps: "O que escreveu é guardado antes de a página recarregar.",
  unsaved: "A página não foi recarregada: há dados por guardar. Guarde-os ou descarte-os e recarregue.",
  reload: "Recarregar agora",
  later: "Mais tarde",
};

export default release;
