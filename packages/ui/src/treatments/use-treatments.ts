import {
  type CustomTreatment,
  type CustomTreatmentForm,
  type NewPreMade,
  type PreMade,
  type PreMadeForm,
  type PreMadeHead,
  treatmentsRoutes as routes,
} from "@meridian/core/contracts/treatments/treatments";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";

type Asking = { signal: AbortSignal };

const preMadeKey = ["treatments", "pre-made"] as const;
const customKey = ["treatments", "custom"] as const;
const preMadeQuery = {
  queryKey: preMadeKey,
  queryFn: ({ signal }: Asking) => call(routes.listPreMade, { query: {}, signal }),
  staleTime: 60_000,
};
const customQuery = {
  queryKey: customKey,
  queryFn: ({ signal }: Asking) => call(routes.listCustom, { signal }),
  staleTime: 60_000,
};

/** Pre-made treatments of every category one may use, by name; asked for once for all of them. */
export const usePreMadeHeads = (enabled: boolean) => useQuery({ ...preMadeQuery, enabled });

/** Treatments that one made or colleagues share, by name. */
export function useCustomTreatments(enabled: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...customQuery, enabled });
  return {
    ...query,
    treatments: query.data?.items,
    /** The same, waited for: what is typed meanwhile is answered when it is there. */
    ready: async (): Promise<CustomTreatment[]> => (await client.ensureQueryData(customQuery)).items,
  };
}

const oneQuery = (id: string) => ({
  queryKey: [...preMadeKey, id],
  queryFn: async ({ signal }: Asking) =>
    (await call(routes.getPreMade, { params: { pre_made: id }, signal })) as PreMade,
});

/** A pre-made treatment with what it holds; none for an empty id. */
export const usePreMade = (id: string) => useQuery({ ...oneQuery(id), enabled: id !== "" });

/** What can be done with custom and pre-made treatments; every list follows. */
export function useTreatmentActions() {
  const client = useQueryClient();
  const follow = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: ["treatments"] });
    return answer;
  };
  const at = (id: string) => ({ params: { pre_made: id }, notFound: "throw" as const });
  const of = (id: string) => ({ params: { treatment: id }, notFound: "throw" as const });
  return {
    readPreMade: (id: string): Promise<PreMade> => client.fetchQuery({ ...oneQuery(id), staleTime: 0 }),
    createPreMade: (body: NewPreMade) =>
      follow(call(routes.createPreMade, { body: body as never, notFound: "throw" })),
    updatePreMade: (entry: Pick<PreMadeHead, "id" | "version">, body: PreMadeForm) =>
      follow(call(routes.updatePreMade, { ...at(entry.id), body: { ...body, version: entry.version } })),
    removePreMade: (id: string) => follow(call(routes.removePreMade, at(id))),
    createCustom: (body: CustomTreatmentForm) =>
      follow(call(routes.createCustom, { body, notFound: "throw" })),
    updateCustom: (entry: Pick<CustomTreatment, "id" | "version">, body: CustomTreatmentForm) =>
      follow(call(routes.updateCustom, { ...of(entry.id), body: { ...body, version: entry.version } })),
    removeCustom: (id: string) => follow(call(routes.removeCustom, of(id))),
    /** Takes the deletion back: the same treatment, with its pre-made ones. */
    restoreCustom: (id: string) => follow(call(routes.restoreCustom, of(id))),
  };
}
