import type { Meta, StoryObj } from '@storybook/react-vite';
import { cleanPhone, formatPhone } from '../../testing/formats.ts';
import { Field } from '../Field/Field.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'ui/Form/PhoneInput',
  component: PhoneInput,
  tags: ['autodocs'],
  args: { clean: cleanPhone, format: formatPhone },
  argTypes: {
    clean: { control: false },
    format: { control: false },
  },
  render: (args) => (
    <Field label="Số điện thoại nhận hàng" hint="10 chữ số." required style={{ maxWidth: 320 }}>
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '0912345678' } };
export const Inquiry: Story = {
  args: { freely: true, value: '1900 6750 EXT 12' },
  render: (args) => (
    <Field label="Số điện thoại liên hệ" style={{ maxWidth: 320 }}>
      <PhoneInput {...args} />
    </Field>
  ),
};
export const Invalid: Story = {
  args: { value: '0912345' },
  render: (args) => (
    <Field
      label="Số điện thoại nhận hàng"
      error="Số này có 7 chữ số, cần đủ 10."
      style={{ maxWidth: 320 }}
    >
      <PhoneInput {...args} />
    </Field>
  ),
};
