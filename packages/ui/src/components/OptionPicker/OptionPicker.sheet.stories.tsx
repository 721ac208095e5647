import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'ui/Sheets/OptionPicker',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: OptionPicker,
} satisfies Meta<typeof OptionPicker>;

export default meta;

const options = [
  { id: 'oat', label: 'Yến mạch', swatch: '#d9cbb3' },
  { id: 'moss', label: 'Rêu', note: '+400.000 đ', swatch: '#6f7a55' },
  { id: 'ink', label: 'Mực', unavailable: 'Hết hàng', swatch: '#2f3136' },
];

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['chip', 'swatch'] as const}
      columns={['nothing chosen', 'chosen', 'error'] as const}
      cellWidth={360}
    >
      {(look, column, mode) => (
        <OptionPicker
          look={look}
          label={`Màu vải (${mode})`}
          options={options}
          value={column === 'chosen' ? 'moss' : null}
          onChange={() => undefined}
          error={column === 'error' ? 'Hãy chọn màu vải.' : undefined}
        />
      )}
    </Sheet>
  ),
};
