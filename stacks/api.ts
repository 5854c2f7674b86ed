import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";
import { Duration } from "aws-cdk-lib";
import { CorsHttpMethod, DomainName, HttpApi, SecurityPolicy } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import type { StackContext } from "sst/constructs";
import { API_NAMES, type ApiName } from "./apis.ts";
import { pascal } from "./construct-names.ts";
import { withoutCustomResources } from "./logs.ts";
import { fromEdgeOnly, originProof } from "./origin-proof.ts";
import { parameters } from "./parameters.ts";

/** An API, and what lets only the distribution call its routes. */
export type GuardedApi = { httpApi: HttpApi; authorizer: ReturnType<ReturnType<typeof fromEdgeOnly>> };

/** The APIs on one host. Other stacks add the routes and the stages. */
export function Api({ stack }: StackContext) {
  withoutCustomResources(stack);
  const host = new DomainName(stack, "Host", {
    domainName: parameters().apiDomain,
    certificate: Certificate.fromCertificateArn(stack, "Certificate", parameters().apiCertificateArn),
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  const proof = originProof(stack);
  const authorizer = fromEdgeOnly(stack, proof);
  const apis = Object.fromEntries(
    API_NAMES.map((api) => [
      api,
      { httpApi: httpApi(stack, pascal(api)), authorizer: authorizer(pascal(api)) },
    ]),
  ) as Record<ApiName, GuardedApi>;
  return { host, proof, apis };
}

function httpApi(stack: StackContext["stack"], id: string): HttpApi {
  return new HttpApi(stack, `${id}Api`, {
    createDefaultStage: false,
    disableExecuteApiEndpoint: true,
    corsPreflight: {
      allowOrigins: [`https://${parameters().webDomain}`],
      allowCredentials: true,
      allowMethods: [
        CorsHttpMethod.GET,
        CorsHttpMethod.POST,
        CorsHttpMethod.PATCH,
        CorsHttpMethod.PUT,
        CorsHttpMethod.DELETE,
      ],
      allowHeaders: ["content-type", "idempotency-key", "if-none-match", EXAMPLE_HEADER],
      exposeHeaders: ["etag", "x-request-id", "retry-after"],
      maxAge: Duration.hours(2),
    },
  });
}
