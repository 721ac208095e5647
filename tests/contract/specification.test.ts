import type { Operation, Schema, TokenRule } from '@hien/api/contract';
import { type RoutedOperation, operationIds, operationOf } from '@hien/api/testing';
import { describe, expect, it } from 'vitest';
import { resolve } from './resolve.ts';

const operations = operationIds.map(operationOf);

type Row = readonly [method: string, path: string, fields: readonly string[], bearer?: 'bearer'];

/** Section 7 of the specification, row by row: method, path, fields of the payload or query, whether the bearer is marked. */
const calls: readonly Row[] = [
  [
    'POST',
    '/app/zalo/access_token',
    ['app_id', 'secret_key', 'grant_type', 'code', 'code_verifier'],
  ],
  ['GET', '/app/zalo/me', ['access_token']],
  ['GET', '/app/contractor/detail/{contractor_id}', []],
  [
    'POST',
    '/app/inbox/upload',
    ['target_type', 'contractor_id', 'phone_number', 'email', 'content', 'images'],
    'bearer',
  ],
  ['POST', '/aws/upload', ['files', 'secret', 'folder']],
  [
    'POST',
    '/app/contractor/contractor-update-number-of-type',
    ['contractor_id', 'type', 'ad_type'],
    'bearer',
  ],
  ['POST', '/app/auth/login-user', ['email', 'password', 'login_method', 'social_id']],
  [
    'POST',
    '/app/auth/register-user',
    [
      'user_type',
      'login_method',
      'social_id',
      'email',
      'first_name',
      'last_name',
      'avatar',
      'password',
    ],
  ],
  ['GET', '/commerce-app/auth/users-commerce-token', [], 'bearer'],
  ['GET', '/app/user/profile', [], 'bearer'],
  ['GET', '/app/furniture-decor/list', ['page', 'limit']],
  ['GET', '/app/furniture-decor/simple/list', []],
  ['GET', '/app/interior-share/list', ['page', 'limit']],
  ['GET', '/app/interior-design/design-have-product-random', []],
  ['GET', '/app/interior-design/list-simple-design', ['page', 'limit']],
  ['GET', '/admin/article/list', []],
  ['GET', '/mall/api/public/product/product-list', []],
  ['GET', '/mall/api/public/product/you-may-also-like', ['limit']],
  ['GET', '/mall/api/public/banner/banner-list', []],
  ['GET', '/mall/api/public/category/category-list', []],
  ['GET', '/app/room-by-room/current-projects', []],
  ['GET', '/app/room-by-room/style-list', ['project_name', 'tower', 'type']],
  ['GET', '/app/room-by-room/room-by-design/{designId}', []],
  ['GET', '/app/room-by-room/project/{id}', []],
  ['GET', '/app/room-by-room/project/small/list', ['project_id']],
];

describe.each(calls.map((row) => [`${row[0]} ${row[1]}`, row] as const))('%s', (_, row) => {
  const [method, path, fields, bearer] = row;
  const operation = operations.find(
    (one) => one.method.toUpperCase() === method && one.fullPath === path,
  );

  it('is in the contract with its fields', () => {
    expect(operation).toBeDefined();
    expect(namesOf(operation!)).toEqual(expect.arrayContaining([...fields]));
  });

  it('takes the token that the specification marks (D77)', () => {
    const usual: readonly TokenRule[] = method === 'GET' ? ['optional', 'none'] : ['none'];
    expect(bearer === 'bearer' ? ['required'] : usual).toContain(operation?.token);
  });
});

it.each([
  ['listFurnitureDecor', 4],
  ['listInteriorShares', 9],
  ['listSimpleDesigns', 4],
  ['listAlsoLike', 10],
] as const)('%s answers %i unless told otherwise, as home asks', (id, usual) => {
  const limit = operationOf(id).parameters.find(({ name }) => name === 'limit');
  expect(limit?.schema['default']).toBe(usual);
});

describe('whatever text a request holds', () => {
  it.each(operationIds)('%s says how long it may be', (id) => {
    const operation = operationOf(id);
    const schemas = [
      ...operation.parameters.map(({ name, schema }) => [name, schema] as const),
      ...Object.values(operation.requestBody?.content ?? {}).map(
        ({ schema }) => ['body', schema] as const,
      ),
    ];
    expect(schemas.flatMap(([name, schema]) => endless(operation, name, schema))).toEqual([]);
  });
});

/** Texts and lists without a limit. */
function endless(operation: RoutedOperation, name: string, given: Schema): string[] {
  const schema = resolve(operation, given);
  const { type, properties, items, enum: words, format, maxLength, maxItems } = schema;
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap(
    (key) => (schema[key] as Schema[] | undefined) ?? [],
  );
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  return [
    ...(isText && words === undefined && format !== 'binary' && maxLength === undefined
      ? [name]
      : []),
    ...(type === 'array' && maxItems === undefined ? [`${name}[]`] : []),
    ...(items === undefined ? [] : endless(operation, `${name}[]`, items as Schema)),
    ...Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([key, inner]) =>
      endless(operation, `${name}.${key}`, inner),
    ),
    ...branches.flatMap((branch) => endless(operation, name, branch)),
  ];
}

/** Names of the query parameters, and of the fields of the body in all its shapes. */
function namesOf(operation: RoutedOperation): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => {
    const whole = resolve(operation, schema);
    return ((whole['oneOf'] as Schema[] | undefined) ?? [whole]).map((one) =>
      resolve(operation, one),
    );
  });
  return [
    ...queryNames(operation),
    ...bodies.flatMap((schema) =>
      Object.keys((schema['properties'] ?? {}) as Record<string, unknown>),
    ),
  ];
}

const queryNames = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name);
