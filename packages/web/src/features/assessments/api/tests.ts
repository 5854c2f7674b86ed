import {
  assessmentsRoutes,
  type TestDraft,
  type TestHead,
} from "@meridian/core/contracts/assessments/assessments";
import type { TestContent } from "@meridian/core/contracts/assessments/custom-test-content";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { Edit } from "@meridian/core/contracts/visits/sections";
import { call } from "@meridian/ui/api/client";
import { sendFile } from "@meridian/ui/api/put-file";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LIST = ["custom-tests"] as const;
const draftKey = (test: string) => ["custom-test", test] as const;

/** The user's own tests and those shared in the clinic. */
export const useTests = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(assessmentsRoutes.list, { signal }) });

/** A test with its questions: the draft of the user's own, or the newest version of a colleague's. */
export const useTest = (test: string) =>
  useQuery({
    queryKey: draftKey(test),
    queryFn: ({ signal }) => call(assessmentsRoutes.get, { params: { test }, signal }),
  });

/** The actions on a test, besides editing its draft. */
export function useTestActions() {
  const client = useQueryClient();
  const follow = async (changed: TestHead) => {
    client.setQueryData<TestDraft>(draftKey(changed.id), (draft) => draft && { ...draft, ...changed });
    await client.invalidateQueries({ queryKey: LIST });
    return changed;
  };
  const one = (test: string) => ({ params: { test }, notFound: "throw" as const });
  return {
    create: async (name: string, from?: string) =>
      follow(
        await call(assessmentsRoutes.create, { body: { name, ...(from && { from }) }, notFound: "throw" }),
      ),
    share: async (test: string, shared: boolean) =>
      follow(await call(assessmentsRoutes.share, { ...one(test), body: { shared } })),
    archive: async (test: string) => follow(await call(assessmentsRoutes.archive, one(test))),
    restore: async (test: string) => follow(await call(assessmentsRoutes.restore, one(test))),
    publish: async (test: string, version: number) =>
      follow(await call(assessmentsRoutes.publish, { ...one(test), body: { version } })),
    remove: async (test: string) => {
      await call(assessmentsRoutes.remove, one(test));
      await client.invalidateQueries({ queryKey: LIST });
    },
  };
}

type Saving = { version: number; edit: Edit; leaving: boolean };

/** Saves a draft and updates the cached test without fetching it again. */
export function useSaveDraft(test: string) {
  const client = useQueryClient();
  return async (content: TestContent, { version, edit, leaving }: Saving) => {
    const saved = await call(assessmentsRoutes.save, {
      params: { test },
      body: { version, content, edit },
      keepalive: leaving,
    });
    client.setQueryData<TestDraft>(
      draftKey(test),
      (draft) => draft && { ...draft, ...saved, content, edit, edited: true },
    );
    void client.invalidateQueries({ queryKey: LIST });
    return saved;
  };
}

type Kind = CallOf<typeof assessmentsRoutes.uploadImage>["body"]["content_type"];

/** Uploads a picture for a drawing question. Throws the API's error, such as for a file that is too large. */
export async function uploadTestImage(file: File): Promise<string> {
  const { image, upload } = await call(assessmentsRoutes.uploadImage, {
    body: { content_type: file.type as Kind, size: file.size },
  });
  await sendFile(upload, file);
  return image;
}
