import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'ui/Media/Avatar',
  component: Avatar,
  args: { name: 'Nguyễn Thị Ánh', size: 'lg' },
  argTypes: {
    size: { control: 'inline-radio', options: ['xs', 'sm', 'md', 'lg', 'xl'] },
    shape: { control: 'inline-radio', options: ['round', 'square'] },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const WithPicture: Story = { args: { src: '/media/products/armchair-oak-linen.avif' } };
export const PictureMissing: Story = { args: { src: '/media/avatars/khong-co.avif' } };
export const Korean: Story = { args: { name: '김민지' } };
export const Shop: Story = { args: { name: 'Mộc Xưởng', shape: 'square' } };
