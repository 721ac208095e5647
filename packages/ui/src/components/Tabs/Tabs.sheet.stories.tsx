import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
            {
              id: 'about',
              label: common.about,
              content: words('Khung gỗ sồi.', 'Frame of oak.', '오크 프레임입니다.'),
            },
            {
              id: 'reviews',
              label: common.reviews,
              count: '128',
              content: words('Ngồi êm.', 'Comfortable to sit in.', '앉으면 편안해요.'),
            },
            {
              id: 'asked',
              label: common.questions,
              disabled: column === 'one disabled',
              content: words('Có vừa thang máy?', 'Does it fit the lift?', '승강기에 들어가나요?'),
            },
          ]}
        />
      )}
    </Sheet>
  ),
};
