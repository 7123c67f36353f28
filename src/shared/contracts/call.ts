import type { z } from 'zod';

/**
 * The right a call requires. What `staff` may do with what, `shared/access` says; a bank proves itself by the signature of its body.
 */
export type Right = 'guest' | 'user' | 'consultant' | 'consultant_or_admin' | 'staff' | 'bank';

/** An answer that is no JSON: a file, nothing (204), or another address to go to (303). */
export interface BareAnswer {
  readonly status: 200 | 204 | 303;
  readonly mediaType?: string;
  /** Whether 204 may be answered instead of the file. */
  readonly mayBeEmpty?: true;
}

/** A request schema, or for one whose limits depend on the day a function of `today` (`YYYY-MM-DD` in Tbilisi). */
export type RequestSchema = z.ZodType | ((today: string) => z.ZodType);

/** The promise of a call. The server parses requests and answers by it, and `/openapi.json` is written from it. */
export interface Contract {
  readonly method: 'GET' | 'POST';
  /** Path with both slashes; parameters stand in braces: `/api/question/{id}/close/`. */
  readonly path: string;
  /** Another path of the same call. */
  readonly alsoAt?: string;
  readonly summary: string;
  readonly right: Right;
  /** The act of a desk of the office: who may do it `shared/access/desk-rights.ts` says. */
  readonly desk?: { readonly name: string; readonly act: string };
  /** Schema of each path parameter. The message of its issue is the code of the 404. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** The body of a POST, the query of a GET. */
  readonly request?: RequestSchema;
  /**
   * Encoding of the body, by default `form`, which the server reads from forms and from JSON. `json` is JSON alone; `multipart` has
   * a file, which the handler receives; `raw` reaches the handler as bytes, for a signature is over them.
   */
  readonly body?: 'form' | 'json' | 'multipart' | 'raw';
  /** Whitelist of a success: fields that it does not name are not sent. */
  readonly answer: z.ZodType | BareAnswer;
  /** Codes of refusal that are the call's own; `generalCodes` may be answered by any. */
  readonly codes?: readonly string[];
  /** The longest body, where it is not the server's 64 KB. */
  readonly maxBytes?: number;
  /** Rate limit, in words. */
  readonly rate?: string;
  /** `false`: no CSRF token is required. Every other POST requires one, except those of banks. */
  readonly csrf?: false;
  /** The call honours an `Idempotency-Key`. */
  readonly isIdempotent?: true;
  /** A GET is the same call. */
  readonly alsoGet?: true;
}

/** Method, path and encoding: all of a call that the browser's build keeps (scripts/launch/contract-addresses.ts). */
export interface CallAddress<C extends Contract = Contract> {
  readonly method: C['method'];
  readonly path: C['path'];
  /** Absent where it is a form. */
  readonly body?: Contract['body'];
}

/** A call, which the server registers and the web calls through. */
export interface Call<C extends Contract = Contract> extends CallAddress<C> {
  /** Absent in the browser, which has only its type. */
  readonly contract?: C;
}

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;
type Parameters<C extends Contract> = [ParameterName<C['path']>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParameterName<C['path']>]: z.ZodType } };

/** Defines a call. Every path parameter needs a schema. */
export function defineCall<const C extends Contract>(contract: C & Parameters<C>): Call<C> {
  return { ...addressOf(contract), contract };
}

export const addressOf = <C extends Contract>({ method, path, body }: C): CallAddress<C> => ({
  method,
  path,
  ...(body ? { body } : {}),
});

/** Returns the contract of a call. @throws Error in the browser, where there is none. */
export function contractOf<C extends Contract>({ path, contract }: Call<C>): C {
  if (!contract) throw new Error(`${path}: the browser knows no schemas of calls`);
  return contract;
}

/** Lists the paths of a call. */
export const pathsOf = ({ path, alsoAt }: Contract): readonly string[] => (alsoAt ? [path, alsoAt] : [path]);

/** Tells calls from the other exports of a module. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'contract' in value && 'path' in value;

type SchemaOf<R> = R extends (today: string) => infer Schema ? Schema : R;
type RequestOf<C extends Contract> = C extends { readonly request: infer R } ? SchemaOf<R> : undefined;
type Nothing = Readonly<Record<never, never>>;

/** Input of a call: path parameters and fields by name, in one object. */
export type InputOf<One extends Call> =
  One extends Call<infer C>
    ? ([RequestOf<C>] extends [z.ZodType] ? z.input<RequestOf<C>> : Nothing) & {
        readonly [Name in ParameterName<C['path']>]: string | number;
      }
    : never;

/** Answer of a call. */
export type AnswerOf<One extends Call> =
  One extends Call<infer C> ? (C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined) : never;

/** The parsed request that a handler receives. */
export type ReadRequest<C extends Contract> = [RequestOf<C>] extends [z.ZodType]
  ? z.output<RequestOf<C>>
  : undefined;

/** The parsed path parameters that a handler receives. */
export type ReadParams<C extends Contract> = C extends { readonly params: infer Schemas }
  ? { readonly [Name in keyof Schemas]: Schemas[Name] extends z.ZodType ? z.output<Schemas[Name]> : never }
  : Nothing;
