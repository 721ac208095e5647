import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** The field with this `autocomplete`; words differ by language, this does not. */
export function field({ canvasElement }: Context, purpose: string, at = 0): HTMLInputElement {
  const found = canvasElement.querySelectorAll<HTMLInputElement>(
    `input[autocomplete="${purpose}"]`,
  );
  const input = found[at];
  if (!input) throw new Error(`No field ${purpose}`);
  return input;
}

/** Presses the form's button. */
export async function send({ canvasElement, userEvent }: Context): Promise<void> {
  const button = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!found) throw new Error('No button');
    return found;
  });
  await userEvent.click(button);
}

/** Fills in the form of a member and sends it. */
export async function fillMember(context: Context, email = 'moi@hien.example'): Promise<void> {
  const { canvasElement, userEvent } = context;
  await waitFor(() => field(context, 'username'));
  await userEvent.type(field(context, 'username'), email);
  await userEvent.type(field(context, 'new-password'), 'hien-2026');
  await userEvent.type(field(context, 'new-password', 1), 'hien-2026');
  await userEvent.type(field(context, 'family-name'), 'Trần');
  await userEvent.type(field(context, 'given-name'), 'An');
  const phone = canvasElement.querySelector<HTMLInputElement>('input[type=tel]');
  if (phone) await userEvent.type(phone, '0912 345 678');
  const terms = canvasElement.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (terms) await userEvent.click(terms);
  await send(context);
}

/** Goes on to the code and types it. */
export async function typeCode(context: Context, code: string, email?: string): Promise<void> {
  await fillMember(context, email);
  await waitFor(() => field(context, 'one-time-code'));
  await context.userEvent.type(field(context, 'one-time-code'), code);
}
