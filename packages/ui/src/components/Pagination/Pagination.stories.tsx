import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'ui/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 6,
    totalPages: 24,
    href: (page) => `#page=${page}`,
    label: 'Trang kết quả',
    previousLabel: 'Trang trước',
    nextLabel: 'Trang sau',
    pageLabel: (page) => `Trang ${page}`,
    status: 'Trang 6 / 24',
  },
  argTypes: { href: { control: false }, pageLabel: { control: false } },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1, status: 'Trang 1 / 24' } };
export const Last: Story = { args: { page: 24, status: 'Trang 24 / 24' } };
export const Few: Story = { args: { page: 2, totalPages: 3, status: 'Trang 2 / 3' } };
