import type { ResponseType, TestDraft, TestHead, TestVersion } from "../contracts/assessments/assessments.ts";
import { type TestContent, testContent } from "../contracts/assessments/custom-test-content.ts";
import type { DraftItem, HeadItem, ResponseTypeItem, VersionItem } from "./test.entity.ts";

/** A content with every field filled in, also from an older record. */
export const wholeContent = (stored: unknown): TestContent => testContent.parse(stored);

export const headView = (head: HeadItem): TestHead => ({
  id: head.test_id,
  name: head.name,
  description: head.description,
  category: head.category,
  questions: head.questions,
  owner: { id: head.owner_id, name: head.owner_name },
  shared: head.shared,
  archived: head.archived,
  published: head.published,
  published_at: head.published_at ?? null,
  edited: head.edited,
  updated_at: head.updated_at,
});

/** A test with its content; for a draft also the edit that wrote it. */
export const draftView = (
  head: HeadItem,
  content: TestContent,
  { version, edit }: Pick<DraftItem, "version" | "edit">,
): TestDraft => ({
  ...headView(head),
  content,
  version,
  ...(edit && { edit }),
});

export const versionView = (item: VersionItem): TestVersion => ({
  test: item.test_id,
  version: item.number,
  content: wholeContent(item.content),
  published_at: item.published_at,
});

export const responseTypeView = (item: ResponseTypeItem): ResponseType => ({
  id: item.type_id,
  name: item.name,
  options: item.options,
  updated_at: item.updated_at,
  version: item.version,
});

/** The part of a content that a list shows. */
export const headFields = ({ name, description, category, questions }: TestContent) => ({
  name,
  description,
  category,
  questions: questions.filter(({ kind }) => kind !== "heading").length,
});
