import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/photos.ts";

const photos: Translation<typeof english> = {
  title: "Fotografias",
  titleOther: "Outras fotografias",
  count_one: "{{count}} fotografia",
  count_other: "{{count}} fotografias",
  none: "Sem fotografias desta consulta.",
  last: "Da última vez, {{date}}",
  failedList: "Não foi possível ler as fotografias.",
  named: "{{what}}, {{date}}",
  photoOf: "Fotografia de {{date}}",
  takenOn: "Tirada a {{date}}",
  addedBy: "juntada por {{name}}",
  later: "Juntada depois de assinar, {{date}}",
  laterHelp:
    "Esta consulta está assinada. Uma fotografia que junte agora fica marcada como posterior; as assinadas ficam como estão.",
  add: "Juntar fotografias",
  camera: "Tirar uma fotografia",
  drop: "Ou largue-as aqui, ou cole uma.",
  kinds: "JPG, PNG, WebP ou HEIC, até 50 MB cada. O original guarda-se tal como é.",
  dropHere: "Largue aqui as fotografias",
  sending: {
    label: "Fotografias por enviar",
    waiting: "À espera",
    preparing: "A preparar",
    sending: "A enviar, {{percent}} %",
    failed: "Por enviar. {{why}}",
    offline: "Por enviar: sem ligação. Tenta-se de novo automaticamente; mantenha esta página aberta.",
    cancel: "Cancelar {{name}}",
    retry: "Tentar de novo: {{name}}",
    leave_one: "{{count}} fotografia ainda não foi enviada. Mantenha esta página aberta.",
    leave_other: "{{count}} fotografias ainda não foram enviadas. Mantenha esta página aberta.",
    added: "Fotografia juntada",
  },
  edit: {
    open: "Alterar legenda",
    caption: "Legenda",
    taken: "Tirada a",
    removed: "Fotografia retirada",
    restored: "A fotografia voltou",
    signed: "Assinada com a consulta",
  },
};
export default photos;
