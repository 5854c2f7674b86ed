import type * as z from "zod";
import { MODULES, type Module } from "../contracts/kernel/access.ts";
import { DEFAULT_MODULES } from "../contracts/subscription/default-offers.ts";
import { MODULE_PICTURE_TYPES, type moduleEdit } from "../contracts/subscription/offer-routes.ts";
import type { ModuleOffer } from "../contracts/subscription/offers.ts";
import { readItems } from "../db/read-items.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import { pictureLink, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { pictureKey, storePicture, uploadedKey } from "./module-pictures.ts";
import { offers } from "./offer-entities.ts";

/** A module with the file name of its picture instead of a link to it. */
type Row = ModuleOffer & { picture: string | undefined };

const keyOf = (code: Module) =>
  offers.entities.module.get({ kind: "module", code }).params().Key as { pk: string; sk: string };

function rowOf(item: Record<string, unknown>): Row | undefined {
  const { data } = offers.entities.module.parse({ Item: item });
  return data
    ? { ...DEFAULT_MODULES[data.code], ...data.offer, version: data.version, picture: data.picture }
    : undefined;
}

async function rows(): Promise<Row[]> {
  const items = await readItems(MODULES.map(keyOf));
  const edited = items.flatMap((item) => rowOf(item) ?? []);
  return MODULES.map(
    (code) => edited.find((row) => row.code === code) ?? { ...DEFAULT_MODULES[code], picture: undefined },
  );
}

const toOffer = async ({ picture, ...offer }: Row): Promise<ModuleOffer> => ({
  ...offer,
  picture_url: picture ? await pictureLink(pictureKey(offer.code, picture)) : null,
});

/** Each module as it is sold now, without links to pictures. One request. */
export async function currentModules(): Promise<Record<Module, ModuleOffer>> {
  const found = (await rows()).map(({ picture: _, ...offer }) => [offer.code, offer] as const);
  return Object.fromEntries(found) as Record<Module, ModuleOffer>;
}

/** Every module as it is shown, with a link to its picture that is valid for five minutes. One request. */
export async function listModules(): Promise<{ modules: ModuleOffer[] }> {
  return { modules: await Promise.all((await rows()).map(toOffer)) };
}

type PictureFile = { content_type: keyof typeof MODULE_PICTURE_TYPES; size: number };

/** An upload link for a module's picture. It is shown only after the module was saved with it. */
export async function uploadModulePicture(code: Module, file: PictureFile) {
  const picture = `${newId("modulePicture")}.${MODULE_PICTURE_TYPES[file.content_type]}`;
  return { picture, upload: await uploadLink(uploadedKey(code, picture), { ...file, once: true }) };
}

type Revised = Pick<Row, "name" | "description" | "on_sale" | "tiers" | "picture">;

/** What the history keeps of a module, with its prices by how many months are bought. */
const revised = ({ name, description, on_sale, tiers, picture }: Revised) => ({
  name,
  description,
  on_sale,
  picture,
  tiers: Object.fromEntries(tiers.map(({ months, ...price }) => [months, price])),
});

/**
 * Changes a module's texts, picture and prices, or discontinues it. A new picture is decoded and encoded again before it is
 * stored. Two requests. Throws 409 `module.stale`, 404 `file.not_found`, 400 naming `picture`.
 */
export async function updateModule(code: Module, edit: z.output<typeof moduleEdit>): Promise<ModuleOffer> {
  const { version, picture: chosen, ...fields } = edit;
  const before = (await rows()).find((row) => row.code === code);
  if (before?.version !== version) throw stale("module", before && (await toOffer(before)));
  if (chosen) await storePicture(code, chosen);
  const picture = chosen === undefined ? before.picture : (chosen ?? undefined);
  const offer = { ...fields, tiers: [...fields.tiers].sort((a, b) => a.months - b.months) };
  const row = {
    code,
    offer,
    ...(picture !== undefined && { picture }),
    version: version + 1,
    updated_at: nowIso(),
    updated_by: actor().id,
  };
  const stored = offers.entities.module;
  const write =
    version === 0 ? stored.create(row) : stored.put(row).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [
      put(write.params(), (now) => stale("module", now && rowOf(now))),
      Revisions.revisionWrite({
        kind: "module",
        subject: `module_${code}`,
        version: version + 1,
        title: offer.name.en,
        title_pt: offer.name.pt,
        before: revised(before),
        after: revised({ ...offer, picture }),
      }),
    ],
    audit: { action: "update", record: `module_${code}` },
  });
  return toOffer({ ...DEFAULT_MODULES[code], ...offer, version: version + 1, picture });
}
