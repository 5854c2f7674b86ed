import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { EXAMPLE_ACCOUNT, EXAMPLE_REGION } from "../stacks/test/example-parameters.ts";

/** What an AWS service answers: a body of XML or JSON, 200 unless told. */
type Answer = { body: string; status?: number; type?: string };
/** A call of STS or CloudFormation has an action and parameters; one of Systems Manager or S3 is known by its request. */
type Call = { action: string; parameters: URLSearchParams; method: string; url: string };

const STS = "https://sts.amazonaws.com/doc/2011-06-15/";
const CLOUDFORMATION = "http://cloudformation.amazonaws.com/doc/2010-05-15/";
const S3 = "http://s3.amazonaws.com/doc/2006-03-01/";
const JSON_TYPE = "application/x-amz-json-1.1";

const result = (namespace: string, action: string, content: string): Answer => ({
  body: `<${action}Response xmlns="${namespace}"><${action}Result>${content}</${action}Result></${action}Response>`,
});
const fault = (code: string, message: string, status = 400): Answer => ({
  status,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
});

const idOf = (stack: string) =>
  `arn:aws:cloudformation:${EXAMPLE_REGION}:${EXAMPLE_ACCOUNT}:stack/${stack}/example`;

/** The stacks that prepare an account for CDK and for SST, with what both read of them. */
const PREPARED = new Map(
  ["CDKToolkit", "SSTBootstrap"].map((stack) => [
    stack,
    { BootstrapVersion: "21", BucketName: "bootstrap-example", Version: "7.4" },
  ]),
);

function described(stack: string, outputs: Readonly<Record<string, string>>): Answer {
  const listed = Object.entries(outputs)
    .map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join("");
  return result(
    CLOUDFORMATION,
    "DescribeStacks",
    `<Stacks><member><StackName>${stack}</StackName><StackId>${idOf(stack)}</StackId><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${listed}</Outputs></member></Stacks>`,
  );
}

const role = `<AssumedRoleUser><AssumedRoleId>EXAMPLE:role</AssumedRoleId><Arn>arn:aws:sts::${EXAMPLE_ACCOUNT}:assumed-role/example/role</Arn></AssumedRoleUser><Credentials><AccessKeyId>EXAMPLE</AccessKeyId><SecretAccessKey>example</SecretAccessKey><SessionToken>example</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>`;

/** Answers of the services that have an action, where they do not depend on what was created. */
const FIXED: Readonly<Record<string, Answer>> = {
  GetCallerIdentity: result(
    STS,
    "GetCallerIdentity",
    `<Arn>arn:aws:iam::${EXAMPLE_ACCOUNT}:user/example</Arn><UserId>example</UserId><Account>${EXAMPLE_ACCOUNT}</Account>`,
  ),
  AssumeRole: result(STS, "AssumeRole", role),
  DescribeStackEvents: result(CLOUDFORMATION, "DescribeStackEvents", "<StackEvents></StackEvents>"),
  DescribeStackResources: result(
    CLOUDFORMATION,
    "DescribeStackResources",
    "<StackResources></StackResources>",
  ),
  "AmazonSSM.GetParameter": {
    body: JSON.stringify({ Parameter: { Name: "version", Type: "String", Value: "21", Version: 1 } }),
    type: JSON_TYPE,
  },
};

function ofStacks({ action, parameters }: Call, created: Set<string>): Answer | undefined {
  const stack = parameters.get("StackName") ?? "";
  if (action === "DescribeStacks") {
    const outputs = PREPARED.get(stack) ?? (created.has(stack) ? {} : undefined);
    if (!outputs) return fault("ValidationError", `Stack with id ${stack} does not exist`);
    return described(stack, outputs);
  }
  if (action !== "CreateStack") return undefined;
  created.add(stack);
  return result(CLOUDFORMATION, action, `<StackId>${idOf(stack)}</StackId>`);
}

/** Buckets are empty, and take what is sent to them. */
function ofBuckets({ method, url }: Call): Answer | undefined {
  const parameters = new URL(url, "http://bucket.example").searchParams;
  if (parameters.has("location"))
    return { body: `<LocationConstraint xmlns="${S3}">${EXAMPLE_REGION}</LocationConstraint>` };
  if (parameters.has("encryption"))
    return {
      body: `<ServerSideEncryptionConfiguration xmlns="${S3}"><Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>AES256</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule></ServerSideEncryptionConfiguration>`,
    };
  if (parameters.has("list-type"))
    return {
      body: `<ListBucketResult xmlns="${S3}"><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>`,
    };
  if (method === "PUT") return { body: "" };
  if (method === "POST" && parameters.has("uploads"))
    return {
      body: `<InitiateMultipartUploadResult xmlns="${S3}"><Bucket>example</Bucket><Key>example</Key><UploadId>example</UploadId></InitiateMultipartUploadResult>`,
    };
  if (method === "POST" && parameters.has("uploadId"))
    return {
      body: `<CompleteMultipartUploadResult xmlns="${S3}"><Bucket>example</Bucket><Key>example</Key><ETag>"example"</ETag></CompleteMultipartUploadResult>`,
    };
  return method === "GET"
    ? { status: 404, body: "<Error><Code>NoSuchKey</Code><Message>Nothing is here</Message></Error>" }
    : undefined;
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  const parameters = new URLSearchParams(isForm ? Buffer.concat(chunks).toString("utf8") : "");
  const action = parameters.get("Action") ?? String(request.headers["x-amz-target"] ?? "");
  return { action, parameters, method: request.method ?? "", url: request.url ?? "/" };
}

/** The variables that lead the SDK of every AWS service to an address, with keys that are none. */
export const accountAt = (url: string): Record<string, string> => ({
  AWS_ENDPOINT_URL: url,
  AWS_ACCESS_KEY_ID: "example",
  AWS_SECRET_ACCESS_KEY: "example",
  AWS_EC2_METADATA_DISABLED: "true",
  SST_TELEMETRY_DISABLED: "1",
  CDK_DISABLE_VERSION_CHECK: "1",
});

/**
 * Stands for an AWS account that is prepared for CDK and SST and has nothing else in it: gives its name, keeps the names of the
 * stacks that are created, and takes files. It does not look into templates: what is wrong in one, only AWS says.
 *
 * @param throttled How many of the first calls are refused as too many, as AWS does with an account that makes a lot of them.
 * @returns `unknown` lists the calls that it has no answer to; each got status 501.
 */
export async function exampleAccount(throttled = 0) {
  const created = new Set<string>();
  const unknown: string[] = [];
  let refused = 0;
  const answer = (call: Call): Answer => {
    if (refused < throttled) {
      refused += 1;
      return fault("Throttling", "Rate exceeded");
    }
    const known =
      FIXED[call.action] ?? ofStacks(call, created) ?? (call.action ? undefined : ofBuckets(call));
    if (known) return known;
    unknown.push(call.action || `${call.method} ${call.url}`);
    return fault("NotImplemented", "The example account has no answer to this", 501);
  };
  const server = createServer(async (request, response) => {
    const { body, status = 200, type = "text/xml" } = answer(await callOf(request));
    response.writeHead(status, { "content-type": type, etag: '"example"' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    created,
    unknown,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
