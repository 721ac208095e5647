import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ClockScreen.tsx';

const meta = {
  title: 'screens/admin/Clock',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'admin/clock' },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Moved by nine days and some hours. */
export const Ahead: Story = {
  parameters: answers(
    mock('readClock').answer({ data: { ...fixtures.demoClock, ahead_seconds: 798_000 } }),
  ),
};

/** Just moved: what has come due is being done. */
export const WorkingOff: Story = {
  parameters: answers(
    mock('readClock').answer({
      data: { ...fixtures.demoClock, now: '2026-03-07T03:00:01Z', ahead_seconds: 86_401 },
    }),
  ),
};

/** Nothing waits for time. */
export const Empty: Story = {
  parameters: answers(mock('readClock').answer({ data: { ...fixtures.demoClock, due: [] } })),
};

export const Loading: Story = { parameters: answers(mock('readClock').pending()) };

export const ServerError: Story = {
  parameters: { ...answers(mock('readClock').error()), ...oneLook },
};

/** A server that people rely on. */
export const StatusDemoOnly: Story = {
  parameters: answers(mock('readClock').error(404, { code: 'DEMO_ONLY' })),
};

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

export const LongText: Story = {
  parameters: answers(
    mock('readClock').answer({
      data: {
        ...fixtures.demoClock,
        due: fixtures.dueTimers.map((one) => ({
          ...one,
          thing:
            'Tủ trưng bày gỗ sồi trắng ghép với kính gân sóng và tay nắm đồng thau đúc tay '.repeat(
              2,
            ),
          lines: 12,
        })),
      },
    }),
  ),
};
