import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Schedule } from "../../packages/core/src/contracts/kernel/schedules.ts";
import { listen, type Service } from "./service.ts";

export type Schedules = Service & { run(id: string, time?: string): Promise<void> };

const UNITS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** `rate(5 minutes)` in milliseconds; undefined for a `cron()` expression, which the local run never fires by itself. */
export function rateOf(expression: string): number | undefined {
  if (expression.startsWith("cron(")) return undefined;
  const match = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (!match) throw new Error(`Not a rate: ${expression}`);
  return Number(match[1]) * (UNITS[String(match[2])] ?? 0);
}

/**
 * Runs every job at its rate. `POST /run/<id>` on the control port runs one at once, and `?time=<instant>` lets it run
 * for a later moment. A job with a `cron()` expression runs only this way. Failures are printed; the job runs again at
 * its next interval.
 */
export async function startSchedules(
  port: number,
  jobs: readonly Schedule[],
  functions: string,
): Promise<Schedules> {
  const run = async (id: string, time = new Date().toISOString()) => {
    const job = jobs.find((candidate) => candidate.id === id);
    if (!job) throw new Error(`No such job: ${id}`);
    const module = await import(pathToFileURL(join(functions, "schedules", `${job.id}.ts`)).href);
    await module.handler({ id, time, source: "aws.scheduler" });
  };
  const timers = jobs.flatMap((job) => {
    const rate = rateOf(job.rate);
    const fire = () => run(job.id).catch((error) => console.error(`${job.id}:`, error));
    return rate === undefined ? [] : [setInterval(fire, rate)];
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://localhost");
    const [, verb, id] = url.pathname.split("/");
    try {
      if (request.method !== "POST" || verb !== "run" || !id) throw new Error("POST /run/<job>");
      await run(id, url.searchParams.get("time") ?? undefined);
      response.end("done\n");
    } catch (error) {
      response.statusCode = 400;
      response.end(`${error instanceof Error ? error.message : error}\n`);
    }
  });
  const control = await listen(server, port, "control");
  return {
    run,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await control.stop();
    },
  };
}
