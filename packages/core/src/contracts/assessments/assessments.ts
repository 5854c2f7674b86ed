import * as z from "zod";
import { LOGO_TYPES } from "../clinic/settings.ts";
import { id, instant, requiredText, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { edit } from "../visits/sections.ts";
import { option, options, testContent, testImageName } from "./custom-test-content.ts";

export { contentFaults } from "../../clinical/assessments/custom-test-faults.ts";

/** The largest number of custom tests, and of response types, in a space: all of a kind are read together. */
export const MOST_TESTS = 300;
export const MOST_RESPONSE_TYPES = 200;
/** The largest number of versions that one request may ask for. */
export const MOST_VERSIONS = 40;

/** A custom test in a list: its name and who may use it, without its questions. */
export const testHead = z.object({
  id: id("customTest"),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** Number of questions. */
  questions: z.int(),
  owner: z.object({ id: z.string(), name: z.string() }),
  shared: z.boolean(),
  archived: z.boolean(),
  /** The newest published version; 0 before the first one. */
  published: z.int(),
  published_at: instant.nullable(),
  /** Whether the draft differs from the newest version. */
  edited: z.boolean(),
  updated_at: instant,
});
export type TestHead = z.output<typeof testHead>;

/** A test for editing by its owner. Everybody else gets the newest version, to read and to copy. */
export const testDraft = testHead.extend({
  content: testContent,
  /** The draft's version, for the next save. */
  version: z.int(),
  /** Identifies the edit that wrote the draft. */
  edit: edit.optional(),
});
export type TestDraft = z.output<typeof testDraft>;

/** A published version of a test. It never changes. */
export const testVersion = z.object({
  test: id("customTest"),
  version: z.int().min(1),
  content: testContent,
  published_at: instant,
});
export type TestVersion = z.output<typeof testVersion>;

/** The `current` state in 409 `test.stale`. */
export const standingDraft = z.object({
  version: z.int(),
  content: testContent,
  edit: edit.optional(),
});
export type StandingDraft = z.output<typeof standingDraft>;

export const responseType = z.object({
  id: id("responseType"),
  name: z.string(),
  options: z.array(option),
  updated_at: instant,
  version,
});
export type ResponseType = z.output<typeof responseType>;
/** A named set of options, for example none, mild, moderate, severe. */
export const responseTypeForm = z.object({
  name: requiredText(80),
  options: options
    .min(2, { message: "test.two_options" })
    .refine((all) => new Set(all.map(({ id: part }) => part)).size === all.length, { message: "id.invalid" })
    .superRefine((all, context) => {
      all.forEach(({ label }, at) => {
        if (label === "") context.addIssue({ code: "custom", message: "required", path: [at, "label"] });
      });
    }),
});
export type ResponseTypeForm = z.output<typeof responseTypeForm>;

/** An image on which the patient or therapist can draw. */
export const testImageFile = z.object({
  content_type: z.enum(Object.keys(LOGO_TYPES) as [keyof typeof LOGO_TYPES], { message: "file.type" }),
  size: z
    .int()
    .min(1, { message: "file.empty" })
    .max(5 * 1024 * 1024, { message: "file.too_large" }),
});

/** `tst_….2,tst_….1`: pairs of test and version. */
const versionNames = z
  .string()
  .max(2000)
  .transform((list) => [...new Set(list.split(",").filter(Boolean))])
  .pipe(
    z
      .array(z.string().regex(/^tst_[0-9A-HJKMNP-TV-Z]{26}\.\d{1,6}$/, { message: "id.invalid" }))
      .max(MOST_VERSIONS),
  )
  .transform((names) =>
    names.map((name) => {
      const [test = "", number] = name.split(".");
      return { test, version: Number(number) };
    }),
  );

const reads = { who: "space", can: "catalogue.read", module: "others" } as const;
const writes = { who: "space", can: "catalogue.write", module: "others" } as const;
/** Recorded results can be read even without the module. */
const records = { who: "space", can: "clinical.read" } as const;
const one = z.object({ test: id("customTest") });
const ABSENT = "test.not_found";
const NOT_OWN = "test.not_own";

/** The clinic's custom tests, their versions, and the response types they use. */
export const assessmentsRoutes = {
  list: route({
    id: "assessments.list",
    method: "GET",
    path: "/custom-tests",
    summary: "The user's own custom tests and those shared in the space, by name",
    access: reads,
    response: z.object({ items: z.array(testHead), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  create: route({
    id: "assessments.create",
    method: "POST",
    path: "/custom-tests",
    summary: "Begin a custom test: empty, or as a copy of one the user sees",
    access: writes,
    body: z.object({
      name: requiredText(120),
      /** The test to copy. */
      from: id("customTest").optional(),
    }),
    response: testHead,
    status: 201,
    errors: [ABSENT, "catalogue.full"],
    touches: { table: "write" },
    calls: 3,
    idempotent: true,
  }),
  get: route({
    id: "assessments.get",
    method: "GET",
    path: "/custom-tests/{test}",
    summary: "A custom test: one's own with its draft, a shared one in its newest version",
    access: reads,
    params: one,
    response: testDraft,
    errors: [ABSENT],
    touches: { table: "read" },
    calls: 2,
  }),
  save: route({
    id: "assessments.save",
    method: "PUT",
    path: "/custom-tests/{test}/draft",
    summary: "Save the draft of one's own test; published versions stay as they are",
    access: writes,
    params: one,
    body: z.object({ version, content: testContent, edit: edit.optional() }),
    response: z.object({ version: z.int(), updated_at: instant }),
    errors: [ABSENT, NOT_OWN, "test.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  publish: route({
    id: "assessments.publish",
    method: "POST",
    path: "/custom-tests/{test}/publish",
    summary: "Make the draft the next version; what was taken with an earlier one keeps that",
    access: writes,
    params: one,
    body: z.object({ version }),
    response: testDraft,
    errors: [ABSENT, NOT_OWN, "test.stale", "test.incomplete", "name.exists"],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  share: route({
    id: "assessments.share",
    method: "POST",
    path: "/custom-tests/{test}/share",
    summary: "Share one's own test with the space, or take it back",
    access: writes,
    params: one,
    body: z.object({ shared: z.boolean() }),
    response: testHead,
    errors: [ABSENT, NOT_OWN],
    touches: { table: "write" },
    calls: 2,
  }),
  archive: route({
    id: "assessments.archive",
    method: "POST",
    path: "/custom-tests/{test}/archive",
    summary: "Put one's own test aside: it is no longer offered, what was taken with it stays",
    access: writes,
    params: one,
    response: testHead,
    errors: [ABSENT, NOT_OWN],
    touches: { table: "write" },
    calls: 2,
  }),
  restore: route({
    id: "assessments.restore",
    method: "POST",
    path: "/custom-tests/{test}/restore",
    summary: "Offer an archived test again",
    access: writes,
    params: one,
    response: testHead,
    errors: [ABSENT, NOT_OWN],
    touches: { table: "write" },
    calls: 2,
  }),
  remove: route({
    id: "assessments.remove",
    method: "DELETE",
    path: "/custom-tests/{test}",
    summary: "Delete one's own test that was never published; a published one is archived",
    access: writes,
    params: one,
    response: z.object({ id: z.string() }),
    errors: [ABSENT, NOT_OWN, "test.published"],
    touches: { table: "write" },
    calls: 2,
  }),
  versions: route({
    id: "assessments.versions",
    method: "GET",
    path: "/custom-test-versions",
    summary:
      "Tests as they were when they were taken, several at once; those the user may not see are left out",
    access: records,
    query: z.object({ of: versionNames }),
    response: z.object({ items: z.array(testVersion) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  uploadImage: route({
    id: "assessments.upload-image",
    method: "POST",
    path: "/custom-tests/images",
    summary: "A link to upload a picture to draw on",
    access: writes,
    body: testImageFile,
    status: 201,
    response: z.object({
      image: testImageName,
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: [],
    touches: { files: "write" },
    calls: 0,
  }),
  image: route({
    id: "assessments.image",
    method: "GET",
    path: "/custom-tests/images/{image}",
    summary: "A link to read a picture of the space's tests, valid for five minutes",
    access: records,
    params: z.object({ image: testImageName }),
    response: z.object({ url: z.string() }),
    errors: [],
    touches: { files: "read" },
    calls: 0,
  }),
  responseTypes: route({
    id: "assessments.response-types",
    method: "GET",
    path: "/response-types",
    summary: "The space's sets of options, by name",
    access: reads,
    response: z.object({ items: z.array(responseType), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  createResponseType: route({
    id: "assessments.create-response-type",
    method: "POST",
    path: "/response-types",
    summary: "Add a set of options",
    access: writes,
    body: responseTypeForm,
    response: responseType,
    status: 201,
    errors: ["name.exists", "catalogue.full"],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
  }),
  updateResponseType: route({
    id: "assessments.update-response-type",
    method: "PUT",
    path: "/response-types/{type}",
    summary: "Change a set of options; questions made from it keep their copy",
    access: writes,
    params: z.object({ type: id("responseType") }),
    body: responseTypeForm.extend({ version }),
    response: responseType,
    errors: ["response_type.not_found", "response_type.stale", "name.exists"],
    touches: { table: "write" },
    calls: 2,
  }),
  removeResponseType: route({
    id: "assessments.remove-response-type",
    method: "DELETE",
    path: "/response-types/{type}",
    summary: "Delete a set of options; questions made from it keep their copy",
    access: writes,
    params: z.object({ type: id("responseType") }),
    response: z.object({ id: z.string() }),
    errors: ["response_type.not_found", "response_type.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
};
