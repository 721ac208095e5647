import type { StoryContext } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** The field of this name, once it is there; words differ by language, this does not. */
export function field({ canvasElement }: Context, name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  });
}

/** Says in three languages what changes. */
export async function sayWhatChanges(context: Context): Promise<void> {
  const words = { vi: 'Thêm một cookie.', en: 'One more cookie.', ko: '쿠키 하나 추가' };
  for (const [language, sentence] of Object.entries(words)) {
    const changes = await field(context, `changes.${language}`);
    await context.userEvent.click(changes);
    await context.userEvent.paste(sentence);
  }
}

/** Presses the form's button. */
export async function send(context: Context): Promise<void> {
  const form = (await field(context, 'in_force_on')).closest('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('No button');
  await context.userEvent.click(button);
}

/** Writes, sends, and says yes. */
export async function announceAndConfirm(context: Context): Promise<void> {
  await sayWhatChanges(context);
  await send(context);
  const dialog = within(await screen.findByRole('alertdialog'));
  const yes = dialog.getAllByRole('button').at(-1);
  if (yes) await context.userEvent.click(yes);
}
