import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag, UserRound } from 'lucide-react';
import { brandNames } from '../../theme/brand-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { Header } from './Header.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const nothing = () => undefined;

const search = (
  <SearchBox
    label="Tìm sản phẩm, thiết kế"
    placeholder={common.sofasCeilingLamps}
    value=""
    onChange={nothing}
    onSubmit={nothing}
    clearLabel="Xóa"
    submitLabel={common.search}
  />
);
const language = (
  <LanguageMenu
    label="Ngôn ngữ: Tiếng Việt"
    current="vi"
    languages={[
      { code: 'vi', name: 'Tiếng Việt', href: '#vi' },
      { code: 'en', name: 'English', href: '#en' },
      { code: 'ko', name: '한국어', href: '#ko' },
    ]}
  />
);

const meta = {
  title: 'ui/Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    home: { href: '#home', label: 'Hiên, về trang chủ' },
    navLabel: 'Chính',
    items: [
      { label: common.shop, href: '#shop', current: true },
      { label: common.designs, href: '#designs' },
      { label: common.contractors, href: '#contractors' },
      { label: words('Góc nhà', 'Homes', '집들이'), href: '#community' },
      { label: common.guides, href: '#articles' },
    ],
    search,
    language,
    theme: <ThemeToggle mode="light" label="Giao diện tối" onChange={nothing} />,
    account: (
      <IconButton
        label={words('Đăng nhập', 'Sign in', '로그인')}
        icon={<UserRound size={22} strokeWidth={1.75} />}
      />
    ),
    cart: (
      <IconButton
        label={words('Giỏ hàng (3)', 'Cart (3)', '장바구니 (3)')}
        icon={<ShoppingBag size={22} strokeWidth={1.75} />}
      />
    ),
    menu: { label: 'Mở danh mục', onOpen: nothing },
  },
  argTypes: {
    cart: { control: false },
    frame: { control: 'select', options: brandNames },
    logo: { control: false },
    search: { control: false },
    language: { control: false },
    theme: { control: false },
    account: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    notice: words(
      'Miễn phí giao và lắp đặt cho đơn từ 5.000.000 đ tại TP. Hồ Chí Minh',
      'Free delivery and fitting from 5,000,000 đ in Ho Chi Minh City',
      '호찌민시 5,000,000 đ 이상 주문 시 무료 배송·설치',
    ),
  },
};
export const Demo: Story = {
  globals: { brand: 'demo' },
  args: {
    frame: 'demo',
    logo: <Logo brand="demo" />,
    home: { href: '#home', label: 'Show Flat, về trang chủ' },
  },
};
export const Samsung: Story = {
  globals: { brand: 'samsung' },
  args: {
    frame: 'samsung',
    logo: <Logo brand="samsung" />,
    home: { href: '#home', label: 'S Living, về trang chủ' },
  },
};
export const Bgrid: Story = {
  globals: { brand: 'bgrid' },
  args: {
    frame: 'bgrid',
    logo: <Logo brand="bgrid" />,
    home: { href: '#home', label: 'bgrid, về trang chủ' },
  },
};
export const Vib: Story = {
  globals: { brand: 'vib' },
  args: {
    frame: 'vib',
    logo: <Logo brand="vib" />,
    home: { href: '#home', label: 'VIB Home, về trang chủ' },
  },
};
export const WithoutSearch: Story = {
  args: { search: undefined },
};
