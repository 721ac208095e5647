import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { TimeCountdown } from './TimeCountdown.tsx';
import shown from './TimeCountdown.stories.tsx';

const meta = {
  title: 'ui/Sheets/TimeCountdown',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: TimeCountdown,
  args: shown.args,
} satisfies Meta<typeof TimeCountdown>;

export default meta;

const MINUTE = 60_000;
const left = { days: 3129 * MINUTE, 'last day': 301 * MINUTE, 'last hour': 12 * MINUTE, over: 0 };

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['line', 'boxes'] as const}
      columns={['days', 'last day', 'last hour', 'over'] as const}
      cellWidth={230}
    >
      {(layout, column) => (
        <TimeCountdown {...args} layout={layout} until={args.now() + left[column]} />
      )}
    </Sheet>
  ),
};
