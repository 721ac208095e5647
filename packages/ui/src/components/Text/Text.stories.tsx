import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'ui/Base/Text',
  component: Text,
  tags: ['autodocs'],
  args: {
    children:
      'Bàn ăn gỗ sồi tự nhiên, mặt bàn dầu lau, chân tiện tròn. Lắp đặt miễn phí trong nội thành.',
  },
  argTypes: {
    size: { control: 'select', options: ['caption', 'small', 'body', 'lead', 'label'] },
    tone: {
      control: 'select',
      options: ['default', 'muted', 'price', 'positive', 'caution', 'critical', 'paid', 'inherit'],
    },
    weight: { control: 'inline-radio', options: ['regular', 'medium', 'strong'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    clamp: { control: 'inline-radio', options: [1, 2, 3, 4] },
    as: { control: 'select', options: ['p', 'span', 'div', 'strong', 'em', 'small'] },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Lead: Story = { args: { size: 'lead', measure: true } };
export const Muted: Story = { args: { size: 'small', tone: 'muted' } };

/** Stacked marks stay whole where the text is cut. */
export const Clamped: Story = {
  args: {
    clamp: 2,
    style: { maxWidth: 260 },
    children:
      'ỄỮẶ: Ghế thư giãn bọc vải lanh Ấn Độ, khung gỗ tần bì uốn cong, đệm lông vũ, kèm đôn gác chân cùng bộ và gối tựa.',
  },
};
export const Money: Story = {
  args: { numeric: true, align: 'end', children: '1.111.111 đ · 8.888.888 đ' },
};
