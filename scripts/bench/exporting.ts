import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { FILES_KEY, startFiles } from "../local/files.ts";
import { fillClinic } from "./growth-clinic.ts";

/** Patients of the three clinics; each has ten appointments. */
const [FEW, SOME, MANY] = [10, 1_000, 3_000] as const;
const APPOINTMENTS = 10;
/** Appointments that every clinic of `fillClinic` has, whatever its size. */
const LEAST = 200;

/** What a process needed to export a clinic: peak memory in bytes, and milliseconds. */
type Needed = { memory: number; time: number };

/**
 * Exports of clinics of three sizes, each by a process of its own, without files: the peak memory of the largest beside that
 * of the middle one, and the time of a patient.
 */
export async function benchExporting(document: DynamoDBDocumentClient) {
  const folder = await mkdtemp(path.join(tmpdir(), "meridian-bench-"));
  const { freePort } = await import("../../packages/core/src/testing/free-port.ts");
  const port = await freePort();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://localhost:${port}`,
    AWS_ACCESS_KEY_ID: FILES_KEY,
    AWS_SECRET_ACCESS_KEY: FILES_KEY,
  });
  const { FILES_BUCKET, WEB_ORIGIN } = process.env;
  const store = await startFiles(port, folder, String(FILES_BUCKET), String(WEB_ORIGIN));
  try {
    const few = await exported(document, FEW);
    const some = await exported(document, SOME);
    const many = await exported(document, MANY);
    const perPatient = (all: Needed, patients: number) => all.time / patients;
    return {
      few: few.memory,
      memory: { ours: many.memory, bare: some.memory, ratio: many.memory / some.memory },
      time: {
        ours: perPatient(many, MANY),
        bare: perPatient(some, SOME),
        ratio: perPatient(many, MANY) / perPatient(some, SOME),
      },
    };
  } finally {
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fills a clinic and has it exported by another process. */
async function exported(document: DynamoDBDocumentClient, patients: number): Promise<Needed> {
  const { as } = await import("../../packages/core/src/testing/actors.ts");
  const Exports = await import("../../packages/core/src/exports/index.ts");
  const appointments = Math.max(LEAST, patients * APPOINTMENTS);
  const { manager } = await fillClinic(document, { patients, appointments, visits: 1 });
  await as(manager, () => Exports.begin({ with_files: false }));
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./export-memory.ts", import.meta.url));
    child.once("message", (needed) => resolve(needed as Needed));
    child.once("exit", (code) => code !== 0 && reject(new Error("exporting the clinic failed")));
  });
}
