import { DEFAULT_SETTINGS } from "../contracts/subscription/default-offers.ts";
import type { SubscriptionSettings } from "../contracts/subscription/subscription-settings.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { offers } from "./offer-entities.ts";

const KEY = { kind: "subscription_settings" } as const;

function ofRow(item: Record<string, unknown>): SubscriptionSettings {
  const { data } = offers.entities.settings.parse({ Item: item });
  return data
    ? { referral_days: data.referral_days, switch_days: data.switch_days, version: data.version }
    : DEFAULT_SETTINGS;
}

/** The figures that hold now. One request. */
export async function currentSettings(): Promise<SubscriptionSettings> {
  const { data } = await offers.entities.settings.get(KEY).go({ consistent: true });
  if (!data) return DEFAULT_SETTINGS;
  return { referral_days: data.referral_days, switch_days: data.switch_days, version: data.version };
}

/** Changes the figures. Two requests. Throws 409 `subscription_settings.stale`. */
export async function updateSettings({
  version,
  ...figures
}: SubscriptionSettings): Promise<SubscriptionSettings> {
  const { version: _, ...before } = await currentSettings();
  const row = { ...KEY, ...figures, version: version + 1, updated_at: nowIso(), updated_by: actor().id };
  const stored = offers.entities.settings;
  const write =
    version === 0 ? stored.create(row) : stored.put(row).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [
      put(write.params(), (now) => stale("subscription_settings", now ? ofRow(now) : DEFAULT_SETTINGS)),
      Revisions.revisionWrite({
        kind: KEY.kind,
        subject: KEY.kind,
        title: "",
        version: version + 1,
        before,
        after: figures,
      }),
    ],
    audit: { action: "update", record: KEY.kind },
  });
  return { ...figures, version: version + 1 };
}
