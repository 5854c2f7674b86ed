import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { versionsIn } from "./file-versions.ts";
import type { Service } from "./service.ts";
import { permitted } from "./signed-links.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type S3rver = { run(): Promise<unknown>; close(): Promise<void>; callback(): Listener };
const S3rverServer = createRequire(import.meta.url)("s3rver") as new (options: object) => S3rver;

/** The only pair of keys that s3rver accepts. */
export const FILES_KEY = "S3RVER";

/** The file store, private and on disk, with the bucket's CORS for the app's own origin only. */
export async function startFiles(
  port: number,
  state: string,
  bucket: string,
  origin: string,
): Promise<Service> {
  const cors = `<CORSConfiguration><CORSRule>
    <AllowedOrigin>${origin}</AllowedOrigin>
    <AllowedMethod>GET</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>3000</MaxAgeSeconds>
  </CORSRule></CORSConfiguration>`;
  const server = new S3rverServer({
    address: "127.0.0.1",
    port,
    silent: true,
    directory: join(state, "files"),
    // Path-style addresses only: hosts like bucket.localhost do not resolve everywhere.
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [cors] }],
  });
  const answer = server.callback();
  const refuse = (response: ServerResponse, status: number, code: string) => {
    response.writeHead(status, { "content-type": "application/xml", connection: "close" });
    response.end(`<Error><Code>${code}</Code></Error>`);
  };
  server.callback = () => (request, response) => {
    if (!permitted(request, FILES_KEY)) return refuse(response, 403, "AccessDenied");
    if (takesOnlyTheFirst(request) && existsSync(fileOf(join(state, "files"), request)))
      return refuse(response, 412, "PreconditionFailed");
    if (changesWriteOnce(request, bucket)) return refuse(response, 403, "AccessDenied");
    const versions = versionsIn(join(state, "files", bucket), request);
    if (versions !== undefined) {
      response.writeHead(200, { "content-type": "application/xml" });
      return void response.end(versions);
    }
    return answer(request, response);
  };
  await server.run();
  return { stop: () => server.close() };
}

/** s3rver has no conditional writes. */
const takesOnlyTheFirst = ({ method, headers }: IncomingMessage) =>
  method === "PUT" && headers["if-none-match"] === "*";

/** What the bucket's policy refuses: deleting a file that is written once, or writing it without saying that it is new. */
const changesWriteOnce = ({ method, headers, url }: IncomingMessage, bucket: string) =>
  (url ?? "").startsWith(`/${bucket}/write-once/`) &&
  (method === "DELETE" || (method === "PUT" && headers["if-none-match"] !== "*"));

/** Where s3rver keeps a file's content. */
const fileOf = (directory: string, { url }: IncomingMessage) =>
  `${join(directory, decodeURIComponent(new URL(url ?? "/", "http://localhost").pathname))}._S3rver_object`;
