import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'ui/Sheets/Badge',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Badge,
} satisfies Meta<typeof Badge>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'] as const}
      columns={['soft', 'solid', 'outline'] as const}
    >
      {(tone, variant) => (
        <Badge tone={tone} variant={variant}>
          {words('Giảm 25%', '25% off', '25% 할인')}
        </Badge>
      )}
    </Sheet>
  ),
};
