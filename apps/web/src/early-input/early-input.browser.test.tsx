import { announceHydrated, announceHydrating } from '@hien/features/hydration';
import { type FormEvent, useState } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepEarlyInput } from './early-input.ts';

let place: HTMLElement;
let root: Root | undefined;
let done: string[] = [];

beforeAll(() => keepEarlyInput());
beforeEach(() => {
  done = [];
  place = document.createElement('div');
  place.setAttribute('data-dehydrated', '');
  document.body.append(place);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
});

function Login() {
  const [name, setName] = useState('');
  const [kept, setKept] = useState(false);
  const [kind, setKind] = useState('a');
  const send = (event: FormEvent) => {
    event.preventDefault();
    done.push(`sent ${name} ${kept} ${kind}`);
  };
  return (
    <form method="post" onSubmit={send}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <label>
        <input type="checkbox" checked={kept} onChange={({ target }) => setKept(target.checked)} />
        Keep
      </label>
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="file"
        aria-label="Plan"
        onChange={({ currentTarget }) => {
          for (const { name: file } of currentTarget.files ?? []) done.push(`chosen ${file}`);
          currentTarget.value = '';
        }}
      />
      <button>Send</button>
      <button type="button" onClick={() => done.push('menu')}>
        Menu
      </button>
    </form>
  );
}

function render() {
  const html = document.createRange().createContextualFragment(renderToString(<Login />));
  place.append(html);
}

async function hydrate(): Promise<void> {
  announceHydrating();
  root = hydrateRoot(place, <Login />);
  await expect
    .poll(() => Object.keys(place.firstElementChild!).some((key) => key.startsWith('__react')))
    .toBe(true);
  place.removeAttribute('data-dehydrated');
  announceHydrated();
}

test('what was typed and chosen is there after hydration, and Enter sends it then, once', async () => {
  render();
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.selectOptions(page.getByRole('combobox'), 'b');
  await userEvent.fill(page.getByRole('textbox'), 'khach');
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual([]);
  await hydrate();
  await expect.poll(() => done).toEqual(['sent khach true b']);
  await expect.element(page.getByRole('textbox')).toHaveValue('khach');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('files that were chosen are heard of once, after hydration', async () => {
  render();
  await userEvent.upload(page.getByLabelText('Plan'), new File(['plan'], 'plan.pdf'));
  expect(done).toEqual([]);
  await hydrate();
  await expect.poll(() => done).toEqual(['chosen plan.pdf']);
  announceHydrated();
  expect(done).toEqual(['chosen plan.pdf']);
});

const ways = [
  ['disabled', ''],
  ['aria-disabled', 'true'],
] as const;

for (const [off, value] of ways)
  test(`a button that is off (${off}) until the form has judged what was typed is pressed once it is on`, async () => {
    place.innerHTML = '<button>Send</button>';
    const button = place.querySelector('button')!;
    button.addEventListener('click', () => {
      done.push(button.hasAttribute(off) ? 'pressed while off' : 'sent');
    });
    await userEvent.click(page.getByRole('button'));
    button.setAttribute(off, value);
    place.removeAttribute('data-dehydrated');
    announceHydrated();
    setTimeout(() => button.removeAttribute(off), 200);
    await expect.poll(() => done).toEqual(['sent']);
  });

test('of two presses the last one happens, and shows that it waits', async () => {
  render();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  expect(place.querySelectorAll('[data-waiting]')).toHaveLength(1);
  await hydrate();
  await expect.poll(() => done).toEqual(['menu']);
  expect(place.querySelectorAll('[data-waiting]')).toHaveLength(0);
});

test('what React has already is pressed once', async () => {
  render();
  await hydrate();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  announceHydrated();
  await expect.poll(() => done).toEqual(['menu']);
});

test('a press on a part that is hydrated later waits for that part alone', async () => {
  render();
  const later = document.createElement('div');
  later.setAttribute('data-dehydrated', '');
  later.innerHTML = '<button type="button">Later</button>';
  later.firstElementChild!.addEventListener('click', () => done.push('later'));
  document.body.append(later);
  await userEvent.click(page.getByRole('button', { name: 'Later' }));
  await hydrate();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(done).toEqual([]);
  later.removeAttribute('data-dehydrated');
  announceHydrated();
  await expect.poll(() => done).toEqual(['later']);
  later.remove();
});

test('a form that a page answers is sent by the browser itself', async () => {
  const form = document.createElement('form');
  form.action = '/vi/shop';
  form.innerHTML = '<button>Search</button>';
  const sent: boolean[] = [];
  // Decided by now; the test stays where it is.
  form.addEventListener('submit', (event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  });
  place.append(form);
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  expect(sent).toEqual([true]);
});

function Search() {
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    done.push(`searched “${words}”`);
  };
  return (
    <form method="get" action="/vi/shop" onSubmit={send}>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
    </form>
  );
}

test('a search sent while React takes it over waits for its words', async () => {
  place.append(document.createRange().createContextualFragment(renderToString(<Search />)));
  announceHydrating();
  await userEvent.fill(page.getByRole('textbox'), 'den tran');
  root = hydrateRoot(place, <Search />);
  await expect
    .poll(() => Object.keys(place.firstElementChild!).some((key) => key.startsWith('__react')))
    .toBe(true);
  await userEvent.keyboard('{Enter}');
  place.removeAttribute('data-dehydrated');
  announceHydrated();
  await expect.poll(() => done).toEqual(['searched “den tran”']);
});
