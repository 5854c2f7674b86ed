import { Duration } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  ApiMapping,
  CorsHttpMethod,
  DomainName,
  HttpApi,
  HttpStage,
  LogGroupLogDestination,
  SecurityPolicy,
} from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import type { StackContext } from "sst/constructs";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { parameters } from "./parameters.ts";

/** Path on the API host under which the back office's own API answers; API Gateway takes it off before routing. */
export const BACKOFFICE = "backoffice";

/** Two APIs behind one host, since one holds 300 integrations. Routes come with their domains. */
export function Api({ stack }: StackContext) {
  withoutCustomResources(stack);
  const host = new DomainName(stack, "Host", {
    domainName: parameters().apiDomain,
    certificate: Certificate.fromCertificateArn(stack, "Certificate", parameters().apiCertificateArn),
    securityPolicy: SecurityPolicy.TLS_1_2,
  });
  const app = httpApi(stack, "App", host);
  const backoffice = httpApi(stack, "Backoffice", host, BACKOFFICE);
  stack.addOutputs({ ApiAlias: host.regionalDomainName });
  return { app, backoffice };
}

function httpApi(stack: StackContext["stack"], id: string, host: DomainName, mappingKey?: string): HttpApi {
  const api = new HttpApi(stack, `${id}Api`, {
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
      allowHeaders: ["content-type", "idempotency-key", "if-none-match"],
      exposeHeaders: ["etag", "x-request-id", "retry-after"],
      maxAge: Duration.hours(2),
    },
  });
  const stage = new HttpStage(stack, `${id}Stage`, {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: 200, burstLimit: 400 },
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(
        logGroup(stack, `${id}AccessLogs`, `access/${id.toLowerCase()}`),
      ),
      format: accessLogFormat(),
    },
  });
  new ApiMapping(stack, `${id}Mapping`, {
    api,
    domainName: host,
    stage,
    ...(mappingKey && { apiMappingKey: mappingKey }),
  });
  return api;
}

/** The route and not the path: paths hold invitation tokens and ids, query strings hold what people searched for. */
const accessLogFormat = () =>
  AccessLogFormat.custom(
    JSON.stringify({
      time: "$context.requestTime",
      requestId: "$context.requestId",
      route: "$context.routeKey",
      status: "$context.status",
      bytes: "$context.responseLength",
      latency: "$context.responseLatency",
      integrationLatency: "$context.integrationLatency",
      integrationError: "$context.integrationErrorMessage",
      ip: "$context.identity.sourceIp",
    }),
  );
