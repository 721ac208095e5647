import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepPressesOnTarget } from './moved-press.ts';

let place: HTMLElement;
let heard: string[] = [];

beforeAll(() => keepPressesOnTarget());
beforeEach(() => {
  heard = [];
  place = document.createElement('div');
  place.innerHTML =
    '<p style="height:0"></p><button>Ask</button><p style="height:40px"></p><button>Delete</button>';
  document.body.append(place);
  place.addEventListener('click', ({ target }) => {
    heard.push(target instanceof HTMLButtonElement ? (target.textContent ?? '') : 'nothing');
  });
});
afterEach(() => place.remove());

const named = (name: string) => {
  const found = [...place.querySelectorAll('button')].find((b) => b.textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const at = { bubbles: true, cancelable: true, button: 0, detail: 1 };
const begin = (on: Element, x = 20, y = 10) =>
  on.dispatchEvent(
    new PointerEvent('pointerdown', { ...at, isPrimary: true, clientX: x, clientY: y }),
  );
const end = (on: Element, more: MouseEventInit = {}) =>
  on.dispatchEvent(new MouseEvent('click', { ...at, clientX: 20, clientY: 10, ...more }));
/** Something comes in above. */
const push = () => place.querySelector('p')!.setAttribute('style', 'height:200px');

test('a press is heard by what it began on when the page moves beneath it', () => {
  begin(named('Ask'));
  push();
  end(place);
  expect(heard).toEqual(['Ask']);
});

test('what comes to lie beneath the finger is not pressed', () => {
  begin(named('Ask'));
  push();
  end(named('Delete'));
  expect(heard).toEqual(['Ask']);
});

test('a press on what stayed is left to the browser', () => {
  begin(named('Ask'));
  end(named('Delete'));
  begin(named('Ask'));
  end(named('Ask'));
  expect(heard).toEqual(['Delete', 'Ask']);
});

test('a drag, a key and a press for another tab are left to the browser', () => {
  begin(named('Ask'));
  push();
  end(named('Delete'), { clientY: 60 });
  begin(named('Ask'));
  place.querySelector('p')!.style.height = '10px';
  end(named('Delete'), { detail: 0 });
  begin(named('Ask'));
  push();
  end(named('Delete'), { ctrlKey: true });
  expect(heard).toEqual(['Delete', 'Delete', 'Delete']);
});

test('what is gone by then is left to the browser', () => {
  const gone = named('Ask');
  begin(gone);
  gone.remove();
  end(place);
  expect(heard).toEqual(['nothing']);
});
