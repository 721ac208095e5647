import type { Meta, StoryObj } from '@storybook/react-vite';
import { fold } from '../../testing/formats.ts';
import { addressTexts, loadDivisions } from '../../testing/divisions.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { AddressFields } from './AddressFields.tsx';

const meta = {
  title: 'ui/Sheets/AddressFields',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: AddressFields,
  args: {
    value: { city: '', district: '', ward: '' },
    onChange: () => undefined,
    load: loadDivisions,
    fold,
    texts: addressTexts,
  },
} satisfies Meta<typeof AddressFields>;

export default meta;

const chosen = { city: 'Hà Nội', district: 'Quận Ba Đình', ward: 'Phường Ngọc Hà' };

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['district', 'no district'] as const}
      columns={['empty', 'filled', 'invalid'] as const}
      cellWidth={330}
    >
      {(row, column) => {
        const value = column === 'filled' ? chosen : args.value;
        return (
          <AddressFields
            {...args}
            value={row === 'district' ? value : { ...value, district: null }}
            errors={column === 'invalid' ? { city: common.chooseAProvinceOrCity } : {}}
          />
        );
      }}
    </Sheet>
  ),
};
