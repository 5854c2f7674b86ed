import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/photos.ts";

const photos: Translation<typeof english> = {
  title: "Fotografias",
  titleOther: "Outras fotografias",
  count_one: "{{count}} fotografia",
  count_other: "{{count}} fotografias",
  none: "Sem fotografias desta consulta.",
  last: "Da última vez, {{date}}",
  failedList: "Não foi possível carregar as fotografias.",
  named: "{{what}}, {{date}}",
  photoOf: "Fotografia de {{date}}",
  takenOn: "Tirada a {{date}}",
  addedBy: "adicionada por {{name}}",
  later: "Adicionada depois de assinar, {{date}}",
  laterHelp:
    "Esta consulta está assinada. Uma fotografia adicionada agora fica marcada como posterior; as assinadas não mudam.",
  add: "Adicionar fotografias",
  camera: "Tirar uma fotografia",
  drop: "Ou largue-as aqui, ou cole uma.",
  kinds: "JPG, PNG, WebP ou HEIC, até 50 MB cada. O original guarda-se tal como é.",
  dropHere: "Largue aqui as fotografias",
  sending: {
    label: "Fotografias por enviar",
    kept_one: "{{count}} fotografia à espera de ser enviada. Fica neste dispositivo até chegar.",
    kept_other: "{{count}} fotografias à espera de ser enviadas. Ficam neste dispositivo até chegarem.",
    keeping_one: "{{count}} fotografia a ser guardada neste dispositivo. Mantenha esta página aberta.",
    keeping_other: "{{count}} fotografias a ser guardadas neste dispositivo. Mantenha esta página aberta.",
    removed: "Fotografia removida antes do envio",
    open: "Abrir a consulta",
    others: "De outro paciente.",
    leave_one: "{{count}} fotografia ainda não foi enviada. Mantenha esta página aberta.",
    leave_other: "{{count}} fotografias ainda não foram enviadas. Mantenha esta página aberta.",
    added: "Fotografia adicionada",
  },
  edit: {
    open: "Alterar legenda",
    caption: "Legenda",
    taken: "Tirada a",
    removed: "Fotografia removida",
    restored: "Fotografia restaurada",
    signed: "Assinada com a consulta",
  },
};
export default photos;
