import { Entity, type EntityItem } from "electrodb";
import { QUESTION_AREAS, QUESTION_STATES, QUESTION_TOPICS } from "../contracts/support/question-answers.ts";
import { table } from "../db/table.ts";

/**
 * A question with its answer on the support page, in both languages.
 *
 * | access pattern                    | index   | key                              |
 * |-----------------------------------|---------|----------------------------------|
 * | one question                      | primary | id                               |
 * | all of them, by topic and place   | gsi1    | constant, topic + position + id  |
 */
export const QuestionAnswerEntity = new Entity({
  model: { entity: "questionAnswer", version: "1", service: "meridian" },
  attributes: {
    list: { type: ["question_answers"] as const, required: true, default: "question_answers" },
    id: { type: "string", required: true },
    question_en: { type: "string", required: true },
    question_pt: { type: "string", required: true },
    answer_en: { type: "string", required: true },
    answer_pt: { type: "string", required: true },
    topic: { type: QUESTION_TOPICS, required: true },
    area: { type: QUESTION_AREAS },
    position: { type: "number", required: true, padding: { length: 4, char: "0" } },
    state: { type: QUESTION_STATES, required: true },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    updated_by_name: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    inOrder: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["list"] },
      sk: { field: "gsi1sk", composite: ["topic", "position", "id"] },
    },
  },
});
export type QuestionAnswerItem = EntityItem<typeof QuestionAnswerEntity>;
