import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Sheets/Tabs',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Tabs,
} satisfies Meta<typeof Tabs>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['line', 'segment'] as const}
      columns={['first', 'second', 'one disabled'] as const}
      cellWidth={320}
    >
      {(look, column, mode) => (
        <Tabs
          look={look}
          label={`${mode} ${look} ${column}`}
          defaultValue={column === 'second' ? 'reviews' : 'about'}
          items={[
            { id: 'about', label: 'Mô tả', content: 'Khung gỗ sồi.' },
            { id: 'reviews', label: 'Đánh giá', count: '128', content: 'Ngồi êm.' },
            {
              id: 'asked',
              label: 'Hỏi đáp',
              disabled: column === 'one disabled',
              content: 'Có vừa thang máy?',
            },
          ]}
        />
      )}
    </Sheet>
  ),
};
