import { afterEach, beforeAll, expect, test } from 'vitest';
import { markLeaving } from './entry/leaving.ts';
import { reloadOnStaleCode } from './stale-code.ts';

let reloads = 0;

beforeAll(() => {
  markLeaving(() => (reloads += 1));
  reloadOnStaleCode(() => (reloads += 1));
});
afterEach(() => {
  comeBack();
  reloads = 0;
  sessionStorage.clear();
});

const fail = () => dispatchEvent(new Event('vite:preloadError'));
const leave = () => dispatchEvent(new Event('beforeunload'));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page whose code is gone is loaded anew, once', () => {
  fail();
  fail();
  expect(reloads).toBe(1);
});

test('a link that was pressed is followed: what its page no longer loads is no reason to load it anew', () => {
  leave();
  fail();
  expect(reloads).toBe(0);
});

test('a page that the visitor came back to asks for its code again', () => {
  leave();
  comeBack();
  expect(reloads).toBe(0);
  fail();
  expect(reloads).toBe(1);
});

test('a page that was left before it listened is loaded anew when the visitor comes back', () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-dehydrated', '');
  document.body.append(root);
  leave();
  comeBack();
  root.remove();
  expect(reloads).toBe(1);
});
