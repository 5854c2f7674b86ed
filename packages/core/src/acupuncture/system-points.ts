import * as Catalogues from "../catalogues/index.ts";
import {
  type DetailedPoints,
  detailedPoints,
  type GroupCatalogue,
  groupCatalogue,
  type PointCatalogue,
  pointCatalogue,
} from "../reference/point-catalogue.ts";

/** The system's points and groups as they are published. */
export type SystemCatalogue = PointCatalogue & GroupCatalogue;

/** The system's points. Two requests, none while the container knows what is published. */
export async function readPoints(): Promise<PointCatalogue> {
  return pointCatalogue((await Catalogues.publishedOverlays(["points"])).points);
}

/** The system's points with location and needling. Requests as {@link readPoints}. */
export async function readDetailedPoints(): Promise<DetailedPoints> {
  return detailedPoints((await Catalogues.publishedOverlays(["points"])).points);
}

/** The system's points and groups. Three requests, none while the container knows what is published. */
export async function readSystem(): Promise<SystemCatalogue> {
  const published = await Catalogues.publishedOverlays(["points", "point-groups"]);
  return { ...pointCatalogue(published.points), ...groupCatalogue(published["point-groups"]) };
}

/** The same with location and needling of the points. */
export async function readDetailedSystem(): Promise<SystemCatalogue & DetailedPoints> {
  const published = await Catalogues.publishedOverlays(["points", "point-groups"]);
  return { ...(await detailedPoints(published.points)), ...groupCatalogue(published["point-groups"]) };
}
