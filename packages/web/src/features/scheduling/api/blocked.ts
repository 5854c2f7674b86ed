import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { type BlockedTime, blockedTimeRoutes } from "@meridian/core/contracts/scheduling/blocked-times";
import { plusDays } from "@meridian/core/time/days";
import { call } from "@meridian/ui/api/client";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DayRange } from "../model/calendar-range.ts";

const KEY = "blocked-times";

/** Blocked times of the days shown. They are read again with the calendar, when its change token differs. */
export const useBlockedTimes = ({ from, to }: DayRange) =>
  useQuery({
    queryKey: [KEY, from, to],
    queryFn: ({ signal }) =>
      call(blockedTimeRoutes.listBlockedTimes, { query: { from, to: plusDays(to, -1) }, signal }),
    placeholderData: keepPreviousData,
  });

export type NewBlocked = CallOf<typeof blockedTimeRoutes.createBlockedTime>["body"];
type Change = CallOf<typeof blockedTimeRoutes.updateBlockedTime>["body"];
export type ChangeBlocked = { id: string; body: Change };
/** A blocked time, or one day of a repeated one. */
export type OneBlocked = { id: string; only?: string | undefined };

/**
 * Creates, changes, removes and restores blocked times. Afterwards the list is read again, also when the server
 * refused.
 */
export function useBlockedActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] });
  const create = useMutation({
    mutationFn: (body: NewBlocked) => call(blockedTimeRoutes.createBlockedTime, { body, notFound: "throw" }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: ChangeBlocked): Promise<{ blocked: BlockedTime }> =>
      call(blockedTimeRoutes.updateBlockedTime, { params: { blocked: id }, body, notFound: "throw" }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, only }: OneBlocked) =>
      call(blockedTimeRoutes.removeBlockedTime, {
        params: { blocked: id },
        query: only === undefined ? {} : { only },
        notFound: "throw",
      }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id, only }: OneBlocked) =>
      call(blockedTimeRoutes.restoreBlockedTime, {
        params: { blocked: id },
        body: only === undefined ? {} : { only },
        notFound: "throw",
      }),
    onSettled,
  });
  return { create, change, remove, restore };
}
