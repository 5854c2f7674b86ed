import * as Accounts from "@meridian/core/accounts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { RESTORED_KINDS, type RestoredKind } from "@meridian/core/contracts/revisions/revisions";
import { absent } from "@meridian/core/platform/errors";
import * as Revisions from "@meridian/core/revisions";
import * as Spaces from "@meridian/core/spaces";
import * as Support from "@meridian/core/support";
import { handle } from "../../http/handle.ts";

export const listChanges = /* @__PURE__ */ handle(backofficeRoutes, "listChanges", ({ query }) =>
  Revisions.listChanges(query),
);

export const listHistory = /* @__PURE__ */ handle(backofficeRoutes, "listHistory", ({ params, query }) =>
  Revisions.listHistory(params.subject, query),
);

type Restore = (subject: string, versions: { to: number; version: number }) => Promise<{ version: number }>;

/** What writes an earlier version of each kind again. */
const restores: Readonly<Record<RestoredKind, Restore>> = {
  question_answer: Support.restoreQuestionAnswer,
  alert: Accounts.restoreAlert,
};

export const restoreVersion = /* @__PURE__ */ handle(
  backofficeRoutes,
  "restoreVersion",
  async ({ params: { subject }, body }) => {
    const { kind } = await Revisions.stateIn(subject, body.to);
    const restored = RESTORED_KINDS.find((one) => one === kind);
    if (!restored) throw absent("revision");
    const { version } = await restores[restored](subject, body);
    return { subject, version };
  },
);

export const listAdministrators = /* @__PURE__ */ handle(backofficeRoutes, "listAdministrators", () =>
  Spaces.listAdministrators(),
);
