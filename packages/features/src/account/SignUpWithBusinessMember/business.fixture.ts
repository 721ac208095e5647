import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { pressSend, put } from '../../shared/forms/story-steps.ts';
import { field } from '../SignUpWithMember/member.fixture.ts';

type Context = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

const values: Readonly<Record<string, string>> = {
  company_name: 'Công ty TNHH Nội thất An Gia',
  registration_number: '0312345678',
  tax_code: '0312345678',
  foundation_day: '2018-05-20',
  hotline: '02838123456',
  business_email: 'lienhe@angia.example',
  city: 'ho chi',
  company_address: '12 Nguyễn Huệ, phường Sài Gòn',
  last_name: 'Phạm',
  first_name: 'Lan',
  email: 'lan@angia.example',
  password: 'hien-2026',
  confirm_password: 'hien-2026',
};

/** Fills in the form of a business and sends it. */
export async function fillBusiness(
  context: Context,
  over: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { canvasElement, userEvent } = context;
  await waitFor(() => field(context, 'organization'));
  const { city, ...typed } = { ...values, ...over };
  const cities = canvasElement.querySelector<HTMLInputElement>('input[role=combobox]');
  if (cities && city) await userEvent.type(cities, `${city}{Enter}`);
  for (const [name, value] of Object.entries(typed)) {
    const input = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!input) throw new Error(`No field ${name}`);
    await put(context, input, value);
  }
  const boxes = canvasElement.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  for (const box of [...boxes].slice(0, 2)) await userEvent.click(box);
  await pressSend(context);
}

/** Goes on to the code and types it. */
export async function typeBusinessCode(context: Context, code: string): Promise<void> {
  await fillBusiness(context);
  await waitFor(() => field(context, 'one-time-code'));
  await context.userEvent.type(field(context, 'one-time-code'), code);
}

/** Chooses another kind. */
export async function choose(context: Context, kind: 'individual' | 'freelancer'): Promise<void> {
  const radio = await waitFor(() => {
    const found = context.canvasElement.querySelector<HTMLInputElement>(`input[value=${kind}]`);
    if (!found) throw new Error('No kinds');
    return found;
  });
  await context.userEvent.click(radio);
}
