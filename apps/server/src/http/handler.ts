import type { CommerceOperations, MainOperations } from '@hien/api/contract';
import type { Language } from '@hien/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from './member.ts';

type Operations = MainOperations & CommerceOperations;

/** Every operation of both contracts by its operationId. */
export type OperationId = keyof Operations;

type Parameters<Id extends OperationId> = Operations[Id]['parameters'];
type Given<Part> = [Part] extends [undefined] ? Record<string, never> : NonNullable<Part>;

type Body<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : undefined;

type Success<Responses> = Responses extends { 200: infer Ok }
  ? Ok
  : Responses extends { 201: infer Made }
    ? Made
    : never;

/** What an operation answers when it succeeds. */
export type Answer<Id extends OperationId> =
  Success<Operations[Id]['responses']> extends { content: { 'application/json': infer Content } }
    ? Content
    : never;

/** An answer the database has already written as JSON; it is sent as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** One validated request. */
export type Call<Id extends OperationId> = {
  readonly params: Given<Parameters<Id>['path']>;
  readonly query: Given<Parameters<Id>['query']>;
  readonly body: Body<Id>;
  readonly language: Language;
  /** The member of the token, null without a valid one. Asked of the database once, when first needed. */
  member(): Promise<Member | null>;
  /** The same where the contract requires a token. */
  signedIn(): Promise<Member>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id> | JsonText>;

/** Complete by construction: an operation without its handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
