import type { Meta, StoryObj } from '@storybook/react-vite';
import { Armchair, Heart, House, LampCeiling, UserRound } from 'lucide-react';
import { BottomBar } from './BottomBar.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const icon = { size: 22, strokeWidth: 1.75 } as const;

const meta = {
  title: 'ui/Navigation/BottomBar',
  component: BottomBar,
  parameters: {
    layout: 'fullscreen',
    // The bar is there on phones alone: its page shows it in a window as wide as one.
    docs: { canvas: { className: 'docs-phone' }, story: { inline: false, height: '140px' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Đi tới',
    items: [
      { label: common.home, href: '#home', icon: <House {...icon} />, current: true },
      { label: common.shop, href: '#shop', icon: <Armchair {...icon} /> },
      { label: common.designs, href: '#designs', icon: <LampCeiling {...icon} /> },
      {
        label: words('Đã lưu', 'Saved', '저장'),
        href: '#kept',
        icon: <Heart {...icon} />,
        badge: { text: '12', label: '12 món mới' },
      },
      {
        label: words('Tài khoản', 'Account', '내 정보'),
        href: '#me',
        icon: <UserRound {...icon} />,
        badge: { text: null, label: 'Có tin mới' },
      },
    ],
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    label: '이동',
    items: [
      { label: '홈', href: '#home', icon: <House {...icon} /> },
      { label: '스토어', href: '#shop', icon: <Armchair {...icon} />, current: true },
      { label: '디자인', href: '#designs', icon: <LampCeiling {...icon} /> },
      { label: '저장', href: '#kept', icon: <Heart {...icon} /> },
      { label: '내 정보', href: '#me', icon: <UserRound {...icon} /> },
    ],
  },
};
