import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'ui/Sheets/OptionPicker',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: OptionPicker,
} satisfies Meta<typeof OptionPicker>;

export default meta;

const options = [
  { id: 'oat', label: common.oat, swatch: '#d9cbb3' },
  { id: 'moss', label: common.moss, note: common.surcharge, swatch: '#6f7a55' },
  { id: 'ink', label: common.ink, unavailable: common.soldOut, swatch: '#2f3136' },
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
          label={words(`Màu vải (${mode})`, `Fabric (${mode})`, `패브릭 색상 (${mode})`)}
          options={options}
          value={column === 'chosen' ? 'moss' : null}
          onChange={() => undefined}
          error={
            column === 'error'
              ? words('Hãy chọn màu vải.', 'Choose a fabric.', '패브릭을 골라 주세요.')
              : undefined
          }
        />
      )}
    </Sheet>
  ),
};
