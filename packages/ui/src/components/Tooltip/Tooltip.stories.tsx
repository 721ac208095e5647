import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: words(
      'Giá đã gồm VAT 8%, chưa gồm phí lắp đặt',
      'The price includes 8% VAT, not the fitting',
      '부가세 8%가 포함된 가격이며 설치비는 별도입니다',
    ),
    children: <Button>{words('Giá niêm yết', 'List price', '정가')}</Button>,
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
    text: common.saveToACollection,
    children: (
      <Button variant="quiet">
        <Heart size={20} aria-hidden />
      </Button>
    ),
  },
};
