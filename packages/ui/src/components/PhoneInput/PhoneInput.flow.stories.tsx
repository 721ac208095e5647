import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cleanPhone, formatPhone } from '../../testing/formats.ts';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'ui/Form/PhoneInput/flow',
  tags: ['!autodocs'],
  component: PhoneInput,
  args: { 'aria-label': 'Số điện thoại', clean: cleanPhone, format: formatPhone, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays as typed until it is left; then it is cleaned and grouped. The value is clean throughout. */
export const CleanedOnLeaving: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Số điện thoại' });
    await userEvent.type(field, '+84 912-345.678');
    await expect(field).toHaveValue('+84 912-345.678');
    await expect(args.onChange).toHaveBeenLastCalledWith('0912345678');
    await userEvent.tab();
    await expect(field).toHaveValue('0912 345 678');
  },
};

/** A digit put into the middle of a grouped number leaves the caret where it is. */
export const CaretStays: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '091234567');
    await userEvent.tab();
    await userEvent.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('0919234567');
    await expect(field.selectionStart).toBe(4);
  },
};

/** The inquiry form's rule takes capitals and an extension. */
export const InquiryTakesLetters: Story = {
  args: { freely: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '1900 6750 EXT 12');
    await userEvent.tab();
    await expect(field).toHaveValue('1900 6750 EXT 12');
    await expect(args.onChange).toHaveBeenLastCalledWith('1900 6750 EXT 12');
  },
};
