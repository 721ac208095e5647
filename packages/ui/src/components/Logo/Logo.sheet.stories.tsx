import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brandNames } from '../../theme/brand-names.ts';
import { loadBrandTheme } from '../../theme/load-brand-theme.ts';
import { vars } from '../../theme/vars.css.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'ui/Sheets/Logo',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Logo,
  loaders: [() => Promise.all(brandNames.map(loadBrandTheme))],
} satisfies Meta<typeof Logo>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={brandNames} columns={['16', '20', '32', 'mark'] as const}>
      {(brand, column) => (
        <div
          data-brand={brand}
          style={{ padding: 12, background: vars.color.header.bg, color: vars.color.header.text }}
        >
          <Logo
            brand={brand}
            markOnly={column === 'mark'}
            size={column === 'mark' ? 32 : Number(column)}
          />
        </div>
      )}
    </Sheet>
  ),
};
