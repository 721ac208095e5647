import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { TagInput } from './TagInput.tsx';
import { words } from '../../testing/languages/words.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/TagInput',
  component: TagInput,
  tags: ['autodocs'],
  args: {
    sign: '#',
    clean: (text) => text.replaceAll(/[#\s]/gu, '').slice(0, 30),
    placeholder: words('căn hộ nhỏ, bếp mở', 'small flat, open kitchen', '작은 아파트, 오픈 키친'),
    texts: {
      list: 'Thẻ đã thêm',
      remove: (tag) => `Bỏ ${tag}`,
      added: (tag) => `Đã thêm ${tag}`,
      removed: (tag) => `Đã bỏ ${tag}`,
    },
  },
  argTypes: { clean: { control: false }, texts: { control: false } },
  render: told((args) => (
    <Field
      label="Thẻ"
      hint={words(
        'Nhấn Enter hoặc dấu phẩy sau mỗi thẻ.',
        'Press Enter or a comma after each tag.',
        '태그마다 Enter나 쉼표를 눌러 주세요.',
      )}
      style={{ maxWidth: 400 }}
    >
      <TagInput {...args} />
    </Field>
  )),
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { value: ['cănhộ72m2', 'japandi', 'bếpmở'] } };
export const Full: Story = { args: { value: ['cănhộ72m2', 'japandi', 'bếpmở'], max: 3 } };
export const Disabled: Story = { args: { value: ['japandi'], disabled: true } };
