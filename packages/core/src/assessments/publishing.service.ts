import { contentFaults } from "../clinical/assessments/custom-test-faults.ts";
import type { TestDraft } from "../contracts/assessments/assessments.ts";
import type { TestContent } from "../contracts/assessments/custom-test-content.ts";
import { claimName, rename } from "../db/catalogue-entries.ts";
import { check, type Operation, put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { isPicture } from "./images.service.ts";
import { readOwnTest, testKey } from "./store.ts";
import type { HeadItem } from "./test.entity.ts";
import { changeHead, staleDraft } from "./tests.service.ts";
import { draftView, headFields, wholeContent } from "./views.ts";

/**
 * Publishes the draft as the next version. An unchanged draft makes no version. Two requests, and one for each new
 * picture. Throws 400 naming what is missing, 409 `test.stale` or `name.exists`.
 */
export async function publish(test: string, version: number): Promise<TestDraft> {
  const { head, draft } = await readOwnTest(test);
  const content = wholeContent(draft.content);
  if (draft.version !== version) throw stale("test", { version: draft.version, content });
  if (!head.edited) return draftView(head, content, draft);
  await requireWhole(content);
  const number = head.published + 1;
  const published_at = nowIso();
  const change = {
    ...headFields(content),
    owner_name: actor().name,
    published: number,
    published_at,
    edited: false,
    updated_at: published_at,
  };
  const newVersion = { ...testKey(test), number, owner_id: actor().id, content, published_at };
  await transact({
    writes: [
      // Of two publications at the same moment, the second put is refused.
      put(db.entities.version.create(newVersion).params(), () => stale("test", { version, content })),
      check(
        db.entities.draft.get(testKey(test)).params(),
        {
          expression: "#version = :version",
          names: { "#version": "version" },
          values: { ":version": version },
        },
        staleDraft,
      ),
      changeHead(test, change),
      ...nameWrites(head, content.name),
    ],
    audit: { action: "update", record: test },
  });
  return draftView({ ...head, ...change }, content, draft);
}

/** Reserves the published name for its owner and releases the earlier one. */
function nameWrites(head: HeadItem, name: string): Operation[] {
  const before = { kind: "test", id: head.test_id, name: head.name };
  const after = { ...before, name };
  return head.published === 0 ? [claimName(after)] : rename(before, after);
}

async function requireWhole(content: TestContent) {
  const faults = contentFaults(content);
  const pictures = await Promise.all(
    content.questions.map(async (question, index) => {
      const image = question.kind === "drawing" ? question.image : null;
      return image !== null && !(await isPicture(image)) ? [`questions.${index}.image`] : [];
    }),
  );
  for (const path of pictures.flat()) faults[path] = "file.not_found";
  if (Object.keys(faults).length > 0) throw new AppError("invalid", "test.incomplete", { fields: faults });
}
