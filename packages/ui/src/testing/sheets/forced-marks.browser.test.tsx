import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BottomBar } from '../../components/BottomBar/BottomBar.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import '../../theme/styles.ts';
import { marks } from '../marks.ts';
import { forceColours } from './forced.ts';

const place = document.createElement('div');
const nothing = () => undefined;

beforeAll(async () => {
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <>
        <Menu
          items={[
            { id: 'on', label: 'Sửa', onSelect: nothing },
            { id: 'off', label: 'Xóa', onSelect: nothing, disabled: true },
          ]}
          renderTrigger={(props) => <button {...props}>Mở</button>}
        />
        <Skeleton shape="block" />
        <BottomBar
          label="Đi tới"
          items={[
            { label: 'Nhà', href: '#a', icon: null, current: true },
            { label: 'Tin', href: '#b', icon: null, badge: { text: null, label: 'Có tin mới' } },
            { label: 'Giỏ', href: '#c', icon: null, badge: { text: '2', label: '2 món' } },
          ]}
        />
      </>,
    ),
  );
  await forceColours(true);
});
afterAll(async () => {
  await forceColours(false);
  place.remove();
});

const styleOf = (element: Element | null | undefined, pseudo?: string) => {
  if (!element) throw new Error('It is not there');
  return getComputedStyle(element, pseudo);
};
/** What the system paints a word of its own vocabulary with. */
function system(colour: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust:none;color:${colour}`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

it('an entry of a menu that is off is grey', () => {
  const [on, off] = place.querySelectorAll('[role=menuitem]');
  expect(styleOf(off).color).toBe(system('GrayText'));
  expect(styleOf(on).color).not.toBe(system('GrayText'));
});

it('a skeleton has an edge where its ground is gone', () => {
  expect(styleOf(place.querySelector(marks.skeleton)).outlineStyle).toBe('solid');
});

it('the bottom bar shows where one is, and what is new', () => {
  const [here, news, cart] = place.querySelectorAll('nav a');
  expect(styleOf(here, '::before').backgroundColor).toBe(system('Highlight'));
  const dot = news?.querySelector('span > span:nth-child(2)');
  expect(styleOf(dot).backgroundColor).toBe(system('Highlight'));
  const badge = cart?.querySelector('span > span:nth-child(2)');
  expect(styleOf(badge).borderTopStyle).toBe('solid');
});
