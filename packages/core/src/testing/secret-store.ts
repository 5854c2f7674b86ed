import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";

type Version = { id: string; value: string; stages: string[] };
type Ask = {
  SecretId?: string;
  VersionStage?: string;
  SecretString?: string;
  VersionStages?: string[];
  MoveToVersionId?: string;
  RemoveFromVersionId?: string;
};

const CURRENT = "AWSCURRENT";
const PREVIOUS = "AWSPREVIOUS";
const PENDING = "AWSPENDING";

/**
 * Secrets Manager as far as a rotation needs it: one secret with any id, whose versions carry AWS's stages. It is
 * stored in `file`, or in memory without one. `first` makes the first value. `fixed` are further secrets by their ids,
 * which do not rotate.
 */
export function secretStore(
  first: () => string,
  file?: string,
  fixed: Readonly<Record<string, string>> = {},
): Server {
  const versions = kept(first, file);
  const save = () => {
    if (file) writeFileSync(file, JSON.stringify(versions), { mode: 0o600 });
  };
  save();
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const operation = String(request.headers["x-amz-target"]).split(".")[1];
    const ask: Ask = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}");
    const other = fixed[ask.SecretId ?? ""];
    const held = other === undefined ? versions : [{ id: "fixed", value: other, stages: [CURRENT] }];
    const answer = answerTo(held, operation, ask);
    save();
    response.setHeader("content-type", "application/x-amz-json-1.1");
    if (!answer) response.setHeader("x-amzn-errortype", "ResourceNotFoundException");
    response.statusCode = answer ? 200 : 400;
    response.end(JSON.stringify(answer ?? { __type: "ResourceNotFoundException" }));
  });
}

function kept(first: () => string, file: string | undefined): Version[] {
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  return [{ id: randomUUID(), value: first(), stages: [CURRENT] }];
}

function answerTo(versions: Version[], operation: string | undefined, ask: Ask): object | undefined {
  if (operation === "GetSecretValue") {
    const found = versions.find(({ stages }) => stages.includes(ask.VersionStage ?? CURRENT));
    return found && { Name: "local", VersionId: found.id, SecretString: found.value };
  }
  if (operation === "PutSecretValue") {
    const stages = ask.VersionStages ?? [CURRENT];
    const made: Version = { id: randomUUID(), value: String(ask.SecretString), stages: [] };
    versions.push(made);
    for (const stage of stages) move(versions, stage, made.id);
    return { Name: "local", VersionId: made.id, VersionStages: stages };
  }
  if (operation === "UpdateSecretVersionStage" && ask.VersionStage && ask.MoveToVersionId) {
    move(versions, ask.VersionStage, ask.MoveToVersionId);
    return { Name: "local" };
  }
  return undefined;
}

/** The current version becomes the previous one, as in AWS; the new current one is no longer pending. */
function move(versions: Version[], stage: string, to: string): void {
  const before = versions.find(({ stages }) => stages.includes(stage));
  for (const version of versions) version.stages = version.stages.filter((held) => held !== stage);
  const target = versions.find(({ id }) => id === to);
  target?.stages.push(stage);
  if (stage !== CURRENT || !before || before.id === to) return;
  for (const version of versions)
    version.stages = version.stages.filter(
      (held) => held !== PREVIOUS && !(held === PENDING && version === target),
    );
  before.stages.push(PREVIOUS);
}
