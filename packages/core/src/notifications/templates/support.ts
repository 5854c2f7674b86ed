import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Facts = Readonly<Record<string, string>>;

const url = () => `${env("WEB_ORIGIN")}/support`;

/** Thanks a user for a message to the administrators. Facts: `name`, `number`. */
export function supportReceived(language: Language, { name = "", number = "" }: Facts): RenderedMail {
  const who = spokenName(name);
  if (language === "pt")
    return renderMail(
      {
        subject: `Recebemos a sua mensagem ${number}`,
        paragraphs: [
          `Olá, ${who},`,
          `Obrigado pela sua mensagem. O número é ${number}.`,
          "Respondemos por e-mail. A resposta aparece também na página de apoio, onde pode continuar a escrever.",
        ],
        action: { label: "Abrir a página de apoio", url: url() },
        note: "Recebe esta mensagem porque escreveu ao apoio do Meridian.",
      },
      language,
    );
  return renderMail(
    {
      subject: `We received your message ${number}`,
      paragraphs: [
        `Hello ${who},`,
        `Thank you for your message. Its number is ${number}.`,
        "We answer by e-mail. The answer also appears on the support page, where you can write again.",
      ],
      action: { label: "Open the support page", url: url() },
      note: "You receive this message because you wrote to Meridian's support.",
    },
    language,
  );
}

/** An administrator's answer. Facts: `name`, `number`, `text`, `waiting` (not empty where the clinic has to write back). */
export function supportAnswered(language: Language, facts: Facts): RenderedMail {
  const { name = "", number = "", text = "", waiting = "" } = facts;
  const who = spokenName(name);
  const lines = text.split(/\n+/).filter((line) => line.trim() !== "");
  if (language === "pt")
    return renderMail(
      {
        subject: `Resposta à sua mensagem ${number}`,
        paragraphs: [
          `Olá, ${who},`,
          ...lines,
          ...(waiting ? ["Aguardamos a sua resposta na página de apoio."] : []),
        ],
        action: { label: waiting ? "Responder" : "Abrir a página de apoio", url: url() },
        note: "Recebe esta mensagem porque escreveu ao apoio do Meridian. As respostas a este e-mail não são lidas: escreva na página de apoio.",
      },
      language,
    );
  return renderMail(
    {
      subject: `Answer to your message ${number}`,
      paragraphs: [
        `Hello ${who},`,
        ...lines,
        ...(waiting ? ["We are waiting for your reply on the support page."] : []),
      ],
      action: { label: waiting ? "Reply" : "Open the support page", url: url() },
      note: "You receive this message because you wrote to Meridian's support. Replies to this e-mail are not read: write on the support page.",
    },
    language,
  );
}
