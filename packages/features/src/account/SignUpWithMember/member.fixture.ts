import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { pressSend, put } from '../../shared/forms/story-steps.ts';

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

/** Fills in the form of a member and sends it. */
export async function fillMember(context: Context, email = 'moi@hien.example'): Promise<void> {
  const { canvasElement, userEvent } = context;
  await waitFor(() => field(context, 'username'));
  await put(context, field(context, 'username'), email);
  await put(context, field(context, 'new-password'), 'hien-2026');
  await put(context, field(context, 'new-password', 1), 'hien-2026');
  await put(context, field(context, 'family-name'), 'Trần');
  await put(context, field(context, 'given-name'), 'An');
  const phone = canvasElement.querySelector<HTMLInputElement>('input[type=tel]');
  if (phone) await put(context, phone, '0912 345 678');
  const terms = canvasElement.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (terms) await userEvent.click(terms);
  await pressSend(context);
}

/** Goes on to the code and types it. */
export async function typeCode(context: Context, code: string, email?: string): Promise<void> {
  await fillMember(context, email);
  await waitFor(() => field(context, 'one-time-code'));
  await context.userEvent.type(field(context, 'one-time-code'), code);
}
