import { useDeferredValue, useLayoutEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Link,
  Routes,
  Route,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { entryOf, keepPlaceOnLeaving, placeOf } from '../entry/scroll-places.ts';
import { useScrollMemory } from './useScrollMemory.ts';

let root: Root | undefined;
const begin = location.href;

beforeAll(keepPlaceOnLeaving);
beforeEach(async () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/list');
  await page.viewport(400, 600);
});
afterEach(() => {
  root?.unmount();
  history.replaceState(null, '', begin);
});

/** A list of 4,000 pixels leads to a page that barely leaves the window, as the app shows them: deferred. */
function Pages() {
  const { pathname } = useLocation();
  useScrollMemory(useNavigationType());
  return pathname === '/list' ? (
    <Link to="/detail" style={{ display: 'block', height: '4000px' }}>
      a list
    </Link>
  ) : (
    <Detail />
  );
}

/** Shorter than the place that was left: the window scrolls to its end, and on a busy phone says so before effects run. */
function Detail() {
  useLayoutEffect(() => {
    expect(window.scrollY).toBeLessThan(900);
    dispatchEvent(new Event('scroll'));
  }, []);
  return <p style={{ height: '650px' }}>a detail</p>;
}

function Deferred() {
  const shown = useDeferredValue(useLocation());
  return (
    <Routes location={shown}>
      <Route path="*" element={<Pages />} />
    </Routes>
  );
}

async function openList() {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <BrowserRouter useTransitions={false}>
      <Deferred />
    </BrowserRouter>,
  );
  await expect.element(page.getByText('a list')).toBeInTheDocument();
}

async function scrollTo(top: number) {
  const scrolled = new Promise((done) => {
    addEventListener('scroll', done, { once: true });
  });
  window.scrollTo(0, top);
  await scrolled;
}

test('a page is kept where it was left, not where a shorter next one ends', async () => {
  await openList();
  await scrollTo(900);
  (page.getByText('a list').element() as HTMLElement).click();
  await expect.element(page.getByText('a detail')).toBeInTheDocument();
  await expect.poll(() => placeOf('/list')).toBe(900);
});

test('a document that is left keeps its place by its address, or by the key the router gave it', async () => {
  await openList();
  await scrollTo(300);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(placeOf('/list')).toBe(300);
  history.replaceState({ key: 'second' }, '', '/list');
  await scrollTo(500);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect([placeOf(entryOf('second', '/list')), placeOf('/list')]).toEqual([500, 300]);
});
