import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'ui/Sheets/StatusBadge',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: StatusBadge,
  args: { tone: 'neutral', children: '' },
} satisfies Meta<typeof StatusBadge>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'] as const}
      columns={['soft', 'solid', 'outline'] as const}
    >
      {(tone, variant) => (
        <StatusBadge tone={tone} variant={variant}>
          {common.toBeConfirmed}
        </StatusBadge>
      )}
    </Sheet>
  ),
};
