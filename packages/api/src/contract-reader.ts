/**
 * Reads a bundled contract. For the server, the tests and the generator; the browser never loads it
 * (its own share of the contract is the types and the operations that a page calls).
 */
import type { Action } from '@hien/domain';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `required`: refused without it. `none`: never sent, even when there is one. */
export type TokenRule = 'required' | 'none' | 'optional';

/** A JSON Schema 2020-12 object, possibly holding `$ref: '#/components/schemas/…'`. */
export type Schema = { readonly [key: string]: unknown };

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
};

export type MediaType = {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Record<string, { value: unknown }>;
};

export type Response = {
  readonly description: string;
  readonly content?: Record<string, MediaType>;
};

export type Operation = {
  readonly method: Method;
  /** As in the contract, with `{braces}`, without the server's prefix. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly token: TokenRule;
  /** The action of the domain's permission table that it is. */
  readonly permission: Action;
  /** `thing`: what the request names belongs to somebody, and the handler asks whom. `caller`: it is the caller's own, or nobody's. */
  readonly owner: 'caller' | 'thing';
  /** Name of the security scheme, when a token may be sent. */
  readonly scheme: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly requestBody:
    | { readonly required: boolean; readonly content: Record<string, MediaType> }
    | undefined;
  /** By status, `'200'`. */
  readonly responses: Readonly<Record<string, Response>>;
};

type RawOperation = {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  'x-permission': Action;
  'x-owner'?: 'thing';
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
};
type Reference = { $ref: string };

export type ContractDocument = {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Partial<Record<Method, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a bundled contract in its order, references to parameters and responses followed (schemas keep theirs). */
export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      return raw === undefined ? [] : [readOperation(document, method, path, raw)];
    }),
  );
}

/** Follows `#/…`; throws when it leads nowhere. */
export function follow(document: ContractDocument, ref: string): unknown {
  let at: unknown = document;
  for (const step of ref.replace(/^#\//, '').split('/')) {
    at = (at as Record<string, unknown> | undefined)?.[
      step.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (at === undefined) throw new Error(`The contract holds nothing at ${ref}`);
  return at;
}

function readOperation(
  document: ContractDocument,
  method: Method,
  path: string,
  raw: RawOperation,
): Operation {
  const security = raw.security ?? [];
  const named = security.flatMap((entry) => Object.keys(entry));
  const token: TokenRule =
    named.length === 0
      ? 'none'
      : security.some((entry) => Object.keys(entry).length === 0)
        ? 'optional'
        : 'required';
  const resolve = <T>(value: T | Reference): T =>
    typeof value === 'object' && value !== null && '$ref' in value
      ? (follow(document, value.$ref) as T)
      : value;
  return {
    method,
    path,
    operationId: raw.operationId,
    tag: raw.tags[0] ?? '',
    token,
    permission: raw['x-permission'],
    owner: raw['x-owner'] ?? 'caller',
    scheme: named[0],
    parameters: (raw.parameters ?? []).map((parameter) => resolve<Parameter>(parameter)),
    requestBody: raw.requestBody && {
      required: raw.requestBody.required ?? false,
      content: raw.requestBody.content,
    },
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, response]) => [
        status,
        resolve<Response>(response),
      ]),
    ),
  };
}
