import { type Schema, contracts, follow } from '@hien/api/contract';
import type { PlacedOperation } from '@hien/api/testing';
import fc from 'fast-check';
import type { AnyGiven } from './example.ts';
import { nobodysId } from './stage.ts';

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
  'e\u0302\u0301',
  'ﬃ',
  '\u202eneb',
  'a'.repeat(120),
  'đ'.repeat(121),
];

/**
 * Requests for a GET operation: each parameter absent, fitting its schema, at its limits, or not fitting at all.
 * The language is anything a header can hold, the token may be forged.
 */
export function requestsFor(operation: PlacedOperation): fc.Arbitrary<AnyGiven> {
  const placed = (place: 'path' | 'query') =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const query = placed('query').map(({ name, schema, required }) => {
    const given = valuesOf(operation, schema).map((values) =>
      values.map((value): [string, string] => [name, value]),
    );
    const absent: fc.Arbitrary<[string, string][]> = fc.constant([]);
    return required === true
      ? fc.oneof({ weight: 9, arbitrary: given }, absent)
      : fc.oneof(given, absent);
  });
  return fc.record({
    params: fc.record(Object.fromEntries(placed('path').map(({ name }) => [name, pathId]))),
    search: fc.tuple(...query).map((pairs) => new URLSearchParams(pairs.flat()).toString()),
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
        : fc.constantFrom('stranger', 'member', 'forger'),
  }) as fc.Arbitrary<AnyGiven>;
}

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
    '9'.repeat(40),
  ),
);

/** One value, or several where the contract takes a list (and sometimes where it does not). */
function valuesOf(operation: PlacedOperation, given: Schema): fc.Arbitrary<string[]> {
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

function valueOf(operation: PlacedOperation, given: Schema): fc.Arbitrary<string> {
  const schema = resolve(operation, given);
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...phrases) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  );
}

function fitting(schema: Schema): fc.Arbitrary<string> {
  const { type, minimum = 0, maximum = nobodysId, enum: words } = schema;
  if (Array.isArray(words)) return fc.constantFrom(...words.map(String));
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'integer') {
    const [least, most] = [Number(minimum), Number(maximum)];
    const usual = fc.integer({ min: least, max: Math.min(most, least + 40) });
    return fc
      .oneof(
        { weight: 4, arbitrary: usual },
        fc.constantFrom(least, most, least - 1, most + 1),
        fc.maxSafeInteger(),
      )
      .map(String);
  }
  return fc.constantFrom(...phrases);
}

function resolve(operation: PlacedOperation, schema: Schema): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string'
    ? (follow(contracts[operation.api].document, ref) as Schema)
    : schema;
}
