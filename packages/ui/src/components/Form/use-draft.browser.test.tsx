import { StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { Input } from '../Input/Input.tsx';
import { Form } from './Form.tsx';
import { FormDraft, FormKept } from './FormDraft.tsx';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

let root: Root;
let place: HTMLElement;
/** The device: what lies on it now. */
let lying: unknown;
const store = {
  read: () => lying,
  write: vi.fn((draft: unknown) => void (lying = draft)),
  clear: vi.fn(() => void (lying = undefined)),
};

beforeEach(() => {
  lying = undefined;
  store.write.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const schema = z.object({ street: z.string() });
const texts = { found: 'Bản nháp', restore: 'Dùng', discard: 'Bỏ' };

/** A draft is written after a pause, and an answer takes its time: either is most of the usual second. */
const patient = { timeout: 8000 };

/** Closed by the same answer that takes it, as a dialog is; the caller forgets the draft, as screens do. */
function Closing({ kept, wait }: { kept: boolean; wait: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <Form
      schema={schema}
      initialValues={{ street: '' }}
      summaryTitle={String}
      onSubmit={async () => {
        await wait();
        setOpen(false);
        store.clear();
      }}
    >
      {kept ? <FormKept store={store} /> : <FormDraft store={store} texts={texts} />}
      <FormField name="street" label="Số nhà">
        <Input />
      </FormField>
      <SubmitButton>Lưu</SubmitButton>
    </Form>
  ) : (
    <p>Đã lưu</p>
  );
}

const answers = {
  'at once': () => Promise.resolve(),
  'after a while': () => new Promise<void>((done) => void setTimeout(done, 700)),
};

for (const [when, wait] of Object.entries(answers))
  for (const kept of [true, false])
    test(`a ${kept ? 'kept form' : 'form with a draft'} that goes with its answer, ${when}, leaves nothing on the device`, async () => {
      root.render(
        <StrictMode>
          <Closing kept={kept} wait={wait} />
        </StrictMode>,
      );
      await userEvent.fill(page.getByLabelText('Số nhà'), '12 Bạch Đằng');
      await expect.poll(() => lying, patient).toEqual({ street: '12 Bạch Đằng' });
      await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
      await expect.element(page.getByText('Đã lưu'), patient).toBeVisible();
      expect(lying).toBeUndefined();
    });

test('a form that goes without being sent is kept as it was, without waiting', async () => {
  root.render(<Closing kept wait={answers['at once']} />);
  await userEvent.fill(page.getByLabelText('Số nhà'), '7 Lê Lợi');
  root.render(null);
  await expect.poll(() => lying).toEqual({ street: '7 Lê Lợi' });
});
