import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dateTexts, storyDay } from '../../testing/dates.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'ui/Form/DateField/flow',
  tags: ['!autodocs'],
  component: DateField,
  args: { 'aria-label': 'Ngày', texts: dateTexts, today: storyDay, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, label: string) =>
  within(canvas).findByRole('button', { name: label });

/** Typed as people type; written as the language does when one leaves. What is no day stays. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ngày' });
    await userEvent.type(field, '20326');
    await userEvent.clear(field);
    await userEvent.type(field, '20-3-26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-20');
    await userEvent.tab();
    await expect(field).toHaveValue('20/03/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('31/02/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** The keys of the date grid: days, weeks, the ends of a week, months, years; Escape gives the focus back. */
export const ByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mở lịch' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day(canvasElement, '6 tháng 3, 2026')).toHaveFocus());
    const steps: [key: string, label: string][] = [
      ['{ArrowRight}', '7 tháng 3, 2026'],
      ['{ArrowDown}', '14 tháng 3, 2026'],
      ['{Home}', '9 tháng 3, 2026'],
      ['{End}', '15 tháng 3, 2026'],
      ['{PageDown}', '15 tháng 4, 2026'],
      ['{Shift>}{PageUp}{/Shift}', '15 tháng 4, 2025'],
      ['{ArrowUp}{ArrowUp}{ArrowUp}', '25 tháng 3, 2025'],
    ];
    for (const [key, label] of steps) {
      await userEvent.keyboard(key);
      await waitFor(async () => expect(await day(canvasElement, label)).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day(canvasElement, '6 tháng 3, 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-07');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('07/03/2026');
  },
};

/** Neither key nor press leaves the bounds. */
export const Bounds: Story = {
  args: { min: '2026-03-05', max: '2026-03-27' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch' }));
    // The calendar's own code comes with the first press; the focus is there a moment after its days.
    await waitFor(async () => expect(await day(canvasElement, '6 tháng 3, 2026')).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(async () => expect(await day(canvasElement, '5 tháng 3, 2026')).toHaveFocus());
    await userEvent.click(await day(canvasElement, '28 tháng 3, 2026'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Tháng trước' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
