import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import shown from './ClockScreen.stories.tsx';
import type { Screen } from './ClockScreen.tsx';

const sent = fn();

const meta = {
  ...shown,
  title: 'screens/admin/Clock/Flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent.mockClear();
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asks first, moves to just after the nearest deadline, and shows what is left. */
export const MovesToTheNextDeadline: Story = {
  parameters: answers(
    mock('moveClock').answer(({ body }) => {
      sent(body);
      return { data: { now: body.to, ahead_seconds: 661, due: [] } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đến hạn kế tiếp' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Dời đồng hồ đến 10:11 06/03/2026?');
    await userEvent.click(dialog.getByRole('button', { name: 'Dời đồng hồ' }));
    await screen.findByText('Bây giờ là 10:11 06/03/2026.');
    await expect(sent.mock.calls).toEqual([[{ to: '2026-03-06T03:11:01.000Z' }]]);
  },
};

/** A move that failed says so, and the clock stays. */
export const SaysThatItFailed: Story = {
  parameters: answers(mock('moveClock').error()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+7 ngày' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dời đồng hồ' }));
    await dialog.findByText('Chưa dời được đồng hồ. Vui lòng thử lại.');
    await userEvent.click(dialog.getByRole('button', { name: 'Để nguyên' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('timer', { name: 'Giờ của máy chủ' })).toHaveTextContent('10:00');
  },
};
