import { unmarshall } from "@aws-sdk/util-dynamodb";

/** An item's image in a stream record as a plain object. */
export const plain = (image: object | undefined): Record<string, unknown> | undefined =>
  image && unmarshall(image as Parameters<typeof unmarshall>[0]);
