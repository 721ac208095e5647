import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Inline } from '../layout/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'ui/Sheets/Divider',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['line', 'words', 'upright'] as const}
      columns={['on paper'] as const}
      cellWidth={320}
    >
      {(row) =>
        row === 'upright' ? (
          <Inline>
            72 m² <Divider upright /> {common.twoBedrooms}
          </Inline>
        ) : (
          <Divider>{row === 'words' ? common.or : undefined}</Divider>
        )
      }
    </Sheet>
  ),
};
