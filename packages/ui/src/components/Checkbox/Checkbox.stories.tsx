import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Form/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { children: common.vatInvoice },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Some: Story = {
  args: {
    indeterminate: true,
    children: words('Chọn tất cả (2 / 5)', 'Choose all (2 / 5)', '모두 선택 (2 / 5)'),
  },
};
export const WithHint: Story = {
  args: { hint: 'Hóa đơn điện tử gửi qua email trong ngày giao hàng.' },
};
export const WithError: Story = {
  args: {
    error: common.pleaseAgreeToGoOn,
    children: (
      <>
        Tôi đã đọc <Link href="#terms">điều khoản dịch vụ</Link>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
