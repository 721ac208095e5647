import type { Meta, StoryObj } from '@storybook/react-vite';
import { eveningRoom, livingRoom, missing, sofa } from '../../testing/samples.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'ui/Media/Picture',
  component: Picture,
  args: { picture: livingRoom, sizes: '640px' },
  argTypes: {
    ratio: {
      control: 'select',
      options: ['1:1', '4:3', '3:2', '16:9', '21:9', '3:4', '4:5', 'natural'],
    },
    fit: { control: 'inline-radio', options: ['cover', 'contain'] },
    corner: { control: 'inline-radio', options: ['soft', 'none'] },
    picture: { control: false },
    src: { control: false },
    children: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Room: Story = {};
export const Product: Story = { args: { picture: sofa, ratio: '1:1' } };
export const Banner: Story = { args: { picture: eveningRoom, ratio: '16:9', priority: true } };
export const Missing: Story = { args: { picture: missing } };
export const NoPicture: Story = { args: { picture: null, alt: 'Phòng ngủ chính, 18 m²' } };
