import { useEffect } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Island } from './Island.tsx';
import { hydratedEvent } from './hydration.ts';
import { type LazyIsland, lazyIsland } from './lazy-island.ts';

let root: Root | undefined;
let place: HTMLElement;

afterEach(() => {
  root?.unmount();
  place.remove();
});

function Counter({ words }: { words: string }) {
  return <button type="button">{words}</button>;
}

/** Says when the effects of what stands before it have run: the island listens. */
function Listening({ onListening }: { onListening: () => void }) {
  useEffect(() => onListening(), [onListening]);
  return null;
}

/** The island `above` pixels below the top of the page, as React's server writes it, and hydrated by a browser. */
async function show(island: LazyIsland<{ words: string }>, above: number) {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const draw = (words: string) => (
    <>
      <div style={{ height: `${above}px` }} />
      <Island island={island} props={{ words }} fallback={<p>Waiting</p>} />
      <Listening onListening={resolve} />
    </>
  );
  await page.viewport(400, 600);
  place = document.createElement('div');
  place.append(
    document
      .createRange()
      .createContextualFragment(
        `<div style="height:${above}px"></div><div data-dehydrated=""><!--$--><button type="button">from the server</button><!--/$--></div>`,
      ),
  );
  document.body.append(place);
  root = hydrateRoot(place, draw('from the server'));
  await listening;
  return (words: string) => root?.render(draw(words));
}

function held() {
  let loads = 0;
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  return {
    island: lazyIsland('Counter.tsx', () => {
      loads += 1;
      return promise;
    }),
    loads: () => loads,
    resolve: () => resolve(Counter),
  };
}

const mark = () => place.querySelector('[data-dehydrated]');

test('below the window it is not fetched; near it is, and keeps the server’s element', async () => {
  const { island, loads, resolve } = held();
  await show(island, 3000);
  const before = place.querySelector('button');
  expect(loads()).toBe(0);
  // The frame of a test clips it at its own edge: the half window in advance is shown by the journeys.
  window.scrollTo(0, 3000);
  await expect.poll(loads).toBe(1);
  expect(mark()).not.toBeNull();
  let told = 0;
  window.addEventListener(hydratedEvent, () => (told += 1), { once: true });
  resolve();
  await expect.poll(mark).toBeNull();
  await expect.poll(() => told).toBe(1);
  expect(place.querySelector('button')).toBe(before);
});

test('a key in it fetches it wherever it stands', async () => {
  const { island, loads } = held();
  await show(island, 3000);
  place.querySelector('button')!.focus({ preventScroll: true });
  await userEvent.keyboard('x');
  await expect.poll(loads).toBe(1);
});

test('new props before its code is there leave the server’s words, and reach it afterwards', async () => {
  const { island, resolve } = held();
  const render = await show(island, 0);
  render('new words');
  await new Promise((done) => {
    setTimeout(done, 50);
  });
  expect(place.textContent).toBe('from the server');
  resolve();
  await expect.element(page.getByRole('button')).toHaveTextContent('new words');
});

test('when its code does not come, the next touch asks again', async () => {
  let loads = 0;
  const island = lazyIsland('Counter.tsx', async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return Counter;
  });
  await show(island, 0);
  await expect.poll(() => loads).toBe(1);
  expect(place.textContent).toBe('from the server');
  await userEvent.click(page.getByRole('button'));
  await expect.poll(mark).toBeNull();
  expect(loads).toBe(2);
});
