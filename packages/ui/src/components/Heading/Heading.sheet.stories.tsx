import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { loadKoreanFont } from '../../theme/load-korean-font.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'ui/Sheets/Heading',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Heading,
  args: { level: 2 },
  loaders: [loadKoreanFont],
} satisfies Meta<typeof Heading>;

export default meta;

const words = {
  vi: 'Hiên nhà, nắng Ễ Ữ Ặ',
  en: 'A calm, sunlit room',
  ko: '햇살이 드는 거실',
} as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['display', 'h1', 'h2', 'h3', 'h4', 'h5'] as const}
      columns={['vi', 'en', 'ko'] as const}
    >
      {(size, lang) => (
        <Heading level={2} size={size} lang={lang}>
          {words[lang]}
        </Heading>
      )}
    </Sheet>
  ),
};
