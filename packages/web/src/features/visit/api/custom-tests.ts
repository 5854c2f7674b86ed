import { assessmentsRoutes, type TestVersion } from "@meridian/core/contracts/assessments/assessments";
import { call } from "@meridian/ui/api/client";
import { useQueries, useQuery } from "@tanstack/react-query";

/** A version of a test. */
export type VersionName = { test: string; version: number };
export const versionName = ({ test, version }: VersionName) => `${test}.${version}`;

/** The clinic's tests, drafts and archived ones included; only published ones that are not archived can be taken. */
export const useTestLibrary = (enabled: boolean) =>
  useQuery({
    queryKey: ["custom-tests"],
    queryFn: ({ signal }) => call(assessmentsRoutes.list, { signal }),
    staleTime: 60_000,
    enabled,
  });

/** The most versions one request may ask for. */
const MAX_PER_REQUEST = 40;
type PendingRequest = {
  resolve: (version: TestVersion | null) => void;
  reject: (error: unknown) => void;
};
let openBatch = new Map<string, PendingRequest[]>();

/** Reads one version. Calls in the same moment share one request. */
function readVersion(name: string): Promise<TestVersion | null> {
  if (openBatch.size === 0 || openBatch.size >= MAX_PER_REQUEST) {
    const batch = new Map<string, PendingRequest[]>();
    openBatch = batch;
    setTimeout(() => {
      if (openBatch === batch) openBatch = new Map();
      void send(batch);
    });
  }
  return new Promise((resolve, reject) => {
    openBatch.set(name, [...(openBatch.get(name) ?? []), { resolve, reject }]);
  });
}

async function send(batch: ReadonlyMap<string, PendingRequest[]>) {
  try {
    const { items } = await call(assessmentsRoutes.versions, { query: { of: [...batch.keys()].join(",") } });
    for (const [name, asked] of batch) {
      const found = items.find((item) => versionName(item) === name) ?? null;
      for (const { resolve } of asked) resolve(found);
    }
  } catch (error) {
    for (const asked of batch.values()) for (const { reject } of asked) reject(error);
  }
}

/**
 * Tests as they were when they were taken. A version never changes, so each is fetched once; those of a visit come in
 * one request.
 */
export function useVersions(names: readonly VersionName[]) {
  const distinct = [...new Set(names.map(versionName))];
  const found = useQueries({
    queries: distinct.map((name) => ({
      queryKey: ["custom-test-version", name],
      queryFn: () => readVersion(name),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })),
  });
  const at = (name: VersionName) => found[distinct.indexOf(versionName(name))];
  return {
    contentOf: (name: VersionName) => at(name)?.data?.content,
    /** Whether the version could not be loaded or does not exist. */
    failed: (name: VersionName) => at(name)?.isError === true || at(name)?.data === null,
    retry: () => void Promise.all(found.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

const FRESH_MS = 4 * 60_000;

/** A link to the picture of a drawing question. It is valid for five minutes and renewed before. */
export function useTestImage(image: string | null): string | undefined {
  const link = useQuery({
    queryKey: ["test-image", image],
    queryFn: ({ signal }) =>
      call(assessmentsRoutes.image, { params: { image: image ?? "" }, signal, notFound: "throw" }),
    enabled: image !== null,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  return link.data?.url;
}
