import { DEFAULT_PLANS } from "../../packages/core/src/contracts/subscription/default-offers.ts";
import { nowIso, todayIn } from "../../packages/core/src/platform/clock.ts";
import { newId } from "../../packages/core/src/platform/ids.ts";
import * as Spaces from "../../packages/core/src/spaces/index.ts";
import { plusDays } from "../../packages/core/src/time/days.ts";
import { ADMINISTRATORS } from "../local/environment.ts";
import { account, addUser, type DemoUser } from "./accounts.ts";
import { shareFormula } from "./formulas.ts";
import { as, ZONE } from "./moments.ts";
import { makeProduct, PROVIDER_PRODUCT } from "./products.ts";

/** A company that lists its products. */
async function makeProvider(
  company_name: string,
  { email, verified }: { email: string; verified: boolean },
): Promise<DemoUser> {
  const spaceId = newId("space");
  await Spaces.db.entities.space
    .put({
      id: spaceId,
      space_name: company_name,
      owner_id: "pending",
      time_zone: ZONE,
      external_entity: { company_name, vat_number: "500000000", verified },
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  const provider = await addUser({
    spaceId,
    role: "external_entity",
    name: verified ? "Demo Herbalist" : "Demo Provider",
    email,
    owner: true,
  });
  await Spaces.db.entities.space.patch({ id: spaceId }).set({ owner_id: provider.id }).go();
  return provider;
}

/** A clinic whose plan ended a week ago, to see what is left to it then. */
async function makeExpired(space_name: string, email: string): Promise<DemoUser> {
  const spaceId = newId("space");
  await Spaces.db.entities.space
    .put({
      id: spaceId,
      space_name,
      owner_id: "pending",
      time_zone: ZONE,
      plan_code: "basic",
      plan_terms: DEFAULT_PLANS.basic,
      plan_ends_on: plusDays(todayIn(ZONE), -7),
      owned_modules: [],
      active_module: "mtc",
      patients_indexed: true,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  const owner = await addUser({
    spaceId,
    role: "manager",
    name: "Demo Lapsed Manager",
    email: `${email}@demo.example`,
    owner: true,
    practises: true,
  });
  await Spaces.db.entities.space.patch({ id: spaceId }).set({ owner_id: owner.id }).go();
  return owner;
}

/**
 * Two providers, one of them not verified yet, two clinics whose plan has ended, and the administrators of the back
 * office.
 */
export async function makeOthers() {
  const admin = (id: string, name: string, email: string) =>
    addUser({ id, spaceId: Spaces.BACKOFFICE, role: "admin", name, email: `${email}@demo.example` });
  const waiting = { email: "provider@demo.example", verified: false };
  const herbalist = await makeProvider("Demo Herbs", { email: "herbs@demo.example", verified: true });
  await as(herbalist, () => makeProduct(PROVIDER_PRODUCT));
  await as(herbalist, () =>
    shareFormula("Demo ginger and jujube", ["cold hands and feet"], { shengjiang: 9, dazao: 12, gancao: 3 }),
  );
  return {
    expired: account(await makeExpired("Demo Lapsed Clinic", "lapsed")),
    expiredAgain: account(await makeExpired("Demo Lapsed Clinic Two", "lapsed-two")),
    externalEntity: account(await makeProvider("Demo Supplies", waiting)),
    provider: account(herbalist),
    superAdmin: account(await admin(ADMINISTRATORS.superAdmin, "Demo Super Admin", "superadmin")),
    marketing: account(await admin(ADMINISTRATORS.marketing, "Demo Marketing", "marketing")),
    staff: account(await admin(ADMINISTRATORS.staff, "Demo Staff", "staff")),
  };
}
