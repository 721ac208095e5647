import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { grouped, inWords } from '../../testing/formats.ts';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'ui/Form/MoneyInput/flow',
  tags: ['!autodocs'],
  component: MoneyInput,
  args: { 'aria-label': 'Giá', format: grouped, unit: 'đ', onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof MoneyInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Giá' });

/** Digits are grouped as they come, and the caret stays behind the digit that was typed. */
export const GroupsWhileTyping: Story = {
  args: { words: inWords },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.type(field, '12900000');
    await expect(field).toHaveValue('12.900.000');
    await expect(args.onChange).toHaveBeenLastCalledWith(12_900_000);
    await within(canvasElement).findByText('13 triệu đồng');
    await userEvent.type(field, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('125.900.000');
    await expect(field.selectionStart).toBe(3);
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(field).toHaveValue('12.900.000');
    await expect(field.selectionStart).toBe(2);
  },
};

/** Pasted in any shape; emptied to null, not to nothing or zero. */
export const TakesWhatIsPasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('2,000,000 đ');
    await expect(field).toHaveValue('2.000.000');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

export const StepsByArrow: Story = {
  args: { step: 50_000 },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('50.000');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('0');
  },
};
