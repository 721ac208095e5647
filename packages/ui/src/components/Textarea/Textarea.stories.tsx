import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { Textarea } from './Textarea.tsx';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  args: { placeholder: 'Ví dụ: giao sau 18 giờ, gọi trước 30 phút' },
  render: told((args) => (
    <Field label="Lời nhắn cho người giao" mark={common.optional} style={{ maxWidth: 420 }}>
      <Textarea {...args} />
    </Field>
  )),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    defaultValue:
      'Nhà trong hẻm, xe tải không vào được.\nGửi ở chốt bảo vệ nếu không ai nghe máy.\nCảm ơn!',
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '…' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Đơn đã rời kho' } };
