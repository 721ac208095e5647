import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { fourProducts, Narrowing } from './FilterPanel.fixture.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Filters/FilterPanel',
  component: FilterPanel,
  parameters: { layout: 'padded' },
  args: {
    texts: {
      title: common.filters,
      open: common.filter,
      close: 'Đóng bộ lọc',
      show: common.showFourProducts,
      list: common.product,
    },
    found: common.fourProducts,
    filters: null,
    children: fourProducts,
  },
  argTypes: {
    filters: { control: false },
    children: { control: false },
    tools: { control: false },
  },
  render: (args) => <Narrowing {...args} />,
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: { phone: { viewport: 'phone' } } } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Lọc/, hidden: true });
    if (!button.checkVisibility()) return;
    await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const LongText: Story = {
  args: {
    texts: {
      title: 'Thu hẹp danh sách theo điều kiện của bạn',
      open: 'Lọc theo điều kiện của bạn',
      close: 'Đóng bảng điều kiện lọc',
      show: 'Xem 4 sản phẩm phù hợp với mọi điều kiện bạn vừa chọn',
      list: 'Sản phẩm phù hợp',
    },
    found: '4 sản phẩm phù hợp với mọi điều kiện bạn vừa chọn, giao được tới phường Thảo Điền',
  },
};
