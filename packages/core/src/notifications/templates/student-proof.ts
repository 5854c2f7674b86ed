import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/** Tells a student what was decided about the proof of enrolment. Facts: `state`, `reason`, `name`. */
export function studentProof(language: Language, facts: Readonly<Record<string, string>>): RenderedMail {
  const approved = facts.state === "approved";
  const name = spokenName(facts.name ?? "");
  const url = `${env("WEB_ORIGIN")}/subscription${approved ? "" : "/student-proof"}`;
  if (language === "pt")
    return renderMail(
      {
        subject: approved ? "Comprovativo de matrícula aprovado" : "Comprovativo de matrícula recusado",
        paragraphs: [
          `Olá, ${name},`,
          ...(approved
            ? ["O seu comprovativo de matrícula foi aprovado. Já pode comprar o plano Estudante."]
            : [
                `O seu comprovativo de matrícula foi recusado: ${facts.reason}`,
                "Pode enviar outro comprovativo na sua subscrição.",
              ]),
        ],
        action: { label: approved ? "Abrir a subscrição" : "Enviar outro comprovativo", url },
        note: "Recebe esta mensagem porque enviou um comprovativo de matrícula no Meridian.",
      },
      language,
    );
  return renderMail(
    {
      subject: approved ? "Proof of enrolment approved" : "Proof of enrolment rejected",
      paragraphs: [
        `Hello ${name},`,
        ...(approved
          ? ["Your proof of enrolment was approved. You can now buy the student plan."]
          : [
              `Your proof of enrolment was rejected: ${facts.reason}`,
              "You can send another one from your subscription.",
            ]),
      ],
      action: { label: approved ? "Open the subscription" : "Send another proof", url },
      note: "You receive this message because you sent a proof of enrolment to Meridian.",
    },
    language,
  );
}
