import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colourings, faint } from './axe.ts';
import { fixedSizes, misfits, resized, tripleTexts } from './fit.ts';
import { edgeless, forceColours, grounded, ringless, unmarked } from './forced.ts';
import { widen } from './stage.ts';

// What the other tests of this folder hold the sheets against, held against pages that are wrong.

function put(...parts: [tag: string, style: string, text: string, more?: object][]): HTMLElement[] {
  const elements = parts.map(([tag, style, text, more]) => {
    const element = Object.assign(document.createElement(tag), { textContent: text }, more);
    element.setAttribute('style', style);
    return element;
  });
  document.body.replaceChildren(...elements);
  return elements;
}

afterEach(async () => {
  await forceColours(false);
  document.body.replaceChildren();
});

it('a faint text is named', async () => {
  put(['p', 'color: silver; background: white', 'Gỗ sồi'], ['p', 'color: black', 'Vải lanh']);
  const lines = await faint(colourings());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Gỗ sồi');
});

it('a text without room is named', async () => {
  await widen('least');
  put(
    ['p', 'width: 40px; overflow: hidden; white-space: nowrap', 'Bị cắt mất'],
    ['p', 'width: 40px; white-space: nowrap; border: 1px solid', 'Tràn ra ngoài'],
    ['p', 'width: 400px', 'Rộng hơn trang'],
    ['p', 'width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis', 'Rút gọn'],
    ['p', 'margin: 40px 0 0', 'Bên dưới'],
    ['p', 'margin: -20px 0 0', 'Đè lên'],
  );
  const found = misfits().join('\n');
  for (const wrong of ['Bị cắt mất', 'Tràn ra ngoài', 'Rộng hơn trang', 'Đè lên'])
    expect(found).toContain(wrong);
  expect(found).not.toContain('Rút gọn');
});

it('a sign that gives way to a long text is named, and a name is not lengthened', () => {
  const [tick, words, name] = put(
    ['input', 'width: 18px; height: 18px', '', { type: 'checkbox' }],
    ['p', '', 'Giao tận nơi'],
    ['b', '', 'Hiên', { translate: false }],
  );
  const before = fixedSizes();
  tripleTexts();
  expect(words?.textContent).toBe('Giao tận nơi Giao tận nơi Giao tận nơi');
  expect(name?.textContent).toBe('Hiên');
  expect(resized(before)).toEqual([]);
  if (tick) tick.style.width = '9px';
  expect(resized(before)).toHaveLength(1);
});

it('what few colours cannot show is named', async () => {
  const style = 'border: 0; outline: none; background: teal; color: white';
  const tabs = ['true', 'false'].map(
    (chosen) => ['button', style, 'Mô tả', { role: 'tab', ariaSelected: chosen }] as const,
  );
  const list = document.createElement('div');
  const [chosen] = put(...tabs.map((tab) => [...tab] as Parameters<typeof put>[number]));
  list.append(...document.body.children);
  document.body.append(list);
  // The pointer of an earlier test may rest here: an edge that is not drawn has another colour then.
  if (chosen) await userEvent.hover(chosen);
  const were = grounded();
  await forceColours(true);
  expect(edgeless(were)).toHaveLength(2);
  expect(unmarked()).toHaveLength(1);
  expect(ringless()).toHaveLength(2);
});
