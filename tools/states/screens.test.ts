import { expect, test } from 'vitest';
import { storiesIn } from '../lib/stories.ts';
import { ownWork } from './calls.ts';
import { storyOfCode } from './codes.ts';
import { calledOperations, type CalledOperation } from './contract.ts';
import { linkOf, looksPerStory, readAxes } from './looks.ts';
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
  judge(screen, { states: [], codes: [], own, beside: [], ...asked }, notTold).faults;

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
  expect(faults({ own: own.slice(0, 1), codes: ['AUTH_01'], beside })).toEqual([]);
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
  const all = operation({ asksAnew: true, texts: true, statuses: ['200', '403'] });
  expect(wantedStates([all], 'shop-detail/{id}')).toEqual([
    'Loading',
    'ServerError',
    'NotFound',
    'Forbidden',
    'Refetching',
    'LongText',
  ]);
  // A form has nothing that could be gone, empty or long.
  expect(wantedStates([operation({ reads: false, lists: true, texts: true })], 'x/{id}')).toEqual([
    'Loading',
    'ServerError',
  ]);
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
  expect(calledOperations.get('readOrder')).toMatchObject({ lists: false, asksAnew: false });
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
