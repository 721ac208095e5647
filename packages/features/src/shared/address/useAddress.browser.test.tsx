import { useDeferredValue } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addressOf } from './address.ts';
import { NewestLocationContext } from './newest-location.ts';
import { ids, whole } from './parts.ts';
import { useAddress } from './useAddress.ts';

const address = addressOf({ months: whole(1, 60), rooms: ids(9) });
const newest = () => location;
const begin = window.location.href;
let root: Root | undefined;

beforeEach(() => history.replaceState(null, '', '/choose?months=12'));
afterEach(() => {
  root?.unmount();
  history.replaceState(null, '', begin);
});

function Choice() {
  const { url, go } = useAddress(address);
  return (
    <>
      <button type="button" onClick={() => go({ months: 24 }, { replace: true })}>
        two years
      </button>
      {[3, 8].map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => go(({ rooms }) => ({ rooms: [...rooms, id] }))}
        >
          room {id}
        </button>
      ))}
      <p>{JSON.stringify(url)}</p>
    </>
  );
}

/** As the app has it: what is shown is the location of a moment ago. */
function Deferred() {
  const shown = useDeferredValue(useLocation());
  return (
    <Routes location={shown}>
      <Route path="*" element={<Choice />} />
    </Routes>
  );
}

test('presses before the page has followed the address keep what the ones before them chose', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <BrowserRouter useTransitions={false}>
      <NewestLocationContext value={newest}>
        <Deferred />
      </NewestLocationContext>
    </BrowserRouter>,
  );
  await expect.element(page.getByText('room 3')).toBeVisible();
  // In one task: nothing is drawn between them.
  for (const name of ['two years', 'room 3', 'room 8'])
    (page.getByText(name).element() as HTMLElement).click();
  expect(location.search).toBe('?months=24&rooms=3%2C8');
  await expect.element(page.getByText('{"months":24,"rooms":[3,8]}')).toBeVisible();
});
