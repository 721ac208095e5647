import type { Meta, StoryObj } from '@storybook/react-vite';
import { brightRoom, nowhere } from '../../testing/samples.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'ui/Cards/ArticleCard',
  component: ArticleCard,
  args: {
    href: nowhere,
    title: 'Chọn đèn trần cho phòng khách thấp: bảy cách giữ ánh sáng mà không chạm đầu',
    kicker: 'Cẩm nang',
    excerpt: 'Trần 2,6 m vẫn treo được đèn thả, nếu đèn nằm trên bàn và cách mặt bàn chừng 70 cm.',
    picture: brightRoom,
    date: { text: '2 tháng 3, 2026', iso: '2026-03-02' },
    facts: ['6 phút đọc'],
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['default', 'lead', 'row'] },
    level: { control: 'inline-radio', options: [2, 3, 4] },
    picture: { control: false },
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <div style={{ maxWidth: 410 }}>
      <ArticleCard {...args} />
    </div>
  ),
};
export const Lead: Story = { args: { look: 'lead' } };
export const Row: Story = {
  args: { look: 'row' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <ArticleCard {...args} />
    </div>
  ),
};
