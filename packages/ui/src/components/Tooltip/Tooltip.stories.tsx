import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'ui/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Giá đã gồm VAT 8%, chưa gồm phí lắp đặt',
    children: <Button>Giá niêm yết</Button>,
  },
  argTypes: {
    role: { control: 'inline-radio', options: ['label', 'description'] },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 120px' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const Label: Story = {
  args: {
    role: 'label',
    text: 'Lưu vào bộ sưu tập',
    children: (
      <Button variant="quiet">
        <Heart size={20} aria-hidden />
      </Button>
    ),
  },
};
