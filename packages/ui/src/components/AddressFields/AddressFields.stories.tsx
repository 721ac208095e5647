import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';
import { fold } from '../../testing/formats.ts';
import { addressTexts, loadDivisions } from '../../testing/divisions.ts';
import { common } from '../../testing/languages/common.ts';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';

const Owned = ({ value: first, onChange, ...rest }: AddressFieldsProps) => {
  const [value, setValue] = useState(first);
  return (
    <AddressFields
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'ui/Form/AddressFields',
  component: AddressFields,
  tags: ['autodocs'],
  args: {
    value: { city: '', district: '', ward: '' },
    onChange: () => undefined,
    load: loadDivisions,
    fold,
    texts: addressTexts,
  },
  argTypes: { load: { control: false }, fold: { control: false }, texts: { control: false } },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { city: 'Thành phố Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Đa Kao' };

export const Empty: Story = {};
export const Filled: Story = { args: { value: chosen } };
export const WithoutDistrict: Story = { args: { value: { ...chosen, district: null } } };
export const OldName: Story = { args: { value: { ...chosen, ward: 'Phường 6 (cũ)' } } };
export const Loading: Story = {
  args: { value: { ...chosen, ward: '' }, load: () => new Promise(() => {}) },
};
export const Failed: Story = {
  args: { value: { ...chosen, ward: '' }, load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
export const Invalid: Story = {
  args: { errors: { city: common.chooseAProvinceOrCity, ward: 'Chọn phường, xã.' } },
};
