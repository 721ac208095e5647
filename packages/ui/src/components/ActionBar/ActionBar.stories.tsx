import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'ui/Navigation/ActionBar',
  component: ActionBar,
  parameters: {
    layout: 'fullscreen',
    docs: { canvas: { className: 'docs-phone' }, story: { inline: false, height: '140px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Đặt hàng',
    children: (
      <>
        <Text as="span" size="small" tone="muted">
          Tổng thanh toán
        </Text>
        <Text as="span" weight="strong" numeric>
          12.813.400 đ
        </Text>
      </>
    ),
    actions: (
      <Button variant="accent" size="lg">
        Đặt hàng
      </Button>
    ),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSum: Story = {};
export const TwoActions: Story = {
  args: {
    label: 'Mua hàng',
    children: undefined,
    actions: (
      <>
        <Button size="lg">Thêm vào giỏ</Button>
        <Button variant="accent" size="lg">
          Mua ngay
        </Button>
      </>
    ),
  },
};
