import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { TagInput } from './TagInput.tsx';

const meta = {
  title: 'ui/Form/TagInput',
  component: TagInput,
  tags: ['autodocs'],
  args: {
    sign: '#',
    clean: (text) => text.replaceAll(/[#\s]/gu, '').slice(0, 30),
    placeholder: 'căn hộ nhỏ, bếp mở',
    texts: {
      list: 'Thẻ đã thêm',
      remove: (tag) => `Bỏ ${tag}`,
      added: (tag) => `Đã thêm ${tag}`,
      removed: (tag) => `Đã bỏ ${tag}`,
    },
  },
  argTypes: { clean: { control: false }, texts: { control: false } },
  render: (args) => (
    <Field label="Thẻ" hint="Nhấn Enter hoặc dấu phẩy sau mỗi thẻ." style={{ maxWidth: 400 }}>
      <TagInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { value: ['cănhộ72m2', 'japandi', 'bếpmở'] } };
export const Full: Story = { args: { value: ['cănhộ72m2', 'japandi', 'bếpmở'], max: 3 } };
export const Disabled: Story = { args: { value: ['japandi'], disabled: true } };
