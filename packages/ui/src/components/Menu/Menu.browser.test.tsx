import '../../theme/styles.ts';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu } from './Menu.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

/** A menu whose button stands in the window's upper right corner, as a header's does. */
async function show(width: number): Promise<void> {
  root.render(
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu
        align="end"
        items={[
          { id: 'vi', label: 'Tiếng Việt', onSelect: () => undefined },
          { id: 'en', label: 'English', onSelect: () => undefined },
        ]}
        renderTrigger={(props) => <button {...props}>Ngôn ngữ</button>}
      />
    </div>,
  );
  await page.viewport(width, 800);
  // What is not drawn yet cannot be given the focus.
  await expect.element(page.getByRole('button')).toBeVisible();
}

const panel = () => place.querySelector<HTMLElement>('[popover]')!.getBoundingClientRect();

// Real events: a scripted `click()` keeps React from rendering before the popover is shown.
describe.each([390, 1280])('opened by a real press in a window %i px wide', (width) => {
  test.each([
    ['a click', () => userEvent.click(page.getByRole('button'))],
    [
      'Enter',
      async () => {
        place.querySelector('button')!.focus();
        await userEvent.keyboard('{Enter}');
      },
    ],
    [
      'an arrow key',
      async () => {
        place.querySelector('button')!.focus();
        await userEvent.keyboard('{ArrowDown}');
      },
    ],
  ])('by %s it ends where its button ends', async (_, press) => {
    await show(width);
    await press();
    await expect.poll(() => panel().width).toBeGreaterThan(200);
    const button = place.querySelector('button')!.getBoundingClientRect();
    // The window keeps eight pixels free at its edge.
    const end = Math.min(button.right, document.documentElement.clientWidth - 8);
    await expect.poll(() => Math.round(panel().right)).toBe(Math.round(end));
    expect(panel().left).toBeGreaterThanOrEqual(0);
  });
});
