import { expect, test } from 'vitest';
import { storiesIn } from '../lib/stories.ts';
import { ownWork } from './calls.ts';
import { storyOfCode } from './codes.ts';
import { calledOperations, type CalledOperation } from './contract.ts';
import { linkOf, looksPerStory, readAxes } from './looks.ts';
import { isFixed } from './fixed.ts';
import { judge, type Asked, type ToldStory } from './screens.ts';
import { toldByAnswers } from './told.ts';
import { wantedCodes, wantedStates, wantedStatuses } from './wanted.ts';

const source = `
  const meta = { title: 'screens/shop/X' };
  export default meta;
  export const Loading = {};
  export const ReadOnly = { name: 'To be read' };
  export const Taken = { parameters: answers(mock('send').error(409, { code: 'AUTH_01' })) };
  export const Slow = { parameters: answers(mock('list').pending(), mock('other').rateLimited()) };`;
const file = 'X.stories.tsx';
const tells = toldByAnswers(file, source);
const own = storiesIn(file, source).map((story): ToldStory => ({
  ...story,
  tells: tells.get(story.state) ?? { states: [], codes: [] },
}));
const screen = { area: 'shop', name: 'X', file: 'XScreen.tsx' };
const reason = 'A list that the shop itself fills: it is never empty.';
const faults = (asked: Partial<Asked>, notTold: Record<string, string> = {}) =>
  judge(screen, { states: [], codes: [], own, beside: () => [], ...asked }, notTold).faults;

const operation = (of: Partial<CalledOperation>): CalledOperation => ({
  id: 'list',
  reads: true,
  asksAnew: false,
  lists: false,
  texts: false,
  statuses: ['200'],
  shows: [],
  codes: [],
  ...of,
});

test('stories are read as Storybook names them', () => {
  expect(own.slice(0, 2)).toMatchObject([
    { id: 'screens-shop-x--loading', title: 'screens/shop/X', name: 'Loading', state: 'Loading' },
    { id: 'screens-shop-x--read-only', name: 'To be read', state: 'ReadOnly' },
  ]);
});

test('a story tells what its answers say, under whatever name', () => {
  expect(tells.get('Taken')).toEqual({ states: [], codes: ['AUTH_01'] });
  expect(tells.get('Slow')).toEqual({ states: ['Loading'], codes: ['RATE_LIMITED'] });
  expect(faults({ codes: ['AUTH_01', 'AUTH_03'] })).toEqual(['StatusAuth03 is missing']);
});

test('a state that nobody tells is named, and a reason stands for it', () => {
  expect(faults({ states: ['Loading', 'Empty', 'Forbidden'] })).toEqual([
    'Empty is missing',
    'Forbidden is missing',
  ]);
  expect(faults({ states: ['Empty'] }, { Empty: reason })).toEqual([]);
});

test('a shrug is no reason, and a reason goes when its state is told or nothing asks for it', () => {
  expect(faults({ states: ['Empty'] }, { Empty: 'n/a' })).toEqual([
    'Empty needs a reason in a sentence, not “n/a”',
  ]);
  expect(faults({ states: ['Loading'] }, { Loading: reason })).toEqual([
    'Loading is told, and yet has a reason not to be',
  ]);
  expect(faults({}, { Empty: reason, StatusGone: reason })).toEqual([
    'Empty has a reason, and nothing asks for it',
    'StatusGone has a reason, and nothing asks for it',
  ]);
});

test('a refusal is told once among the screens that can meet it', () => {
  const beside = own.map((story) => ({ ...story, title: 'screens/shop/Y/Flow' }));
  expect(faults({ own: own.slice(0, 1), codes: ['AUTH_01'] })).toEqual(['StatusAuth01 is missing']);
  expect(faults({ own: own.slice(0, 1), codes: ['AUTH_01'], beside: () => beside })).toEqual([]);
});

test('a screen without stories says so', () => {
  expect(faults({ own: [] })).toEqual(['has no story under the title screens/shop/X']);
});

test('states come from the calls and the address', () => {
  expect(wantedStates([], 'sign-up-success/{type}')).toEqual([]);
  expect(wantedStates([operation({ lists: true })], 'shop')).toEqual([
    'Loading',
    'Empty',
    'ServerError',
  ]);
  const all = operation({ asksAnew: true, texts: true, statuses: ['200', '403', '404'] });
  expect(wantedStates([all], 'shop-detail/{id}')).toEqual([
    'Loading',
    'ServerError',
    'NotFound',
    'Forbidden',
    'Refetching',
    'LongText',
  ]);
  // Words that are looked for are no thing that could be gone.
  expect(wantedStates([operation({})], 'search-result/{id}')).not.toContain('NotFound');
  // A form has nothing that could be gone, empty or long, and stays where it is refused.
  const sends = { reads: false, lists: true, texts: true, statuses: ['200', '403', '404'] };
  expect(wantedStates([operation(sends)], 'x/{id}')).toEqual(['Loading', 'ServerError']);
});

test('codes come from what is sent, statuses from what is read', () => {
  const calls = [
    operation({ shows: ['open', 'closed'], codes: ['PRODUCT_05'] }),
    operation({ reads: false, shows: ['other'], codes: ['AUTH_01', 'AUTH_03'] }),
  ];
  expect(wantedCodes(calls)).toEqual(['AUTH_01', 'AUTH_03']);
  expect(wantedStatuses(calls)).toEqual(['open', 'closed']);
});

test('the contract says what an operation may answer', () => {
  expect(calledOperations.get('changePassword')).toMatchObject({
    reads: false,
    codes: expect.arrayContaining(['AUTH_07', 'AUTH_09', 'PASSWORD_REUSED']),
  });
  expect(calledOperations.get('listOrders')).toMatchObject({ lists: true, asksAnew: true });
  // One thing has parts, or is not there.
  for (const id of ['readOrder', 'readOrderByLink'])
    expect(calledOperations.get(id)).toMatchObject({ lists: false, asksAnew: false });
  // A key that was used for something else is no refusal of what is sent.
  expect(calledOperations.get('addRoomsToCart')?.codes).toEqual(['PRODUCT_12', 'VERSION_CONFLICT']);
  expect(calledOperations.get('getSupportPost')?.shows).toEqual(['unanswered', 'answered']);
});

test('the calls of a screen are found through its own modules', () => {
  const work = ownWork('packages/features/src/support/SendEmail/SendEmailScreen.tsx');
  expect(work.calls.map(({ id }) => id).sort()).toEqual([
    'countContractorContact',
    'getContractor',
    'listDesignsByIds',
    'sendInboxMessage',
  ]);
  expect(work.route).toBe('sendEmail');
});

test('a code has the story of its name', () => {
  expect(['sold_out', 'AUTH_13', 'DELIVERY_DELAYED', 'awaiting_payment'].map(storyOfCode)).toEqual([
    'StatusSoldOut',
    'StatusAuth13',
    'StatusDeliveryDelayed',
    'StatusAwaitingPayment',
  ]);
});

test('a link holds the whole look', () => {
  const look = { language: 'ko', brand: 'vib', mode: 'dark', viewport: 'phone' };
  expect(linkOf('http://localhost:6006', 'screens-shop-x--loading', look)).toBe(
    'http://localhost:6006/?path=/story/screens-shop-x--loading&globals=language:ko;brand:vib;mode:dark;viewport:phone',
  );
});

test('brands are the files that are there', () => {
  const axes = readAxes();
  expect(axes.brand[0]).toBe('default');
  expect(looksPerStory(axes)).toBe(3 * axes.brand.length * 2 * 3);
});

test.each([
  [true, 'useCall(listHomes)'],
  [true, "useCall(listHomes, { limit: 3, sort: 'new' })"],
  [true, 'const some = { limit: 3 } as const;\nuseCall(listHomes, some);\nwant(listHomes, some);'],
  [true, 'const ask = { homes: { limit: 3 } };\nuseCall(listHomes, ask.homes, { enabled })'],
  [false, ''],
  [false, 'useCall(listHomes, { page: url.page })'],
  [false, 'useCall(listHomes, { page })'],
  [false, 'useCall(listHomes, inputOf(url))'],
  [false, 'const some = {};\nfunction Part({ some }) {\n  useCall(listHomes, some);\n}'],
  [
    false,
    'const some = {};\nfunction Part() {\n  const some = use();\n  useCall(listHomes, some);\n}',
  ],
  [false, 'useCall(listHomes);\nuseQuery(listHomes, {});'],
])('what is always asked alike is found: %s, %s', (fixed, text) => {
  expect(isFixed('listHomes', [text])).toBe(fixed);
});
