import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodes, itemCodeLabels, orderCodeLabels } from '@hien/domain';
import { expect, test } from 'vitest';
import { changes } from '../../.storybook/changes/changes.ts';
import { statusOf } from '../../.storybook/changes/status.ts';
import { foundAs } from '../../.storybook/search/found-as.ts';
import { titlesOfScreens } from '../../.storybook/search/screen-titles.ts';
import { type Story, readStories } from '../../tools/lib/stories.ts';
import { toldByAnswers } from '../../tools/states/told.ts';

const stories = readStories();

test.each([
  ['screens/account/Login', 'StatusAuth13', ['Đăng nhập', 'AUTH_13']],
  ['screens/account/Login', 'Default', ['Đăng nhập', '/login']],
  ['screens/shop/ShopDetail', 'Default', ['/shop-detail/{id}', 'Chi tiết sản phẩm']],
  ['screens/orders/OrderItemCard', 'StatusCancelRequested', ['CANCEL_REQUESTED', 'Yêu cầu hủy']],
  ['screens/orders/Orders', 'Loading', ['đang tải', 'Đơn hàng']],
  ['screens/payment/Payment', 'Offline', ['mất mạng']],
  ['screens/admin/Terms', 'Default', ['/admin/terms']],
])('%s %s is found by %j', (title, state, words) => {
  const found = foundAs(title, state, state);
  expect(found.startsWith(state)).toBe(true);
  expect(words.filter((word) => !found.includes(word))).toEqual([]);
});

test('a story is found by the code that its answer says, whatever its name', () => {
  const tells = { states: ['ServerError'], codes: ['AUTH_13'] };
  const found = foundAs('screens/account/Login', 'WrongPassword', 'Wrong Password', tells);
  expect(found).toMatch(/^Wrong Password · lỗi máy chủ 500 INTERNAL · AUTH_13 · .*Đăng nhập$/);
});

test('the words over a story tell a code that its answer does not name', () => {
  const file = 'packages/features/src/account/Login/LoginScreen.stories.tsx';
  expect(toldByAnswers(file).get('WrongPassword')?.codes).toEqual(['AUTH_13']);
});

test('every code is found, and by the atlas only where nothing else tells it', () => {
  const told = new Map(
    [...new Set(stories.map(({ file }) => file))].map((file) => [file, toldByAnswers(file)]),
  );
  const words = (of: readonly Story[]) =>
    new Set(
      of.flatMap(({ title, state, name, file }) =>
        foundAs(title, state, name, told.get(file)?.get(state)).split(/ · | /),
      ),
    );
  const inAtlas = ({ title }: Story) => title === 'business/Error atlas';
  const byOthers = words(stories.filter((story) => !inAtlas(story)));
  const byAtlas = words(stories.filter(inAtlas));
  // DOWNLOAD is a code of design orders, which have no screen yet.
  const codes = [...errorCodes, ...Object.keys({ ...itemCodeLabels, ...orderCodeLabels })].filter(
    (code) => code !== 'DOWNLOAD',
  );
  expect(codes.filter((code) => !byOthers.has(code) && !byAtlas.has(code))).toEqual([]);
  expect(codes.filter((code) => byOthers.has(code) && byAtlas.has(code))).toEqual([]);
}, 60_000);

test('every screen has a Vietnamese name to be found by, and no name is left of one that is gone', () => {
  const screens = globSync('packages/features/src/*/*/*Screen.tsx').map((path) =>
    dirname(path).split('/').slice(-2).join('/'),
  );
  expect(screens.length).toBeGreaterThan(50);
  expect([...titlesOfScreens().keys()].sort()).toEqual(screens.sort());
});

const pages = new Set(
  stories.filter(({ title }) => title.startsWith('ui/')).map(({ title }) => title.split('/')[2]),
);

test('the changelog names components that there are, the newest change first', () => {
  const named = changes.flatMap(({ kind, components }) =>
    kind === 'deprecated' ? [] : components,
  );
  expect(named.filter((name) => !pages.has(name))).toEqual([]);
  const dates = changes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a component that a change brought is new, any other stable; a screen is neither', () => {
  expect(statusOf('ui/Media/Panorama')).toEqual(['new']);
  expect(statusOf('ui/Base/Button')).toEqual(['stable']);
  expect(statusOf('screens/shop/Shop')).toEqual([]);
});
