import type { Complaint, ProblemBody } from '#shared/contracts/problem.ts';

/** A call was answered with a status outside 200–299. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  /** Undefined if the body is not an error of the portal. */
  readonly error: ProblemBody['error'] | undefined;

  constructor(path: string, status: number, body: unknown) {
    super(`${path}: ${status}`);
    this.status = status;
    this.error = isProblem(body) ? body.error : undefined;
  }

  /** Errors by field name. */
  get fields(): Readonly<Record<string, readonly Complaint[]>> {
    return this.error?.fields ?? {};
  }

  hasCode(code: string): boolean {
    return this.error?.__all__?.some((each) => each.code === code) === true;
  }
}

const isProblem = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';
