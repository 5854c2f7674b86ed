import { exportsRoutes, type SpaceExport } from "@meridian/core/contracts/exports/exports";
import { call } from "@meridian/ui/api/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = ["exports"];
/** How often an export that is being made is looked at, in milliseconds. */
const LOOK_AGAIN = 5_000;

export const isRunning = ({ state }: SpaceExport) => state === "waiting" || state === "running";

/** The last exports of the clinic, looked at again while one is being made. */
export const useExports = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(exportsRoutes.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? LOOK_AGAIN : false),
  });

/** A call after which the list is read again, whether or not it worked. */
function useChange<Input>(work: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSettled: () => client.invalidateQueries({ queryKey: KEY }) });
}

export const useBeginExport = () =>
  useChange((with_files: boolean) => call(exportsRoutes.begin, { body: { with_files } }));

export const useCancelExport = () =>
  useChange((id: string) => call(exportsRoutes.cancel, { params: { export: id }, notFound: "throw" }));

/** The address of a finished export's file, for a few minutes. */
export const exportLink = async (id: string): Promise<string> =>
  (await call(exportsRoutes.open, { params: { export: id }, notFound: "throw" })).url;
