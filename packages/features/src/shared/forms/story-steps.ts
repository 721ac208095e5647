import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/**
 * Puts a value into a field at once, as a password manager does: typed key by key, a long form takes a story a second.
 * What a key does is told by the flows, which type.
 */
export async function put(
  { userEvent }: Pick<Context, 'userEvent'>,
  field: Element,
  value: string,
): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(value);
}

/** The same for fields by their names, once the form is there; a name that this form does not have is passed over. */
export async function putAll(
  context: Context,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await context.canvas.findAllByRole('textbox');
  for (const [name, value] of Object.entries(values)) {
    const field = context.canvasElement.querySelector(`[name="${name}"]`);
    if (field instanceof HTMLSelectElement) await context.userEvent.selectOptions(field, value);
    else if (field) await put(context, field, value);
  }
}

/** Agrees to what the form asks to be agreed to. */
async function agree({ canvasElement, userEvent }: Context): Promise<void> {
  for (const box of canvasElement.querySelectorAll('input[name$=consent]'))
    await userEvent.click(box);
}

/**
 * Waits until nothing is on its way any more. A file's line stands there a moment before the button knows that it has
 * to wait: a press between the two says nothing, so the line's progress has to be gone first.
 */
export async function uploadsKept(form: HTMLElement): Promise<void> {
  await waitFor(() => expect(form.querySelector('progress')).toBeNull());
  await waitFor(() =>
    expect(form.querySelector('form:not([method=get]) button[type=submit]')).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
}

/** Presses the form's button, once it is there; a search (`get`) beside it is none. */
export async function pressSend({
  canvasElement,
  userEvent,
}: Pick<Context, 'canvasElement' | 'userEvent'>): Promise<void> {
  const button = await waitFor(() => {
    const found = canvasElement.querySelector('form:not([method=get]) button[type=submit]');
    if (!found) throw new Error('The form has no button');
    return found;
  });
  await userEvent.click(button);
}

/** Fills a form in, agrees, and sends it. */
export async function sendFilled(
  context: Context,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await putAll(context, values);
  await agree(context);
  await pressSend(context);
}
