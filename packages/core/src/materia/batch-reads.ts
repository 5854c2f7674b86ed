import { type SubstanceFacts, substanceFacts } from "../contracts/materia/materia.ts";
import { readVisible } from "./reading.ts";

/** The facts of the actor's own substances and of those colleagues share, by id. Two requests. */
export async function ownSubstances(): Promise<ReadonlyMap<string, SubstanceFacts>> {
  const entries = await readVisible();
  // An entry stored before a fact existed has its default.
  const blank = substanceFacts.parse({});
  return new Map(
    entries
      .filter(({ kind }) => kind === "substance")
      .map(({ id, facts }) => [id, { ...blank, ...(facts as Partial<SubstanceFacts>) }]),
  );
}
