import { type SubstanceFacts, substanceFacts } from "../contracts/materia/materia.ts";
import { readVisible } from "./reading.ts";

/** The facts of the substances that the actor made, and of those colleagues share, by id. Two requests. */
export async function ownSubstances(): Promise<ReadonlyMap<string, SubstanceFacts>> {
  const entries = await readVisible();
  // What an entry written before a fact existed lacks is unknown.
  const blank = substanceFacts.parse({});
  return new Map(
    entries
      .filter(({ kind }) => kind === "substance")
      .map(({ id, facts }) => [id, { ...blank, ...(facts as Partial<SubstanceFacts>) }]),
  );
}
