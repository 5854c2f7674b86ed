import { admits } from "@meridian/core/contracts/kernel/access";
import type { Route } from "@meridian/core/contracts/kernel/route";
import type { Actor } from "@meridian/core/platform/context";
import { AppError } from "@meridian/core/platform/errors";
import { requirePlan } from "@meridian/core/platform/plan";

/** Whether the route's access lets this user in at all, by role, module and plan. Throws 401, 402 or 403. */
export function checkAccess(route: Route, actor: Actor | undefined): void {
  const { access } = route;
  if (access.who === "public") return;
  if (!actor) throw new AppError("unauthenticated", "session.not_found");
  if (actor.example && route.method !== "GET" && !route.inExample)
    throw new AppError("forbidden", "example.not_available");
  if (access.who === "session") return;
  if (access.who === "admin") {
    if (!actor.adminLevels.has(access.level)) throw new AppError("forbidden", "access.denied");
    return;
  }
  if (!admits(actor, access)) throw new AppError("forbidden", "access.denied");
  if (actor.space.requiresTotp && !actor.hasTotp) throw new AppError("forbidden", "totp.setup_required");
  if (actor.mustAccept && !route.beforeAccepting)
    throw new AppError("forbidden", "legal_text.acceptance_required");
  if (access.module && actor.role !== "external_entity" && !actor.modules.includes(access.module))
    throw new AppError("forbidden", "module.not_owned", { details: { module: access.module } });
  if (route.method !== "GET" && route.needsPlan !== false) requirePlan(actor);
}
