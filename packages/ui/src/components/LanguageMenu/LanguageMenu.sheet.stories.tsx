import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'ui/Sheets/LanguageMenu',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: LanguageMenu,
} satisfies Meta<typeof LanguageMenu>;

export default meta;

const names = { vi: 'Tiếng Việt', en: 'English', ko: '한국어' };

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['vi', 'en', 'ko'] as const} columns={['button'] as const}>
      {(current) => (
        <LanguageMenu
          label={names[current]}
          current={current}
          languages={Object.entries(names).map(([code, name]) => ({
            code,
            name,
            href: `#${code}`,
          }))}
        />
      )}
    </Sheet>
  ),
};
