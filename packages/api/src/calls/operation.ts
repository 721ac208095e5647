import type { operations as CommerceOperations } from '../commerce/generated/types.ts';
import type { operations as MainOperations } from '../main/generated/types.ts';

/** Every operation of both contracts by its `operationId`. */
export type Operations = MainOperations & CommerceOperations;
export type OperationId = keyof Operations;

/**
 * What the client knows of one operation; `generate.ts` writes one constant for each (`generated/operations/<tag>.ts`).
 * A screen names the constant, so that its chunk carries the operations it calls and no others.
 */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** Method and address with the prefix it is served under: `GET /mall/api/order/list`. */
  readonly at: string;
  /** Whose token goes along when there is one. Absent: never any (D77). */
  readonly token?: 'main' | 'commerce';
  /** The answer belongs to the signed-in member: forgotten when the session ends or changes. */
  readonly ofMember?: true;
  /** Answers in pages: the page before stays on screen while the next one loads. */
  readonly pages?: true;
  /** Sent without a body. */
  readonly bare?: true;
  /** Sent as form data, because files go along. */
  readonly form?: true;
  /** The part of the request that makes a second sending of the same words one with the first. */
  readonly once?: 'key' | 'idempotencyKey';
  /** Milliseconds for which an answer is good without asking again, when not the usual half a minute. */
  readonly fresh?: number;
  /** The answer is the same in every language. */
  readonly plain?: true;
  /** Operations whose answers are old after this one. */
  readonly stale?: readonly OperationId[];
  /** The answer is also the new answer of this operation, which takes no input. */
  readonly is?: Pick<Operation, 'id' | 'plain'>;
}

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Part<T, Name extends string> = T extends { [name in Name]?: infer Value }
  ? [Exclude<Value, undefined>] extends [never]
    ? unknown
    : Exclude<Value, undefined>
  : unknown;
/** Files go as files, whatever the contract calls their bytes. */
type Form<T> = T extends { content: { 'multipart/form-data': infer Body } }
  ? Omit<Body, 'files'> & { readonly files: readonly File[] }
  : never;
type Body<T> = T extends { requestBody?: infer Request }
  ? [Exclude<Request, undefined>] extends [never]
    ? unknown
    : Exclude<Request, undefined> extends infer Known
      ? Json<Known> | Form<Known>
      : never
  : unknown;

/** What an operation is asked with: its path, query and body in one object. Their names never meet (`generate.ts` looks). */
export type Input<Id extends OperationId> = Part<Operations[Id]['parameters'], 'path'> &
  Part<Operations[Id]['parameters'], 'query'> &
  Body<Operations[Id]>;

type Success<Responses> = Json<Responses[keyof Responses & (200 | 201)]>;

/** What an operation answers; of the main API, what its envelope carries in `data`. */
export type Answer<Id extends OperationId> = Id extends keyof MainOperations
  ? Success<MainOperations[Id]['responses']> extends { data: infer Data }
    ? Data
    : never
  : Success<Operations[Id]['responses']>;

/** The input as an argument that may be left out when everything in it may, and options after it. */
export type InputArgument<Value, Options = never> =
  Record<never, never> extends Value
    ? readonly [input?: Value, options?: Options]
    : readonly [input: Value, options?: Options];
