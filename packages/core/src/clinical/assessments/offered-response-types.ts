import type { Language } from "../../contracts/kernel/primitives.ts";
import { separate } from "../../text/separate.ts";
import type { ResponseTypeFields } from "../catalogues/descriptions/response-types.ts";
import type { BaseRow } from "../catalogues/overlay.ts";
import { publishedTable } from "../catalogues/published-table.ts";

/** Key, name, options and points; English first. */
const ROWS = `
yes-no | Yes or no | Sim ou não | No; Yes | Não; Sim | 0; 1
severity | Severity | Gravidade | None; Mild; Moderate; Severe | Ausente; Ligeira; Moderada; Grave | 0; 1; 2; 3
frequency | Frequency | Frequência | Never; Rarely; Sometimes; Often; Always | Nunca; Raramente; Às vezes; Muitas vezes; Sempre | 0; 1; 2; 3; 4
agreement | Agreement | Concordância | Strongly disagree; Disagree; Neither agree nor disagree; Agree; Strongly agree | Discordo totalmente; Discordo; Não concordo nem discordo; Concordo; Concordo totalmente | 1; 2; 3; 4; 5
difficulty | Difficulty | Dificuldade | No difficulty; A little; Moderate; A lot; Cannot do it | Nenhuma; Pouca; Moderada; Muita; Não consegue | 0; 1; 2; 3; 4
change | Change | Evolução | Much worse; Worse; The same; Better; Much better | Muito pior; Pior; Igual; Melhor; Muito melhor | -2; -1; 0; 1; 2
`;

/** The sets of options that ship with the product. */
export const shippedResponseTypes: readonly BaseRow<ResponseTypeFields>[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [key = "", en = "", pt = "", answersEn = "", answersPt = "", scores = ""] = row.split(" | ");
    return { key, fields: { name: { en, pt }, answers: { en: answersEn, pt: answersPt }, scores } };
  });

/** The points in a text, in the order of the options; undefined where it is not a list of numbers. */
export function scoresOf(text: string): number[] | undefined {
  const scores = separate(text).map((part) => Number(part.replace(",", ".").replace("−", "-")));
  return scores.every((score) => Number.isFinite(score)) ? scores : undefined;
}

export type OfferedResponseType = {
  readonly key: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly points: number | null }[];
};

const rowsIn = publishedTable(
  () => shippedResponseTypes,
  (rows) => rows,
);

/** The sets of options that are published, in a language, without retired ones. */
export const offeredResponseTypes = (
  overlay: Parameters<typeof rowsIn>[0],
  language: Language,
): OfferedResponseType[] =>
  rowsIn(overlay).map(({ key, fields: { name, answers, scores } }) => {
    const points = scoresOf(scores) ?? [];
    const options = separate(answers[language]).map((label, at) => ({ label, points: points[at] ?? null }));
    return { key, name: name[language], options };
  });
