import { expect, test } from "vitest";
import { networkOf } from "./client-network.ts";

test.each([
  ["198.51.100.10:46532", "198.51.100.10"],
  ["2001:0db8:85a3:0000:0000:8a2e:0370:7334:443", "2001:db8:85a3:0"],
  ["2001:db8:85a3::7334:443", "2001:db8:85a3:0"],
  ["[2001:db8::1]:443", "2001:db8:0:0"],
  ["2001:DB8:85a3:1:ffff:0:0:1:443", "2001:db8:85a3:1"],
  ["::1:443", "0:0:0:0"],
  ["", undefined],
  ["somewhere:443", undefined],
  [undefined, undefined],
])("reads the network of %s", (viewer, network) => {
  expect(networkOf(viewer)).toBe(network);
});
