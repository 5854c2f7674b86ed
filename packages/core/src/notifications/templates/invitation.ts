import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { unseal } from "../../platform/secret.ts";
import type { MailTemplate } from "./composed.ts";

/** What the link's token is sealed for in the outbox: only its hash and this are ever stored. */
export const INVITATION_TOKEN = "invitation-token";

const ROLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { professional: "professional", receptionist: "receptionist", manager: "manager" },
  pt: { professional: "profissional", receptionist: "rececionista", manager: "gestor" },
};

/** Facts: `name`, `space_name`, `inviter`, `role`, `token` (sealed for `email`), `email`. */
export const invitation: MailTemplate = async (language, facts) => {
  const token = await unseal(INVITATION_TOKEN, facts.email ?? "", facts.token ?? "");
  if (!token) throw new Error("An invitation's token cannot be opened");
  // The names are cleaned, because their authors could put any text into a stranger's mail.
  const said = (typed: string | undefined) => spokenName(typed ?? "");
  return {
    message: "invitation",
    values: {
      name: said(facts.name),
      inviter: said(facts.inviter),
      clinic: said(facts.space_name),
      role: ROLES[language][facts.role ?? ""] ?? facts.role ?? "",
    },
    url: `${env("WEB_ORIGIN")}/register?invitation=${token}`,
  };
};
