import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, changed } from './address.ts';
import { as, flag, id, ids, oneOf, page, readId, whole, words } from './parts.ts';

const address = addressOf({
  q: words,
  state: oneOf(['open', 'closed']),
  tab: oneOf(['all', 'mine'], 'all'),
  brands: as('brand', ids(3)),
  from: whole(0, 1000, null),
  sale: flag,
  message: id,
  sort: oneOf(['new', 'old'], 'new'),
  page,
});
const read = (search: string) => address.read(new URLSearchParams(search));
const start = {
  q: '',
  state: undefined,
  tab: 'all',
  brands: [],
  from: null,
  sale: false,
  message: undefined,
  sort: 'new',
  page: 1,
};

/** As the address bar would show it. */
const written = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

describe('readId', () => {
  it.each(['0', '-1', '+1', 'abc', '1.5', '1e3', '0x10', '01', ' 1', '1 ', '', '2147483648', '٣'])(
    'knows that %j is none',
    (text) => expect(readId(text)).toBeUndefined(),
  );

  it('reads what the contract takes, and nothing that is not there', () => {
    expect([readId('1'), readId('2147483647')]).toEqual([1, 2_147_483_647]);
    expect([readId(null), readId(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('an address', () => {
  it('opens the page as it is', () => {
    expect(read('')).toEqual(start);
    expect(address.start).toEqual(start);
    expect(written(address.query(address.start))).toEqual({});
  });

  it('says what differs, under the names of the address', () => {
    const url = read('sort=old&brand=9,3,9&page=4&q=b%C3%A0n&sale=1&from=0&message=7&state=open');
    expect(url).toEqual({
      ...start,
      q: 'bàn',
      state: 'open',
      brands: [9, 3],
      from: 0,
      sale: true,
      message: 7,
      sort: 'old',
      page: 4,
    });
    expect(written(address.query(url))).toEqual({
      q: 'bàn',
      state: 'open',
      brand: '9,3',
      from: 0,
      sale: 1,
      message: 7,
      sort: 'old',
      page: 4,
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=100001',
    'page=1.5',
    'page=',
    'state=OPEN',
    'tab=<b>',
    'brand=,x,-3',
    'from=1001',
    'sale=true',
    'message=99999999999',
    'q=%00',
  ])('takes %s for nothing', (search) => expect(read(search)).toEqual(start));

  it('holds as many ids as it may', () => {
    expect(read('brand=5,4,3,2,1').brands).toEqual([5, 4, 3]);
  });

  it('comes back as it went', () => {
    const urls = fc.record({
      // What is typed here. Fillers that nobody sees are dropped from an address (text-flaw.test.ts).
      q: fc
        .stringMatching(/^[a-zàáâãèéêìíòóôõùúýăđĩũơưạ-ỹ가-힣]{0,20}$/u)
        .map((text) => text.normalize('NFC')),
      state: fc.constantFrom(undefined, 'open' as const, 'closed' as const),
      tab: fc.constantFrom('all' as const, 'mine' as const),
      brands: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
      from: fc.option(fc.nat(1000)),
      sale: fc.boolean(),
      message: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
      sort: fc.constantFrom('new' as const, 'old' as const),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(urls, (url) => {
        const query = Object.entries(written(address.query(url)));
        expect(
          read(String(new URLSearchParams(query.map(([key, value]) => [key, String(value)])))),
        ).toEqual(url);
      }),
    );
  });

  it('is narrowed by a filter or by words, not by its page or its sort', () => {
    expect(address.isNarrowed(read('page=3&sort=old'))).toBe(false);
    expect(address.isNarrowed(read('state=open'))).toBe(true);
    expect(address.isNarrowed(read('q=b%C3%A0n'))).toBe(true);
  });

  it('starts at its first page after a change, unless the change is about the page', () => {
    expect(changed(read('page=7&q=a'), { sale: true })).toMatchObject({
      page: 1,
      q: 'a',
      sale: true,
    });
    expect(changed(read('page=7'), { page: 8 })).toMatchObject({ page: 8 });
    expect(changed({ reviews: 2 }, {})).toEqual({ reviews: 2 });
  });
});
