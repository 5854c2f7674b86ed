import type { Language } from "../../contracts/kernel/primitives.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/** Tells the owner of an address that somebody tried to register with it. No facts: it names nobody. */
export function emailTaken(language: Language): RenderedMail {
  const url = `${env("WEB_ORIGIN")}/login`;
  if (language === "pt")
    return renderMail(
      {
        subject: "Já tem uma conta no Meridian",
        paragraphs: [
          "Olá,",
          "Alguém tentou registar-se no Meridian com este endereço de e-mail, mas já existe uma conta com ele. Nada foi criado nem alterado.",
          `Se foi você, inicie sessão. Se não se lembra da palavra-passe, peça uma nova em ${env("WEB_ORIGIN")}/request-reset.`,
        ],
        action: { label: "Iniciar sessão", url },
        note: "Se não foi você, não precisa de fazer nada.",
      },
      language,
    );
  return renderMail(
    {
      subject: "You already have a Meridian account",
      paragraphs: [
        "Hello,",
        "Someone tried to register with Meridian using this e-mail address, but it already has an account. Nothing was created or changed.",
        `If it was you, sign in. If you have forgotten your password, request a new one at ${env("WEB_ORIGIN")}/request-reset.`,
      ],
      action: { label: "Sign in", url },
      note: "If it was not you, you do not need to do anything.",
    },
    language,
  );
}
