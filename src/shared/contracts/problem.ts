/** The kinds of failure that server and client distinguish; `http/errors` maps them to statuses. */
export type ProblemKind =
  | 'bad_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many'
  | 'bank_unavailable'
  | 'unavailable';

export interface Complaint {
  readonly message: string;
  readonly code: string;
}

/** The body of every failed call (CONTRACT.md section 3). */
export interface ProblemBody {
  readonly error: {
    readonly __all__?: readonly Complaint[];
    readonly fields?: Readonly<Record<string, readonly Complaint[]>>;
  };
}

/** A failure that the caller can act on: a Georgian message and a stable code. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly Complaint[]>> | undefined;
  /** Seconds until a retry may succeed, if known. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ProblemKind,
    complaint: Complaint,
    fields?: Readonly<Record<string, readonly Complaint[]>>,
    retryAfter?: number,
  ) {
    super(complaint.message);
    this.kind = kind;
    this.code = complaint.code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** `__all__` is absent if only fields are wrong. */
  get body(): ProblemBody {
    if (this.fields) return { error: { fields: this.fields } };
    return { error: { __all__: [{ message: this.message, code: this.code }] } };
  }
}
