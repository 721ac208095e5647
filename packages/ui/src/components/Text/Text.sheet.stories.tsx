import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'ui/Sheets/Text',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Text,
} satisfies Meta<typeof Text>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['caption', 'small', 'label', 'body', 'lead'] as const}
      columns={['default', 'muted', 'price', 'positive', 'caution', 'critical', 'paid'] as const}
    >
      {(size, tone) => (
        <Text size={size} tone={tone}>
          {words('Ghế mây Ễ Ữ Ặ 36', 'Rattan chair 36', '라탄 의자 36')}
        </Text>
      )}
    </Sheet>
  ),
};
