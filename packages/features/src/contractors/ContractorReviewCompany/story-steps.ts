import type { StoryContext } from '@storybook/react-vite';

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Fills the form in, in every language: fields go by their names. */
export async function fillIn(
  { canvas, canvasElement, userEvent }: Stage,
  building = 'Chung cư Gió Đông',
): Promise<void> {
  const stars = await canvas.findAllByRole('radio');
  const five = stars.at(-1);
  if (five === undefined) throw new Error('no stars');
  await userEvent.click(five);
  const field = (name: string): HTMLElement => {
    const found = canvasElement.querySelector<HTMLElement>(`form [name="${name}"]`);
    if (found === null) throw new Error(`no field ${name}`);
    return found;
  };
  const typed = {
    review: 'Đúng hẹn.',
    building,
    district: 'Tân Bình',
    area: '68',
    period_months: '2,5',
    cost_from: '320000000',
    cost_to: '350000000',
    phone: '0912345678',
  };
  for (const [name, value] of Object.entries(typed)) await userEvent.type(field(name), value);
  await userEvent.selectOptions(field('house_type'), '2_bedroom');
  await userEvent.selectOptions(field('style'), 'modern');
}

/** Sends it. */
export async function send({ canvasElement, userEvent }: Stage): Promise<void> {
  const button = canvasElement.querySelector('form button[type=submit]');
  if (button === null) throw new Error('no button');
  await userEvent.click(button);
}
