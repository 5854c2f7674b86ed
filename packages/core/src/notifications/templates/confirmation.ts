import type { Language } from "../../contracts/kernel/primitives.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/** A link that carries the address and the code; `code` may be the placeholder the user pool fills in later. */
const link = (page: string, email: string, code: string) =>
  `${env("WEB_ORIGIN")}/${page}?email=${encodeURIComponent(email)}&code=${code}`;

/** The mail that proves a new account's address. */
export function confirmationMail(language: Language, email: string, code: string): RenderedMail {
  const url = link("confirm-email", email, code);
  if (language === "pt")
    return renderMail(
      {
        subject: "Confirme o seu e-mail",
        paragraphs: [
          "Olá,",
          "Confirme o seu endereço de e-mail para começar a usar o Meridian.",
          `O seu código é ${code}. É válido durante 24 horas.`,
        ],
        action: { label: "Confirmar o e-mail", url },
        note: "Se não criou uma conta no Meridian, ignore esta mensagem.",
      },
      language,
    );
  return renderMail(
    {
      subject: "Confirm your e-mail",
      paragraphs: [
        "Hello,",
        "Confirm your e-mail address to start using Meridian.",
        `Your code is ${code}. It is valid for 24 hours.`,
      ],
      action: { label: "Confirm e-mail", url },
      note: "If you did not create a Meridian account, ignore this message.",
    },
    language,
  );
}

/** The mail with the code for a new password. */
export function passwordResetMail(language: Language, email: string, code: string): RenderedMail {
  const url = link("reset-password", email, code);
  if (language === "pt")
    return renderMail(
      {
        subject: "Escolha uma nova palavra-passe",
        paragraphs: [
          "Olá,",
          "Recebemos um pedido para mudar a palavra-passe da sua conta no Meridian.",
          `O seu código é ${code}. É válido durante uma hora.`,
        ],
        action: { label: "Escolher a palavra-passe", url },
        note: "Se não fez este pedido, ignore esta mensagem. A sua palavra-passe não muda.",
      },
      language,
    );
  return renderMail(
    {
      subject: "Choose a new password",
      paragraphs: [
        "Hello,",
        "We received a request to change the password of your Meridian account.",
        `Your code is ${code}. It is valid for one hour.`,
      ],
      action: { label: "Choose a password", url },
      note: "If you did not ask for this, ignore this message. Your password does not change.",
    },
    language,
  );
}
