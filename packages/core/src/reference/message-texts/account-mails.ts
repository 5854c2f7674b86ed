import type { AccountMailKey } from "../../contracts/notifications/message-texts.ts";
import type { MailWords } from "./shipped-words.ts";

/** The mails that the user pool sends: they prove an address, and let somebody choose a new password. */
export const accountMailWords: Readonly<Record<AccountMailKey, MailWords>> = {
  confirmation: {
    subject: { en: "Confirm your e-mail", pt: "Confirme o seu e-mail" },
    body: {
      en: "Hello,\n\nConfirm your e-mail address to start using Meridian.\n\nYour code is {code}. It is valid for 24 hours.",
      pt: "Olá,\n\nConfirme o seu endereço de e-mail para começar a usar o Meridian.\n\nO seu código é {code}. É válido durante 24 horas.",
    },
    button: { en: "Confirm e-mail", pt: "Confirmar o e-mail" },
    why: {
      en: "If you did not create a Meridian account, ignore this message.",
      pt: "Se não criou uma conta no Meridian, ignore esta mensagem.",
    },
  },
  "password-reset": {
    subject: { en: "Choose a new password", pt: "Escolha uma nova palavra-passe" },
    body: {
      en: "Hello,\n\nWe received a request to change the password of your Meridian account.\n\nYour code is {code}. It is valid for one hour.",
      pt: "Olá,\n\nRecebemos um pedido para mudar a palavra-passe da sua conta no Meridian.\n\nO seu código é {code}. É válido durante uma hora.",
    },
    button: { en: "Choose a password", pt: "Escolher a palavra-passe" },
    why: {
      en: "If you did not ask for this, ignore this message. Your password does not change.",
      pt: "Se não fez este pedido, ignore esta mensagem. A sua palavra-passe não muda.",
    },
  },
};
