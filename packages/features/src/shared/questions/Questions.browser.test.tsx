import { type QuestionList, createQueryClient } from '@hien/api';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageProviders, StateProviders } from '../AppProviders.tsx';
import { loadMessages } from '../i18n/catalogues.ts';
import type { Loadable } from '../query/loadable.ts';
import { Questions } from './Questions.tsx';

let root: Root | undefined;
let place: HTMLElement;

afterEach(() => {
  root?.unmount();
  place.remove();
  localStorage.removeItem('token');
});

/** Presses the button in the commit that shows it, when no part of the page has been told yet who is signed in. */
function AtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => place.querySelector('button')?.click(), []);
  return (
    <>
      {children}
      <p>{useLocation().pathname}</p>
    </>
  );
}

const answered: Loadable<QuestionList> = {
  data: { items: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } },
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

/** The questions of a page, with a form of one field. */
async function show(wrap: (questions: ReactNode) => ReactNode) {
  localStorage.setItem('token', 'a-member');
  const messages = {
    ...(await loadMessages('shared', 'vi')),
    ...(await loadMessages('designs', 'vi')),
  };
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/vi/interior-design-detail/1']}>
      <StateProviders queryClient={createQueryClient()} mode="light" origin="https://hien.vn">
        <PageProviders language="vi" messages={messages}>
          {wrap(
            <Questions
              questions={answered}
              page={1}
              href={() => '/vi/interior-design-detail/1'}
              words={{ none: 'chưa ai hỏi', secret: '', waiting: '' }}
              ask={(onDone) => (
                <>
                  <p>hỏi ở đây</p>
                  <textarea />
                  <button type="button" onClick={onDone}>
                    Để sau
                  </button>
                </>
              )}
            />,
          )}
        </PageProviders>
      </StateProviders>
    </MemoryRouter>,
  );
}

test('a member who presses as soon as the page listens is not taken for a guest', async () => {
  await show((questions) => <AtOnce>{questions}</AtOnce>);
  await expect.element(page.getByText('hỏi ở đây')).toBeVisible();
  await expect.element(page.getByText('/vi/interior-design-detail/1')).toBeInTheDocument();
});

test('the focus goes into the form that opens, and back to its button', async () => {
  await show((questions) => questions);
  await page.getByRole('button', { name: 'Đặt câu hỏi' }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: 'Để sau' }).click();
  await expect.element(page.getByRole('button', { name: 'Đặt câu hỏi' })).toHaveFocus();
});
