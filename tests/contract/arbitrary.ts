import type { Schema } from '@hien/api/contract';
import type { RoutedOperation } from '@hien/api/testing';
import * as fc from 'fast-check';
import type { AnyGiven } from './example.ts';
import { searchOf } from './player.ts';
import { nobodysId } from './stage.ts';
import { resolve } from './resolve.ts';

/** Words people type and machines stumble over. */
const phrases = [
  '',
  ' ',
  'den tran',
  'Đèn trần',
  'bàn',
  'sofa',
  '소파',
  '🛋️ sofa 🛋️',
  "'; drop table products; --",
  '100%_\\',
  '<b>đèn</b>',
  '((("',
  ':*&|!<->',
  '\u0000',
  '\ud800',
  'nội\ude00thất',
  '\u200b\u200d',
  '\u2066\u2069',
  '\u3164',
  'Đèn'.normalize('NFD'),
  'e\u0302\u0301',
  'ﬃ',
  '\u202eneb',
  'a'.repeat(120),
  'đ'.repeat(121),
];

/** Days and instants at and beyond the ends of what JavaScript, PostgreSQL and a calendar know. */
const dates = [
  '9999-12-31',
  '9999-12-31T17:00:00Z',
  '9999-12-31T23:59:59.999+07:00',
  '10000-01-01',
  '+275760-09-13T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01',
  '0001-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '1582-10-10',
  '2026-02-30',
  '2026-11-31T25:61:61Z',
  '2026-11-20T03:00:00+23:59',
  '2016-12-31T23:59:60Z',
  'infinity',
];

/** Around the ends of a 32-bit column, of a 64-bit one, and of what JSON's numbers hold. */
const amounts = [
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  0.1 + 0.2,
  -0,
];

/** Nested deeper than anything here reads. */
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/**
 * Requests for an operation with a body: the body of an example with some of its fields bent, left out or joined
 * by others, and now and then no JSON at all.
 */
export function bodiesFor(operation: RoutedOperation, usual: AnyGiven): fc.Arbitrary<AnyGiven> {
  const json = operation.requestBody?.content['application/json'] !== undefined;
  const text = fc.oneof(
    { weight: 12, arbitrary: fc.json() },
    {
      weight: 12,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"a"',
        '{"a":1e999}',
        '{"__proto__":{"x":1}}',
      ),
    },
    // Reading it takes as long as fifty others.
    fc.constant(deep(100_000)),
  );
  const type = json ? 'application/json' : 'multipart/form-data; boundary=seam';
  const nonsense = text.map((content): AnyGiven => ({ raw: { content, type }, as: usual.as }));
  if (!json) return nonsense;
  const body = usual.body as Readonly<Record<string, unknown>>;
  const paths = [...pathsOf(body), ['is_admin'], ['__proto__'], ['id']];
  const bent = fc
    .array(fc.tuple(fc.constantFrom(...paths), anyValue), { maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((changed, [path, value]) => withValue(changed, path, value), body),
    );
  const less = fc
    .subarray(Object.keys(body))
    .map((kept) => Object.fromEntries(kept.map((name) => [name, body[name]])));
  const fitting = fc
    .oneof({ weight: 8, arbitrary: bent }, less)
    .map((changed): AnyGiven => ({ ...usual, body: changed }));
  return fc.oneof({ weight: 9, arbitrary: fitting }, nonsense);
}

/** Where a value stands in a body, at any depth. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const here = path.length === 0 ? [] : [path];
  if (typeof value !== 'object' || value === null) return here;
  return [
    ...here,
    ...Object.entries(value).flatMap(([name, entry]) => pathsOf(entry, [...path, name])),
  ];
}

/** The same with another value at a path; unchanged where an earlier change took the path away. */
function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (typeof body !== 'object' || body === null) return body;
  const inner = withValue(Reflect.get(body, name), rest, value);
  return Array.isArray(body)
    ? body.map((entry: unknown, index) => (String(index) === name ? inner : entry))
    : Object.fromEntries([...Object.entries(body), [name, inner]]);
}

const anyValue = fc.oneof(
  fc.constantFrom(...dates),
  fc.constantFrom(...amounts),
  fc.constant(64).map((depth): unknown => JSON.parse(deep(depth))),
  fc.constantFrom<unknown>(...phrases, null, true, 0, -1, 1.5, 1e300, nobodysId, [], {}, ['a'], {
    images: '/media/../x',
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.emailAddress(),
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(300, 5_001, 40_000).map((length) => 'ạ'.repeat(length)),
);

/**
 * Requests for a GET operation: each parameter absent, fitting its schema, at its limits, or not fitting at all.
 * The language is anything a header can hold, the token may be forged. Now and then it is what the example asks for, as
 * whoever it asks: an id at random exists for few things and belongs to fewer people.
 * @param usual of the example in which the operation succeeds.
 */
export function requestsFor(operation: RoutedOperation, usual: AnyGiven): fc.Arbitrary<AnyGiven> {
  const placed = (place: 'path' | 'query') =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const query = placed('query').map(({ name, schema, required, example }) => {
    const shown = (Array.isArray(example) ? example : [example]).map(String);
    const given = fc
      .oneof({ weight: 5, arbitrary: valuesOf(operation, schema) }, fc.constant(shown))
      .map((values) => values.map((value): [string, string] => [name, value]));
    const absent: fc.Arbitrary<[string, string][]> = fc.constant([]);
    return required === true
      ? fc.oneof({ weight: 9, arbitrary: given }, absent)
      : fc.oneof(given, absent);
  });
  return fc.record({
    params: fc.oneof(
      fc.constant(usual.params ?? {}),
      fc.record(
        Object.fromEntries(
          placed('path').map(({ name, schema }) => [name, pathPart(resolve(operation, schema))]),
        ),
      ),
    ),
    search: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.tuple(...query).map((pairs) => new URLSearchParams(pairs.flat()).toString()),
      },
      // Of a dozen parameters one is nearly always wrong.
      fc.constant(searchOf(usual)),
    ),
    language: fc.constantFrom(
      'vi',
      'en',
      'ko',
      'ko-KR,ko;q=0.9,en;q=0.8',
      '*',
      '',
      'fr',
      'xx;q=broken',
      'vi;q=0',
    ),
    as:
      operation.token === 'none'
        ? fc.constant('stranger')
        : fc.constantFrom('stranger', 'member', 'admin', 'forger', usual.as ?? 'stranger'),
  }) as fc.Arbitrary<AnyGiven>;
}

/** An id, or one of the words that a part of a path may be. */
const pathPart = (schema: Schema): fc.Arbitrary<unknown> =>
  Array.isArray(schema.enum)
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...schema.enum) }, pathId)
    : pathId;

const pathId = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 260 }) },
  fc.constantFrom(
    0,
    -1,
    1.5,
    nobodysId,
    nobodysId + 1,
    'abc',
    '1e3',
    '0x1',
    ' 1',
    '%00',
    '１',
    'NaN',
    '../1',
    '\u0000',
    '\u200b',
    'a/'.repeat(150),
    '9'.repeat(40),
  ),
);

/** One value, or several where the contract takes a list (and sometimes where it does not). */
function valuesOf(operation: RoutedOperation, given: Schema): fc.Arbitrary<string[]> {
  const schema = resolve(operation, given);
  if (schema['type'] === 'array') {
    return fc.array(valueOf(operation, schema['items'] as Schema), { minLength: 1, maxLength: 8 });
  }
  const one = valueOf(operation, schema);
  return fc.oneof(
    { weight: 12, arbitrary: one.map((value) => [value]) },
    { weight: 1, arbitrary: fc.tuple(one, one).map((both) => [...both]) },
  );
}

function valueOf(operation: RoutedOperation, given: Schema): fc.Arbitrary<string> {
  const schema = resolve(operation, given);
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...phrases) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
}

function fitting(schema: Schema): fc.Arbitrary<string> {
  const { type, format, minimum = 0, maximum = nobodysId, enum: words } = schema;
  if (Array.isArray(words)) return fc.constantFrom(...words.map(String));
  if (format === 'date' || format === 'date-time') return fc.constantFrom('2026-11-20', ...dates);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') {
    const [least, most] = [Number(minimum), Number(maximum)];
    const usual = fc.integer({ min: least, max: Math.min(most, least + 40) });
    return fc
      .oneof(
        { weight: 4, arbitrary: usual },
        fc.constantFrom(least, most, least - 1, most + 1, ...amounts),
        fc.maxSafeInteger(),
      )
      .map(String);
  }
  return fc.constantFrom(...phrases);
}
