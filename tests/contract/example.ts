import type { Answer, Call, OperationId } from '@hien/api/testing';
import type { Known } from './stage.ts';

/** Whose token a request carries: a member's, none, one nobody was given, or the member's for the other API. */
export type Caller = Signed | 'stranger' | 'forger' | 'stray';

/** Who has an account on the stage. */
export type Signed =
  | 'member'
  | 'partner'
  | 'builder'
  | 'designer'
  | 'admin'
  | 'newcomer'
  | 'leaver'
  | 'parting';

export type Given<Id extends OperationId> = {
  readonly params?: Call<Id>['params'];
  readonly query?: Partial<Call<Id>['query']>;
  readonly body?: Call<Id>['body'];
  /** In place of `body`: something a typed client cannot send. */
  readonly raw?: { readonly content: string | FormData; readonly type?: string };
  /** Raw query string in place of `query`, without `?`. */
  readonly search?: string;
  /** Accept-Language; vi unless told. */
  readonly language?: string;
  readonly as?: Caller;
};

/** The same without its types: what a player sends, and what a refusal bends. */
export type AnyGiven = Omit<Given<never>, 'params' | 'query' | 'body'> & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** One request and what must come back, on every stage. */
export type Example = {
  readonly operation: OperationId;
  readonly title: string;
  readonly status: number;
  readonly code: string | undefined;
  given(known: Known): AnyGiven;
  /** Further claims about the answer; throws (vitest's `expect`) when one does not hold. */
  holds(body: unknown, known: Known): void;
};

type Told<Id extends OperationId> = {
  readonly title: string;
  readonly given?: Given<Id> | ((known: Known) => Given<Id>);
  readonly status?: number;
  readonly code?: string;
  readonly holds?: (body: Answer<Id>, known: Known) => void;
};

/** An example of one operation, typed by the contract. Without a status it succeeds. */
export function example<Id extends OperationId>(operation: Id, told: Told<NoInfer<Id>>): Example {
  const { given = {}, title, code, holds } = told;
  return {
    operation,
    title,
    status: told.status ?? 200,
    code,
    given: (known) => (typeof given === 'function' ? given(known) : given),
    holds: (body, known) => holds?.(body as Answer<Id>, known),
  };
}
