import { MODULES, type Module } from "@meridian/core/contracts/kernel/access";
import { type PublishedQuestion, QUESTION_TOPICS } from "@meridian/core/contracts/support/question-answers";
import { fold } from "@meridian/core/text/fold";
import { plainText } from "@meridian/core/text/rich-text";

const isModule = (area: string | null): area is Module => MODULES.some((module) => module === area);

/** Questions about the product and the modules that the clinic has, with all words of a search, whatever their accents. */
export function findQuestions(
  questions: readonly PublishedQuestion[],
  { search, modules }: { search: string; modules: readonly string[] },
): PublishedQuestion[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer, area }) => {
    if (isModule(area) && !modules.includes(area)) return false;
    const text = fold(`${question}\n${plainText(answer)}`);
    return words.every((word) => text.includes(word));
  });
}

/** The questions of each topic that has any, in the topics' order. */
export const byTopic = (questions: readonly PublishedQuestion[]) =>
  QUESTION_TOPICS.map((topic) => ({
    topic,
    questions: questions.filter((question) => question.topic === topic),
  })).filter((group) => group.questions.length > 0);
