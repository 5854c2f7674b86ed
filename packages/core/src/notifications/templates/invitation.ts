import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { unseal } from "../../platform/secret.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/** What the link's token is sealed for in the outbox: only its hash and this are ever stored. */
export const INVITATION_TOKEN = "invitation-token";

const ROLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { professional: "professional", receptionist: "receptionist", manager: "manager" },
  pt: { professional: "profissional", receptionist: "rececionista", manager: "gestor" },
};

/** Facts: `name`, `space_name`, `inviter`, `role`, `token` (sealed for `email`), `email`. */
export async function invitation(
  language: Language,
  facts: Readonly<Record<string, string>>,
): Promise<RenderedMail> {
  const token = await unseal(INVITATION_TOKEN, facts.email ?? "", facts.token ?? "");
  if (!token) throw new Error("An invitation's token cannot be opened");
  const url = `${env("WEB_ORIGIN")}/register?invitation=${token}`;
  const role = ROLES[language][facts.role ?? ""] ?? facts.role;
  // The names are cleaned, because their authors could put any text into a stranger's mail.
  const [name, inviter, clinic] = [facts.name, facts.inviter, facts.space_name].map((typed) =>
    spokenName(typed ?? ""),
  );
  if (language === "pt")
    return renderMail(
      {
        subject: `Convite para ${clinic}`,
        paragraphs: [
          `Olá ${name},`,
          `${inviter} enviou-lhe um convite para trabalhar em ${clinic}, no Meridian, como ${role}.`,
          "A ligação funciona uma vez e é válida durante 7 dias.",
        ],
        action: { label: "Aceitar o convite", url },
        note: "Se não esperava este convite, ignore esta mensagem. Nenhuma conta é criada se não aceitar.",
      },
      language,
    );
  return renderMail(
    {
      subject: `Invitation to ${clinic}`,
      paragraphs: [
        `Hello ${name},`,
        `${inviter} has invited you to join ${clinic} on Meridian as a ${role}.`,
        "The link works once and is valid for 7 days.",
      ],
      action: { label: "Accept the invitation", url },
      note: "If you did not expect this invitation, ignore this message. No account is created unless you accept.",
    },
    language,
  );
}
