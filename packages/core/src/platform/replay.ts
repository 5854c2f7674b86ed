/** Thrown when a creating call is repeated: the caller gets the first call's result. Nothing was written. */
export class IdempotentReplay extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("idempotent replay");
    this.name = "IdempotentReplay";
    this.result = result;
  }
}
