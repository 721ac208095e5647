import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    placeholder: common.chooseProvinceOrCity,
    options: [
      { value: 'hcm', label: 'Thành phố Hồ Chí Minh' },
      { value: 'hn', label: 'Hà Nội' },
      { value: 'dn', label: 'Đà Nẵng' },
      { value: 'hp', label: 'Hải Phòng', disabled: true },
    ],
  },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
  render: told((args) => (
    <Field label={common.provinceOrCity} style={{ maxWidth: 320 }}>
      <Select {...args} />
    </Field>
  )),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'hcm' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'hn' } };
