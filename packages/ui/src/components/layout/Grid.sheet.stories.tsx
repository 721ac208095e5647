import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'ui/Sheets/Grid',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Grid,
  args: { columns: {} },
} satisfies Meta<typeof Grid>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['1', '2', '3', '4'] as const}
      columns={['gap 2', 'gap 6'] as const}
      cellWidth={440}
    >
      {(count, column) => (
        <Grid columns={{ phone: Number(count) as 1 | 2 | 3 | 4 }} gap={column === 'gap 2' ? 2 : 6}>
          {[common.chairs, common.table, common.lamps, common.rugs].map((thing) => (
            <Card key={thing} padding="sm">
              {thing}
            </Card>
          ))}
        </Grid>
      )}
    </Sheet>
  ),
};
