const FEW = 1_000;
const MANY = 50_000;
const AT_ONCE = 8;

/** Every fourth is called by two frequent words; everyone has a phone of their own. */
const nameOf = (index: number) => (index % 4 === 0 ? `Maria Demo${index} Silva` : `Rui Demo${index} Costa`);
const phoneOf = (index: number) => `+3519${String(10_000_000 + index * 1_601)}`;

/**
 * Items read by searches of a clinic of 50,000 patients against the same ones in a clinic of 1,000: two frequent words,
 * the last digits of a phone, a name typed wrong. Items, not milliseconds: what the database charges, and what its time
 * follows; the local engine looks through a partition for what begins as asked. Of every patient the rows these searches
 * meet are written, as the stream writes them.
 */
export async function benchPatientSearch() {
  const { makeSpace, makeUser, as } = await import("../../packages/core/src/testing/actors.ts");
  const { batchPut, writeItems } = await import("../../packages/core/src/db/batch-write.ts");
  const { db } = await import("../../packages/core/src/patients/entities.ts");
  const { documentClient } = await import("../../packages/core/src/db/client.ts");
  const Patients = await import("../../packages/core/src/patients/index.ts");
  const { newPatient, patientsRoutes } = await import(
    "../../packages/core/src/contracts/patients/patients.ts"
  );
  const { newId } = await import("../../packages/core/src/platform/ids.ts");
  const { searchRowsOf } = await import("../../packages/core/src/patients/search-rows.ts");
  const { rowsOf } = await import("../../packages/core/src/patients/tokens.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { list: handler } = await import("../../packages/functions/src/routes/patients/patients.ts");

  const clinicOf = async (patients: number) => {
    const user = await makeUser((await makeSpace()).id, "manager");
    const first = await as(user, async () => {
      const { id } = await Patients.create(newPatient.parse({ name: nameOf(0) }));
      await Patients.indexPatient({ space_id: user.spaceId, patient_id: id });
      return Patients.readPatient(id);
    });
    const rowsFor = (index: number) => {
      const mobile_e164 = phoneOf(index);
      const item = { ...first, patient_id: newId("patient"), name: nameOf(index), mobile_e164 };
      const own = rowsOf(item).filter(({ token }) => ["maria", "costa"].includes(token));
      const met = searchRowsOf(item).filter(
        ({ token }) => token === "maria|silva" || token === mobile_e164.slice(-6),
      );
      return [...own, ...met].map((row) => batchPut(db.entities.token.put(row).params()));
    };
    const chunk = 200;
    const writers = Array.from({ length: AT_ONCE }, async (_, writer) => {
      for (let from = 1 + writer * chunk; from < patients; from += AT_ONCE * chunk)
        await writeItems(
          Array.from({ length: Math.min(chunk, patients - from) }, (_, at) => rowsFor(from + at)).flat(),
        );
    });
    await Promise.all(writers);
    const queries = ["maria silva", phoneOf(500).slice(-6), "mraia"];
    const events = await Promise.all(
      queries.map((q) => eventOf(patientsRoutes.list, { as: user, query: { q, limit: "50" } })),
    );
    return async () => {
      for (const event of events) {
        const { items } = JSON.parse(String((await handler(event)).body));
        if (!items?.length) throw new Error("A search of the bench found nobody");
      }
    };
  };
  const [few, many] = [await clinicOf(FEW), await clinicOf(MANY)];
  let read = 0;
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const { ScannedCount = 0, Responses = {} } = answer.output as Answered;
      read += ScannedCount + Object.values(Responses).flat().length;
      return answer;
    },
    { step: "initialize", name: "countRead" },
  );
  const itemsOf = async (searches: () => Promise<void>) => {
    // The first finds the actor not yet known.
    await searches();
    read = 0;
    await searches();
    return read;
  };
  const [ours, bare] = [await itemsOf(many), await itemsOf(few)];
  return { ours, bare, ratio: ours / bare };
}

type Answered = { ScannedCount?: number; Responses?: Record<string, unknown[]> };
