import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

afterEach(() => vi.useRealTimers());

test('what is taken out of the page while the pointer rests on it shows nothing more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Tooltip text="Giá đã gồm VAT">
        <button type="button">Giá</button>
      </Tooltip>,
    ),
  );
  const over = { bubbles: true, pointerType: 'mouse' };
  place.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', over));
  expect(vi.getTimerCount()).toBe(1);

  place.remove();
  expect(() => vi.runAllTimers()).not.toThrow();
  root.unmount();
});
