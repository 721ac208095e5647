import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: {
    label: 'Các bước đặt hàng',
    position: words('Bước 2 trên 4', 'Step 2 of 4', '2/4 단계'),
    stateLabels: {
      done: common.done,
      current: common.now,
      todo: common.toDo,
      failed: common.toBeMended,
    },
    steps: [
      { id: 'cart', label: common.cart, state: 'done', href: '#cart' },
      { id: 'address', label: 'Địa chỉ giao hàng', state: 'current' },
      { id: 'payment', label: common.payment, state: 'todo' },
      { id: 'done', label: common.completed, state: 'todo' },
    ],
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['row', 'column'] },
    steps: { control: false },
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checkout: Story = {};
export const Failed: Story = {
  args: {
    position: common.stepThreeOfFour,
    steps: [
      { id: 'cart', label: common.cart, state: 'done', href: '#cart' },
      { id: 'address', label: 'Địa chỉ giao hàng', state: 'failed', href: '#address' },
      { id: 'payment', label: common.payment, state: 'current' },
      { id: 'done', label: common.completed, state: 'todo' },
    ],
  },
};
export const RoomByRoom: Story = {
  args: {
    look: 'column',
    label: common.rooms,
    position: 'Phòng 3 trên 5',
    steps: [
      { id: '1', label: common.livingRoom, hint: 'Japandi, gói Trend', state: 'done', href: '#1' },
      { id: '2', label: 'Bếp và bàn ăn', hint: 'Gỗ sồi, gói Trend', state: 'done', href: '#2' },
      { id: '3', label: common.mainBedroom, hint: 'Đang chọn phong cách', state: 'current' },
      { id: '4', label: 'Phòng ngủ của bé', state: 'todo' },
      { id: '5', label: 'Phòng tắm', state: 'todo' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <Stepper {...args} />
    </div>
  ),
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 340 }}>
      <Stepper {...args} />
    </div>
  ),
};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    label: '주문 단계',
    position: '4단계 중 2단계',
    stateLabels: { done: '완료', current: '진행 중', todo: '예정', failed: '확인 필요' },
    steps: [
      { id: 'cart', label: '장바구니', state: 'done', href: '#cart' },
      { id: 'address', label: '배송지', state: 'current' },
      { id: 'payment', label: '결제', state: 'todo' },
      { id: 'done', label: '완료', state: 'todo' },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Kiểm tra giỏ hàng và mã giảm giá', state: 'done', href: '#a' },
      { id: 'b', label: 'Địa chỉ giao hàng, lắp đặt và xuất hóa đơn đỏ', state: 'current' },
      { id: 'c', label: 'Thanh toán qua ngân hàng hoặc ví điện tử', state: 'todo' },
      { id: 'd', label: 'Hoàn tất và theo dõi đơn hàng', state: 'todo' },
    ],
  },
};
