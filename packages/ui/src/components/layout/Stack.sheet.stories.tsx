import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from './Stack.tsx';

const meta = {
  title: 'ui/Sheets/Stack',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Stack,
} satisfies Meta<typeof Stack>;

export default meta;

const parts = [
  words('Một', 'One', '하나'),
  words('Hai', 'Two', '둘'),
  words('Ba', 'Three', '셋'),
].map((word) => <Badge key={word}>{word}</Badge>);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['1', '2', '4', '6'] as const}
      columns={['Stack start', 'Stack stretch', 'Inline', 'Inline between'] as const}
      cellWidth={200}
    >
      {(row, column) => {
        const gap = Number(row) as 1 | 2 | 4 | 6;
        if (column === 'Inline') return <Inline gap={gap}>{parts}</Inline>;
        if (column === 'Inline between') {
          return (
            <Inline gap={gap} justify="between">
              {parts}
            </Inline>
          );
        }
        return (
          <Stack gap={gap} align={column === 'Stack start' ? 'start' : 'stretch'}>
            {parts}
          </Stack>
        );
      }}
    </Sheet>
  ),
};
