import { type CatalogueKey, catalogues } from "../clinical/catalogues/catalogues.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { loadBases } from "./bases.ts";

/** Whether the administrator may read and change a catalogue, by the level in its description. */
export const mayEdit = (catalogue: CatalogueKey) => actor().adminLevels.has(catalogues[catalogue].level);

/** Throws 403 for an administrator without the level of the catalogue. */
export function requireLevel(catalogue: CatalogueKey): void {
  if (!mayEdit(catalogue)) throw new AppError("forbidden", "access.denied");
}

/** Loads what a catalogue is edited with. Throws 403 as {@link requireLevel}. */
export async function openCatalogue(catalogue: CatalogueKey): Promise<void> {
  requireLevel(catalogue);
  await loadBases([catalogue]);
}
