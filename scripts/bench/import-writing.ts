import { BatchWriteCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { sideBySide } from "./side-by-side.ts";

/** Rows in one request, and requests: 10,000 rows. */
const [ROWS, REQUESTS] = [40, 250] as const;
const WARM_UP = 10;
type Item = Record<string, unknown>;

/** Writing rows of an import against the same items sent with BatchWriteItem, 25 at once. */
export async function benchImportWriting(document: DynamoDBDocumentClient) {
  const { as, makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { hashed } = await import("../../packages/core/src/platform/ids.ts");
  const { beforeRequests } = await import("../../packages/core/src/testing/local-table.ts");
  const Imports = await import("../../packages/core/src/imports/index.ts");
  const user = await makeUser((await makeSpace()).id, "manager", { owner: true, practises: true });
  const hash = hashed("bench");
  const reading = {
    file_name: "bench.xlsx",
    file_hash: hash,
    header_hash: hash,
    sheet: "",
    mapping: ["name"],
    kind: "patients" as const,
    values: [],
  };
  const rows = (REQUESTS + WARM_UP) * ROWS;
  const { id } = await as(user, () =>
    Imports.start({ ...reading, date_order: "dmy", rows, new_patients: rows }),
  );
  const batch = (round: number) =>
    Array.from({ length: ROWS }, (_, at) => {
      const number = round * ROWS + at + 1;
      return { number, fingerprint: hashed(`bench ${number}`), patient: personOf(number) };
    });
  const written: Item[][] = [];
  const stop = beforeRequests(async (input) => {
    const puts = ((input.TransactItems ?? []) as { Put?: { Item: Item } }[]).flatMap(({ Put }) =>
      Put ? [Put.Item] : [],
    );
    if (puts.length > 0) written.push(puts);
  });
  const ours = async (round: number) => {
    written.length = 0;
    const { items } = await as(user, () => Imports.addRows(id, batch(round)));
    if (!items.every(({ outcome }) => outcome === "created")) throw new Error("Rows were not added");
  };
  let sample: Item[] = [];
  const bare = async (round: number) => {
    if (sample.length === 0) sample = written.flat();
    await writeBare(
      document,
      sample.map((item) => ({ ...item, pk: `${item.pk}#bare${round}` })),
    );
  };
  // Once before, so that the items of a request are known.
  await ours(REQUESTS + WARM_UP + 1);
  const writing = await sideBySide(ours, bare, { rounds: REQUESTS, warmUp: WARM_UP });
  stop();
  return { writing, items: sample.length };
}

/** A patient as a row of a file has one. */
const personOf = (number: number) => ({
  name: `Demo Paciente ${number} da Silva`,
  birthday: "1980-02-03",
  mobile_number: `9${10_000_000 + number}`,
  email: `demo${number}@patients.example`,
  address: "Rua Demo 1, 4000-001 Porto",
});

/** The items as BatchWriteItem takes them, 25 at once. */
async function writeBare(document: DynamoDBDocumentClient, items: readonly Item[]) {
  for (let from = 0; from < items.length; from += 25)
    await document.send(
      new BatchWriteCommand({
        RequestItems: {
          [String(process.env.TABLE_NAME)]: items
            .slice(from, from + 25)
            .map((Item) => ({ PutRequest: { Item } })),
        },
      }),
    );
}
