/** A change that a cart does not take: rolled back, and told to the bridge by its code. */
export class Refusal extends Error {
  readonly code: string;
  readonly version: number | undefined;

  constructor(code: string, version?: number) {
    super(code);
    this.code = code;
    this.version = version;
  }
}
