import type { Task } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScheduleView } from './ScheduleView.tsx';

const task = (id: string, days: number, after: readonly string[], lag = 0): Task => ({
  id,
  crew: 'site',
  days,
  after: after.map((one) => ({ id: one, lag })),
});

const meta = {
  title: 'screens/office-plan/ScheduleView',
  component: ScheduleView,
  tags: ['!autodocs'],
  args: {
    tasks: [],
    from: '2026-03-09',
    today: '2026-03-06',
    url: { late: {}, task: null, by: 1 },
    href: () => '#',
    go: () => undefined,
  },
} satisfies Meta<typeof ScheduleView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Works that wait for each other are named in their order, and no day is made up. */
export const Cycle: Story = {
  args: {
    tasks: [
      task('wiring', 2, ['flooring']),
      task('painting', 2, ['wiring']),
      task('flooring', 1, ['painting']),
    ],
  },
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Đi dây điện và mạng → Trải thảm, len chân tường → Sơn tường, trần → Đi dây điện và mạng',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Two works over Tết, with a day to dry between them. */
export const OverTet: Story = {
  args: {
    tasks: [task('painting', 3, []), task('flooring', 2, ['painting'], 1)],
    from: '2026-02-12',
    today: '2026-02-12',
  },
};
