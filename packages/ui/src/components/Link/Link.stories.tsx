import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#shop', children: common.seeAll },
  argTypes: { variant: { control: 'inline-radio', options: ['text', 'quiet', 'action'] } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text measure>
      Chúng tôi giao hàng trong 3–5 ngày. <Link {...args}>Xem chính sách đổi trả</Link> trước khi
      đặt các món làm theo kích thước.
    </Text>
  ),
};
export const Action: Story = { args: { variant: 'action' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Ghế bành mây Hội An' } };
export const NewTab: Story = {
  args: {
    href: 'https://example.com',
    newTabLabel: common.opensInANewTab,
    children: 'Bộ Công Thương',
  },
};
