import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TimeCountdown } from './TimeCountdown.tsx';
import shown from './TimeCountdown.stories.tsx';

const meta = {
  title: 'ui/Base/TimeCountdown/flow',
  tags: ['!autodocs'],
  component: TimeCountdown,
  args: { ...shown.args, onOver: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof TimeCountdown>;

export default meta;

/** Follows the clock it is given, and says once that it is over. */
export const RunsOut: StoryObj<typeof meta> = {
  beforeEach: ({ args }) => {
    let calls = 0;
    const { until } = args;
    args.now = () => {
      calls += 1;
      return calls < 4 ? until - 300 : until + 1;
    };
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('Đã kết thúc');
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
  },
};
