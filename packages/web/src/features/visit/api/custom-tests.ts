import { assessmentsRoutes, type TestVersion } from "@meridian/core/contracts/assessments/assessments";
import { call } from "@meridian/ui/api/client";
import { useQueries, useQuery } from "@tanstack/react-query";

/** A test in one of its versions. */
export type VersionName = { test: string; version: number };
export const versionName = ({ test, version }: VersionName) => `${test}.${version}`;

/** The tests of the library; those that can be taken are published and not archived. */
export const useTestLibrary = (enabled: boolean) =>
  useQuery({
    queryKey: ["custom-tests"],
    queryFn: ({ signal }) => call(assessmentsRoutes.list, { signal }),
    staleTime: 60_000,
    enabled,
  });

/** What one request may ask for. */
const MOST = 40;
type Waiting = {
  resolve: (version: TestVersion | null) => void;
  reject: (error: unknown) => void;
};
let waiting = new Map<string, Waiting[]>();

/** One version; what is asked for at the same moment goes out in one request. */
function readVersion(name: string): Promise<TestVersion | null> {
  if (waiting.size === 0 || waiting.size >= MOST) {
    const batch = new Map<string, Waiting[]>();
    waiting = batch;
    setTimeout(() => {
      if (waiting === batch) waiting = new Map();
      void send(batch);
    });
  }
  return new Promise((resolve, reject) => {
    waiting.set(name, [...(waiting.get(name) ?? []), { resolve, reject }]);
  });
}

async function send(batch: ReadonlyMap<string, Waiting[]>) {
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
 * Tests as they were when they were taken. They never change, so each is fetched once; all that a visit needs come
 * with one request.
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
    /** It was asked for and is not to be had. */
    failed: (name: VersionName) => at(name)?.isError === true || at(name)?.data === null,
    retry: () => void Promise.all(found.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

const FRESH = 4 * 60_000;

/** A link to a picture to draw on. It is valid for five minutes and asked for again before. */
export function useTestImage(image: string | null): string | undefined {
  const link = useQuery({
    queryKey: ["test-image", image],
    queryFn: ({ signal }) =>
      call(assessmentsRoutes.image, { params: { image: image ?? "" }, signal, notFound: "throw" }),
    enabled: image !== null,
    staleTime: FRESH,
    gcTime: FRESH,
  });
  return link.data?.url;
}
