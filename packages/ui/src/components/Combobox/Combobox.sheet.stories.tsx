import type { Meta, StoryObj } from '@storybook/react-vite';
import { fold } from '../../testing/formats.ts';
import { cities, comboboxTexts } from '../../testing/divisions.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'ui/Sheets/Combobox',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Combobox,
  args: { options: cities, fold, texts: comboboxTexts, placeholder: common.chooseProvinceOrCity },
} satisfies Meta<typeof Combobox>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['md', 'lg'] as const}
      columns={['empty', 'chosen', 'loading', 'invalid', 'disabled'] as const}
      cellWidth={240}
    >
      {(size, column) => (
        <Combobox
          {...args}
          size={size}
          aria-label={`${size} ${column}`}
          value={column === 'chosen' ? 'Thành phố Hồ Chí Minh' : ''}
          loading={column === 'loading'}
          aria-invalid={column === 'invalid'}
          disabled={column === 'disabled'}
        />
      )}
    </Sheet>
  ),
};
