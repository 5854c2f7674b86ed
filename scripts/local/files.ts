import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Service } from "./service.ts";
import { permitted } from "./signed-links.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type S3rver = { run(): Promise<unknown>; close(): Promise<void>; callback(): Listener };
const S3rverServer = createRequire(import.meta.url)("s3rver") as new (options: object) => S3rver;

/** The only pair of keys s3rver knows. */
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
  server.callback = () => (request, response) => {
    if (permitted(request, FILES_KEY)) return answer(request, response);
    response.writeHead(403, { "content-type": "application/xml", connection: "close" });
    response.end("<Error><Code>AccessDenied</Code></Error>");
  };
  await server.run();
  return { stop: () => server.close() };
}
