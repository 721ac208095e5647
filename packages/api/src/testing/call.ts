import { type Language, parseAcceptLanguage } from '@hien/domain';
import type { CommerceOperations, MainOperations, Operation } from '../contract.ts';

type Operations = MainOperations & CommerceOperations;

/** Every operation of both contracts by its operationId. */
export type OperationId = keyof Operations;

type Given<Part> = [Part] extends [undefined] ? Record<string, never> : NonNullable<Part>;

type JsonBody<Id extends OperationId> = Operations[Id] extends {
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

/** A request as a mock answer sees it: path and query values typed as the contract types them, defaults filled in. */
export type Call<Id extends OperationId> = {
  readonly params: Given<Operations[Id]['parameters']['path']>;
  readonly query: Given<Operations[Id]['parameters']['query']>;
  readonly body: JsonBody<Id>;
  readonly language: Language;
  readonly token: string | null;
  readonly request: Request;
};

/** Reads a request by its operation. Values that do not fit are left as text: judging them is not a mock's work. */
export async function readCall<Id extends OperationId>(
  operation: Operation,
  request: Request,
  path: Readonly<Record<string, unknown>>,
): Promise<Call<Id>> {
  const address = new URL(request.url).searchParams;
  const values = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> };
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'header') continue;
    const given = place === 'path' ? [String(path[name])] : address.getAll(name);
    const value = given.length === 0 ? schema['default'] : typed(schema, given);
    if (value !== undefined) values[place][name] = value;
  }
  const json = operation.requestBody?.content['application/json'] !== undefined;
  return {
    params: values.path,
    query: values.query,
    body: json ? await request.clone().json() : undefined,
    language: parseAcceptLanguage(request.headers.get('Accept-Language')),
    token: /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null,
    request,
    // The contract types what the lines above read by it.
  } as unknown as Call<Id>;
}

function typed(
  schema: Operation['parameters'][number]['schema'],
  given: readonly string[],
): unknown {
  const type = schema['type'];
  if (type === 'array') return given.map((value) => number(value));
  const [value = ''] = given;
  if (type === 'boolean') return value === 'true';
  return type === 'integer' || type === 'number' || schema['$ref'] !== undefined
    ? number(value)
    : value;
}

/** A reference stands for an id, an amount or one of some words: digits are a number, the rest is a word. */
function number(value: string): number | string {
  return /^\d+$/.test(value) ? Number(value) : value;
}
