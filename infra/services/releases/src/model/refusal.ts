/** A request the release rules reject; the service answers with its status, the command prints its message. */
export class Refusal extends Error {
  /** The field it is about, and the team that can change it. */
  readonly attribute?: string;
  readonly owner?: string;

  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    about: { attribute?: string; owner?: string } = {},
  ) {
    super(message);
    Object.assign(this, about);
  }
}
