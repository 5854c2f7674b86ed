import {
  type AcupunctureGroup,
  type AcupuncturePoint,
  acupunctureRoutes as routes,
} from "@meridian/core/contracts/acupuncture/acupuncture";
import { call } from "@meridian/ui/api/client";
import { useQueryClient } from "@tanstack/react-query";
import {
  type GroupValues,
  groupValues,
  type PointValues,
  pointBody,
  pointValues,
} from "../model/own-entries.ts";

const one = (id: string) => ({ params: { id }, notFound: "throw" as const });

/** Creates, changes and deletes the user's points and groups, and updates the lists. */
export function useOwnEntries() {
  const client = useQueryClient();
  const follow = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: ["acupuncture", "own"] });
    return answer;
  };
  const makeGroup = (values: GroupValues) =>
    follow(call(routes.newGroup, { body: values, notFound: "throw" }));
  const editGroup = ({ id, version }: AcupunctureGroup, values: GroupValues) =>
    follow(call(routes.editGroup, { ...one(id), body: { ...values, version: version ?? undefined } }));
  const makePoint = (values: PointValues) =>
    follow(call(routes.newPoint, { body: pointBody(values), notFound: "throw" }));
  return {
    makeGroup,
    editGroup,
    makePoint,
    editPoint: ({ id, version }: AcupuncturePoint, values: PointValues) =>
      follow(
        call(routes.editPoint, { ...one(id), body: { ...pointBody(values), version: version ?? undefined } }),
      ),
    removeGroup: async (group: AcupunctureGroup) => {
      await follow(call(routes.deleteGroup, one(group.id)));
      return async () => void (await makeGroup(groupValues(group)));
    },
    /** Deletes a point. Returns the undo, which creates it again at its position in the user's groups. */
    removePoint: async (point: AcupuncturePoint, groups: readonly AcupunctureGroup[]) => {
      await follow(call(routes.deletePoint, one(point.id)));
      const containing = groups.filter(
        ({ user_id, points }) => user_id === point.user_id && points.includes(point.id),
      );
      return async () => {
        const { points } = await makePoint(pointValues(point));
        const made = points.find(({ name, user_id }) => name === point.name && user_id === point.user_id);
        if (!made) return;
        for (const group of containing) {
          const { group: now } = await call(routes.group, one(group.id));
          const back = group.points
            .map((id) => (id === point.id ? made.id : id))
            .filter((id) => id === made.id || now.points.includes(id));
          const added = now.points.filter((id) => !back.includes(id));
          await editGroup(now, { ...groupValues(now), points: [...back, ...added] });
        }
      };
    },
  };
}
