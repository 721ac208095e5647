import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { SortMenu } from './SortMenu.tsx';

const meta = {
  title: 'ui/Sheets/SortMenu',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: SortMenu,
} satisfies Meta<typeof SortMenu>;

export default meta;

const words = {
  vi: { label: common.sort, value: 'Giá thấp đến cao' },
  en: { label: 'Sort', value: 'Price, low to high' },
  ko: { label: '정렬', value: '낮은 가격순' },
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['vi', 'en', 'ko'] as const} columns={['button'] as const} cellWidth={260}>
      {(language) => (
        <span lang={language}>
          <SortMenu
            label={words[language].label}
            value="low"
            options={[{ id: 'low', label: words[language].value, href: '#low' }]}
          />
        </span>
      )}
    </Sheet>
  ),
};
