import { useQueryClient } from "@tanstack/react-query";

/**
 * Runs a change, and then reads again what is named and the histories that show the change. After a refused one too, so that
 * the screen has the current version.
 */
export function useThenFresh(...keys: string[]) {
  const client = useQueryClient();
  return async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      for (const key of [...keys, "history", "changes"]) void client.invalidateQueries({ queryKey: [key] });
    }
  };
}
