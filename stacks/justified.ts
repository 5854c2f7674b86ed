/**
 * Every exception the infrastructure makes, with its reason: cdk-nag's findings that stand, and grants wider than one
 * named resource. The tests over the synthesised templates accept these and nothing else.
 */
import { NagSuppressions } from "cdk-nag";
import type { Construct } from "constructs";

type Finding = { id: string; reason: string; appliesTo?: string[] };

/** Marks cdk-nag findings on a construct and what is inside it as decided. */
export function justify(construct: Construct, ...findings: Finding[]): void {
  NagSuppressions.addResourceSuppressions(construct, findings, true);
}

/** Actions or resources with a wildcard that grants may hold. A pattern matches the whole statement part. */
export const WILDCARDS: readonly { pattern: RegExp; reason: string }[] = [];
