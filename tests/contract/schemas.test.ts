import { operationOf } from '@hien/api/testing';
import { expect, test } from 'vitest';
import { answerProblems, requestProblems } from './schemas.ts';

const brands = operationOf('listBrands');
const brand = {
  id: 1,
  name: 'Mộc Sương',
  slug: 'moc-suong',
  country: 'Việt Nam',
  place: null,
  line: null,
  cover: null,
  productCount: 1,
  logo: null,
};

test('an answer that is exactly the contract has no problem', () => {
  expect(answerProblems(brands, 200, { brands: [brand] })).toEqual([]);
});

test.each([
  ['a field that the contract does not name', 200, { brands: [{ ...brand, secret: 1 }] }],
  ['one beside the list', 200, { brands: [brand], total: 1 }],
  ['a field that is missing', 200, { brands: [{ ...brand, slug: undefined }] }],
  ['a value outside its limits', 200, { brands: [{ ...brand, id: 0 }] }],
  ['a failure without its request id', 500, { code: 'INTERNAL', message: 'Lỗi' }],
  ['a status that is not documented', 418, {}],
])('%s is a problem', (_, status, body) => {
  expect(answerProblems(brands, status, body)).not.toEqual([]);
});

test('an object put together from parts is closed as a whole', () => {
  const problems = answerProblems(operationOf('listTopDesigns'), 200, {
    data: { items: [{ id: 1, bogus: 2 }] },
  });
  expect(problems.filter((problem) => problem.includes('bogus'))).toHaveLength(1);
  expect(problems.filter((problem) => problem.includes('"unevaluatedProperty":"id"'))).toEqual([]);
});

test('a request is refused with the names of its fields', () => {
  const wrong = requestProblems(operationOf('listProducts'), {
    path: {},
    query: { limit: '61', brand: ['1', 'x'] },
    body: undefined,
  });
  expect(wrong.map(({ field }) => field)).toEqual(expect.arrayContaining(['limit', 'brand.1']));
});
