import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 6,
    totalPages: 24,
    href: (page) => `#page=${page}`,
    label: 'Trang kết quả',
    previousLabel: common.previous,
    nextLabel: common.next,
    pageLabel: (page) => `Trang ${page}`,
    status: words('Trang 6 / 24', 'Page 6 / 24', '6 / 24 페이지'),
  },
  argTypes: { href: { control: false }, pageLabel: { control: false } },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = {
  args: { page: 1, status: words('Trang 1 / 24', 'Page 1 / 24', '1 / 24 페이지') },
};
export const Last: Story = {
  args: { page: 24, status: words('Trang 24 / 24', 'Page 24 / 24', '24 / 24 페이지') },
};
export const Few: Story = {
  args: { page: 2, totalPages: 3, status: words('Trang 2 / 3', 'Page 2 / 3', '2 / 3 페이지') },
};
