import {
  type ConsentDraft,
  type ConsentRule,
  type ManagedText,
  type ManagedTextDetail,
  consentTextsRoutes as routes,
} from "@meridian/core/contracts/consents/consent-texts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = "consent-texts";
type Text = CallOf<typeof routes.getText>["params"]["text"];

/** Every text the clinic uses or can use. */
export const useTexts = () =>
  useQuery({
    queryKey: [KEY],
    queryFn: async ({ signal }) => (await call(routes.listTexts, { signal })).items,
  });

/** A text with the words of its next version. */
export const useText = (text: string) =>
  useQuery({
    queryKey: [KEY, text],
    queryFn: ({ signal }) =>
      call(routes.getText, { params: { text: text as Text }, signal, notFound: "throw" }),
  });

/** What managers do with texts; every list that shows them is read anew after each. */
export function useTextActions() {
  const client = useQueryClient();
  const thenRefresh = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await Promise.all([KEY, "consents"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    return answer;
  };
  const of = (text: Pick<ManagedText, "id">) => ({
    params: { text: text.id as Text },
    notFound: "throw" as const,
  });
  return {
    create: (body: ConsentDraft & ConsentRule) => thenRefresh(call(routes.createText, { body })),
    save: (text: ManagedTextDetail, body: ConsentDraft) =>
      thenRefresh(call(routes.saveDraft, { ...of(text), body: { ...body, version: text.version } })),
    setRule: ({ version, id }: ManagedTextDetail, rule: ConsentRule) =>
      thenRefresh(
        call(routes.setRule, { params: { text: id }, notFound: "throw", body: { ...rule, version } }),
      ),
    publish: ({ version, ...text }: ManagedTextDetail, renew: boolean) =>
      thenRefresh(call(routes.publish, { ...of(text), body: { version, renew } })),
    setActive: ({ version, ...text }: ManagedTextDetail, active: boolean) =>
      thenRefresh(call(routes.setActive, { ...of(text), body: { version, active } })),
  };
}
