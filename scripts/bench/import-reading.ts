import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readFile } from "../../packages/ui/src/sheets/read-file.ts";
import { inflateOnly, styled, workbook } from "../../packages/ui/src/testing/workbook-files.ts";
import { sideBySide } from "./side-by-side.ts";

const [FEW, SHOWN, MANY] = [1_000, 10_000, 50_000] as const;
const HEADER = ["Nome", "Data de nascimento", "Telemóvel", "E-mail", "Morada", "NIF", "Profissão", "Notas"];

/** A list of patients as a workbook. */
const file = (rows: number) =>
  workbook({
    sheets: [
      {
        name: "Pacientes",
        rows: [
          HEADER,
          ...Array.from({ length: rows }, (_, at) => [
            `Demo Paciente ${at}`,
            styled(20_000 + (at % 20_000)),
            `91${String(1_000_000 + at)}`,
            `demo${at}@patients.example`,
            `Rua Demo ${at % 900}, 4000-${String(at % 900).padStart(3, "0")} Porto`,
            String(200_000_000 + at),
            ["Cook", "Nurse", "Teacher"][at % 3] ?? "",
            at % 4 === 0 ? `Prefere a manhã ${at}` : "",
          ]),
        ],
      },
    ],
  });

/** Reading a workbook against inflating it alone, and the memory of a process that reads one, at two sizes. */
export async function benchImportReading() {
  const shown = await file(SHOWN);
  const reading = await sideBySide(
    async () => (await readFile(shown)).read(0),
    () => inflateOnly(shown),
    { rounds: 30, warmUp: 8 },
  );
  const few = await memoryOf(FEW);
  const many = await memoryOf(MANY);
  return { reading, memory: { ours: many, bare: few, ratio: many / few } };
}

/** Peak memory of a process that reads a file of so many rows, bytes. */
async function memoryOf(rows: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "meridian-bench-"));
  const name = path.join(folder, "patients.xlsx");
  try {
    await writeFile(name, Buffer.from(await (await file(rows)).arrayBuffer()));
    return await new Promise((resolve, reject) => {
      const child = fork(new URL("./import-memory.ts", import.meta.url), [name]);
      child.once("message", (bytes) => resolve(Number(bytes)));
      child.once("exit", (code) => code !== 0 && reject(new Error("reading the file failed")));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
