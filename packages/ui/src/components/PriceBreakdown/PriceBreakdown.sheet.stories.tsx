import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { BySeller, Refund } from './PriceBreakdown.stories.tsx';
import { PriceBreakdown, type PriceBreakdownProps } from './PriceBreakdown.tsx';
import shown from './PriceBreakdown.stories.tsx';

const meta = {
  title: 'ui/Sheets/PriceBreakdown',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PriceBreakdown,
} satisfies Meta<typeof PriceBreakdown>;

export default meta;

const of: Record<'checkout' | 'by seller' | 'refund', PriceBreakdownProps> = {
  checkout: shown.args,
  'by seller': { ...shown.args, ...BySeller.args },
  refund: { ...shown.args, ...Refund.args },
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['shown'] as const}
      columns={['checkout', 'by seller', 'refund'] as const}
      cellWidth={360}
    >
      {(_row, column) => <PriceBreakdown {...of[column]} />}
    </Sheet>
  ),
};
