import { describe, expect, it } from 'vitest';
import {
  canMovePost,
  freeSlug,
  planFault,
  planOf,
  planSchema,
  plannedAt,
  postMoves,
  postSchema,
  postSlug,
  postState,
  postStates,
} from './posts.ts';

describe('the address of a post', () => {
  it.each([
    ['Nhà ống 4 m ở Đà Nẵng', 'nha-ong-4-m-o-da-nang'],
    ['툇마루가 있는 집', '툇마루가-있는-집'],
    ['!!! ???', 'nha-7'],
    ['My post', 'my-post-nha'],
    ['Page 3', 'page-3-nha'],
  ])('%s', (title, slug) => expect(postSlug(title, 7)).toBe(slug));

  it('is short, and ends with a letter', () => {
    const slug = postSlug('nhà '.repeat(75), 1);
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/[a-z]$/);
  });

  it('is the first that nobody has', () => {
    expect(freeSlug('nha', new Set())).toBe('nha');
    expect(freeSlug('nha', new Set(['nha', 'nha-2', 'nha-4']))).toBe('nha-3');
  });
});

describe('the state of a post', () => {
  it('follows from what readers see', () => {
    expect(postState(3, null)).toBe('draft');
    expect(postState(3, { status: 'visible', version: 3 })).toBe('published');
    expect(postState(4, { status: 'visible', version: 3 })).toBe('changed');
    expect(postState(4, { status: 'hidden', version: 3 })).toBe('taken-back');
    expect(postState(3, { status: 'removed', version: 3 })).toBe('removed');
  });

  it('lets nobody show again what staff removed, and everybody delete', () => {
    expect(postMoves.filter((move) => canMovePost('removed', move))).toEqual(['delete']);
    expect(postStates.every((state) => canMovePost(state, 'delete'))).toBe(true);
    expect(postStates.filter((state) => canMovePost(state, 'take-back'))).toEqual([
      'published',
      'changed',
    ]);
  });
});

describe('the plan of a post', () => {
  const now = Date.parse('2026-03-06T03:00:00Z');

  it('is by the clock of Vietnam', () => {
    expect(plannedAt({ day: '2026-03-07', time: '08:00' })).toBe(
      Date.parse('2026-03-07T01:00:00Z'),
    );
    expect(plannedAt({ day: '2026-03-07', time: '' })).toBeNull();
    expect(planOf(Date.parse('2026-03-06T17:05:00Z'))).toEqual({
      day: '2026-03-07',
      time: '00:05',
    });
  });

  it('is for later, and not for years later', () => {
    expect(planFault(now, now)).toBe('past');
    expect(planFault(now + 1, now)).toBeNull();
    expect(planFault(now + 365 * 86_400_000, now)).toBeNull();
    expect(planFault(now + 365 * 86_400_000 + 1, now)).toBe('far');
  });

  it.each([
    ['', '08:00', 'day', 'validation.required'],
    ['2026-02-31', '08:00', 'day', 'validation.date.invalid'],
    ['2026-03-07', '25:00', 'time', 'validation.time.invalid'],
    ['2020-01-01', '08:00', 'time', 'validation.plan.past'],
    ['2999-01-01', '08:00', 'day', 'validation.plan.far'],
  ])('%s %s is refused at its field', (day, time, field, message) => {
    expect(planSchema.safeParse({ day, time }).error?.issues).toMatchObject([
      { path: [field], message },
    ]);
  });
});

describe('the form of a post', () => {
  const whole = {
    title: 'Nhà ống bốn mét',
    body: '<p>Một căn nhà.</p>',
    images: ['/media/uploads/1.webp'],
    marks: [],
    before: [],
    house_type: 'studio',
    style: 'modern',
    area: '',
    city: '',
    cost: '',
    hashtags: [],
  };

  it.each([
    ['', null],
    ['42,5', 42.5],
    ['96', 96],
  ])('takes an area of “%s”', (area, read) => {
    expect(postSchema.parse({ ...whole, area }).area).toBe(read);
  });

  it.each([
    ['area', 'abc', 'validation.number.invalid'],
    ['area', '0', 'validation.number.zero'],
    ['area', '10001', 'validation.number.too-large'],
    ['cost', -1, 'validation.number.negative'],
  ])('says of %s “%s” what is wrong with it', (field, value, message) => {
    const read = postSchema.safeParse({ ...whole, [field]: value });
    expect(read.error?.issues).toMatchObject([{ path: [field], message }]);
  });
});
