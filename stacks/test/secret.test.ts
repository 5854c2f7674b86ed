import { readFileSync } from "node:fs";
import { allRoutes } from "@meridian/core/contracts/all";
import { schedules } from "@meridian/core/contracts/kernel/schedules";
import { expect, test } from "vitest";
import { modulesOf } from "../bundle-parts.ts";
import { asText, bundleOf, resourcesOf, synthesised } from "./synth.ts";

const cloud = synthesised();

/** Each route that may read the secret: for sessions and codes, for the cursors of lists, or for patients' links. */
const READERS = [
  "accounts.accept-texts",
  "accounts.admin",
  "accounts.invite",
  "accounts.list-invitations",
  "accounts.login",
  "accounts.refresh-user",
  "accounts.register",
  "accounts.require-totp",
  "accounts.unsubscribe",
  "accounts.update-self",
  "activity.check",
  "activity.list",
  "activity.of-patient",
  "backoffice.icd-list",
  "backoffice.list-alerts",
  "backoffice.list-changes",
  "backoffice.list-discount-codes",
  "backoffice.list-failed-messages",
  "backoffice.list-history",
  "backoffice.list-payments",
  "backoffice.list-question-answers",
  "backoffice.list-spaces",
  "backoffice.list-tickets",
  "backoffice.overview",
  "billing.of-patient",
  "campaigns.count-receivers",
  "campaigns.list-campaigns",
  "campaigns.list-receivers",
  "catalogues.history",
  "classifications.icd-browse",
  "consents.create-link",
  "consents.send-link",
  "imports.list",
  "imports.undo",
  "materia.listed",
  "monitoring.create-link",
  "monitoring.get-course",
  "monitoring.get-link",
  "monitoring.list-followed",
  "monitoring.send-link",
  "notifications.list",
  "notifications.of-patient",
  "notifications.send-again",
  "patient-copy.print-visits",
  "patient-copy.visits",
  "patients.list",
  "photos.of-patient",
  "plan-payments.list",
  "retention.proposals",
  "subscription.list-referred",
  "subscription.start-free-trial",
  "subscription.switch-module",
  "supplements.listed",
  "support.list-tickets",
  "visits.record",
];

test("the application's secret is in no environment and no template", () => {
  const functions = resourcesOf(cloud, "AWS::Lambda::Function");
  for (const { id, Properties } of functions)
    for (const [name, value] of Object.entries(Properties.Environment?.Variables ?? {})) {
      expect(asText(value), `${id} ${name}`).not.toContain("resolve:secretsmanager");
      expect(name).not.toBe("APP_SECRET");
    }
});

test("a function contains the code that reads the secret exactly if its contract declares it", () => {
  const reads = (folder: string) =>
    modulesOf(folder).some((file) => readFileSync(file, "utf8").includes('APP_SECRET_ARN")'));
  const found = allRoutes.filter(({ id }) => reads(bundleOf(cloud, id).folder)).map(({ id }) => id);
  const declared = allRoutes.filter(({ touches }) => touches.secret).map(({ id }) => id);
  expect(found.sort()).toEqual(declared.sort());
  expect(declared.sort()).toEqual(READERS);
  expect(schedules.filter(({ touches }) => touches.secret).map(({ id }) => id)).toEqual([
    "retry-messages",
    "seal-audit",
    "check-audit",
  ]);
});
