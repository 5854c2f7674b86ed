import { accountsRoutes, type Member } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { isCode } from "@meridian/ui/api/errors";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

export type InviteBody = CallOf<typeof accountsRoutes.invite>["body"];
export type MemberChanges = Omit<CallOf<typeof accountsRoutes.updateMember>["body"], "version">;

const MEMBERS = ["members"] as const;
const INVITATIONS = ["invitations"] as const;

/** All users of the clinic, including deactivated ones. */
export const useMembers = () =>
  useQuery({
    queryKey: MEMBERS,
    queryFn: async ({ signal }) => (await call(accountsRoutes.listMembers, { signal })).items,
  });

/** Invitations nobody has accepted yet. */
export const useInvitations = () =>
  useCursorList(INVITATIONS, (cursor, signal) =>
    call(accountsRoutes.listInvitations, { query: { cursor }, ...(signal && { signal }) }),
  );

/** Actions on the clinic's users. The lists are updated afterwards. */
export function useUserActions() {
  const client = useQueryClient();
  const storeMember = (member: Member) =>
    client.setQueryData<Member[]>(MEMBERS, (known) =>
      known?.map((one) => (one.id === member.id ? member : one)),
    );
  return {
    storeMember,
    async update(member: Pick<Member, "id" | "version">, changes: MemberChanges) {
      const { user } = await call(accountsRoutes.updateMember, {
        params: { user: member.id },
        body: { ...changes, version: member.version },
      });
      storeMember(user);
      // The user's own modules and permissions decide what the menu shows.
      if (user.id === sessionUserNow()?.id) await storeSession((await call(accountsRoutes.refreshUser)).user);
      // The clinic holds the professionals who can be booked.
      await client.invalidateQueries({ queryKey: ["clinic"] });
      return user;
    },
    /**
     * Saves the user's own time off. If another field of the user changed meanwhile, it is sent again with the new
     * version.
     */
    async updateOwnTimeOff(member: Member, time_off: Member["time_off"]) {
      const send = (version: number) => call(accountsRoutes.updateSelf, { body: { version, time_off } });
      const isStill = (now: Member | undefined): now is Member =>
        JSON.stringify(now?.time_off) === JSON.stringify(member.time_off);
      await send(member.version).catch(async (error) => {
        if (!isCode(error, "user.stale")) throw error;
        const { items } = await call(accountsRoutes.listMembers);
        const now = items.find(({ id }) => id === member.id);
        if (!isStill(now)) throw error;
        return send(now.version);
      });
      await Promise.all(["members", "clinic"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
    async invite(body: InviteBody) {
      const { invitation } = await call(accountsRoutes.invite, { body });
      await client.invalidateQueries({ queryKey: INVITATIONS });
      return invitation;
    },
    async revoke(invitation: string) {
      try {
        // Another manager may have withdrawn it, or it was accepted: in both cases it is no longer pending.
        await call(accountsRoutes.revokeInvitation, { params: { invitation }, notFound: "throw" });
      } finally {
        await client.invalidateQueries({ queryKey: INVITATIONS });
      }
    },
  };
}
