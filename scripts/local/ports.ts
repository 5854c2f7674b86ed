/** Ports of all local services, derived from one number, so that two copies can run side by side. */
export function portsFrom(base: number) {
  return {
    web: base,
    api: base + 1,
    dynamodb: base + 2,
    files: base + 3,
    identity: base + 4,
    mailbox: base + 5,
    phones: base + 6,
    payments: base + 7,
    control: base + 8,
    webDev: base + 9,
    adminDev: base + 10,
    secrets: base + 11,
  };
}
export type Ports = ReturnType<typeof portsFrom>;
