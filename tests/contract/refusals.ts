import type { Schema } from '@hien/api/contract';
import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { permissions } from '@hien/domain';
import { type AnyGiven, type Example, example } from './example.ts';
import { examples } from './examples/index.ts';
import { resolve } from './resolve.ts';

const tokenOf = {
  stranger: 'no token',
  forger: 'a token nobody was given',
  stray: 'the token of the other API',
} as const;

/**
 * What every operation must refuse, read off the contract: values just outside each limit, bodies that are
 * broken, too large or of another kind, missing and forged tokens.
 */
export const refusals: readonly Example[] = operationIds.flatMap((id) => {
  const operation = operationOf(id);
  return [...badParameters(operation), ...badBodies(operation), ...badTokens(operation)];
});

function refusal(
  operation: RoutedOperation,
  title: string,
  status: number,
  code: string,
  given: (usual: AnyGiven) => AnyGiven,
): Example {
  const usual = examples.find((one) => one.operation === operation.operationId && one.status < 300);
  if (usual === undefined) throw new Error(`No example in which ${operation.operationId} succeeds`);
  const told = example(usual.operation, { title, status, code });
  return { ...told, given: (known) => given(usual.given(known)) };
}

function badParameters(operation: RoutedOperation): Example[] {
  return operation.parameters.flatMap(({ name, in: place, schema }) => {
    if (place === 'header') return [];
    const values = outside(resolve(operation, schema));
    // An empty part of a path is another path.
    return values
      .filter((value) => place === 'query' || value !== '')
      .map((value) =>
        refusal(operation, `${name}=${value.slice(0, 20)}`, 400, 'VALIDATION', (usual) =>
          place === 'path'
            ? { ...usual, params: { ...usual.params, [name]: value } }
            : {
                ...usual,
                search: new URLSearchParams({
                  ...(usual.query as Record<string, string>),
                  [name]: value,
                }).toString(),
              },
        ),
      );
  });
}

/** Values just outside what a schema takes. */
function outside(schema: Schema): string[] {
  const { type, minimum, maximum, maxLength, enum: words } = schema;
  const values: string[] = [];
  if (type === 'integer') values.push('abc', '1.5', '');
  if (type === 'boolean') values.push('maybe');
  if (typeof minimum === 'number') values.push(String(minimum - 1));
  if (typeof maximum === 'number') values.push(String(maximum + 1));
  if (typeof maxLength === 'number') values.push('a'.repeat(maxLength + 1));
  if (Array.isArray(words)) values.push('no-such-word');
  return values;
}

function badBodies(operation: RoutedOperation): Example[] {
  if (operation.method === 'get') return [];
  const content = operation.requestBody?.content;
  const other = refusal(operation, 'a body of another kind', 415, 'UNSUPPORTED_MEDIA', (usual) =>
    raw(usual, 'xin chào', 'text/plain'),
  );
  const schema = content?.['application/json']?.schema;
  if (content !== undefined && schema === undefined) return [other];
  // Where no body is asked for, any that is JSON passes.
  const bad = schema === undefined ? ['{"email": '] : ['{"email": ', 'null', '[]', '"text"'];
  const broken = bad.map((text) =>
    refusal(operation, `the body ${text}`, 400, 'VALIDATION', (usual) =>
      raw(usual, text, 'application/json'),
    ),
  );
  const large = refusal(operation, 'a body of 300 KB', 413, 'TOO_LARGE', (usual) =>
    raw(usual, JSON.stringify({ content: 'a'.repeat(300 * 1024) }), 'application/json'),
  );
  return [other, ...broken, large, ...(schema === undefined ? [] : badFields(operation))];
}

/** The usual body without each field in turn, and with one too many. */
function badFields(operation: RoutedOperation): Example[] {
  const body = operation.requestBody?.content['application/json']?.schema ?? {};
  const [first] = (body['oneOf'] as Schema[] | undefined) ?? [body];
  const required = (resolve(operation, first ?? {})['required'] as string[] | undefined) ?? [];
  const without = required.map((name) =>
    refusal(operation, `without ${name}`, 400, 'VALIDATION', (usual) => {
      const { [name]: _, ...rest } = usual.body as Record<string, unknown>;
      return raw(usual, JSON.stringify(rest), 'application/json');
    }),
  );
  const more = refusal(operation, 'with a field nobody knows', 400, 'VALIDATION', (usual) =>
    raw(usual, JSON.stringify({ ...(usual.body as object), is_admin: true }), 'application/json'),
  );
  return [...without, more];
}

function badTokens(operation: RoutedOperation): Example[] {
  if (operation.token === 'required') {
    return (['stranger', 'forger', 'stray'] as const).map((as) =>
      refusal(operation, tokenOf[as], 401, 'UNAUTHENTICATED', (usual) => ({
        ...usual,
        as,
      })),
    );
  }
  const usual = examples.find((one) => one.operation === operation.operationId && one.status < 300);
  if (operation.token === 'none' || usual === undefined) return [];
  // Where a link lets in too, who has neither is asked to come in.
  if (permissions[operation.permission].guest === 'link' && operation.owner === 'thing')
    return [
      refusal(operation, tokenOf.forger, 401, 'UNAUTHENTICATED', (given) => ({
        ...given,
        as: 'forger',
      })),
    ];
  // A public read treats a token that is not valid as none.
  return [
    {
      ...usual,
      title: 'a forged token counts as none',
      given: (known) => ({ ...usual.given(known), as: 'forger' as const }),
    },
  ];
}

function raw(usual: AnyGiven, content: string, type: string): AnyGiven {
  const { body: _, ...rest } = usual;
  return { ...rest, raw: { content, type } };
}
