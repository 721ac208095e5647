import type { Meta, StoryObj } from '@storybook/react-vite';
import { brightRoom, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'ui/Cards/ArticleCard',
  component: ArticleCard,
  args: {
    href: nowhere,
    title: words(
      'Chọn đèn trần cho phòng khách thấp: bảy cách giữ ánh sáng mà không chạm đầu',
      'Ceiling lamps for a low living room: seven ways to keep the light and your head clear',
      '낮은 거실에 어울리는 천장등 고르기: 머리에 닿지 않고 빛을 살리는 일곱 가지 방법',
    ),
    kicker: common.guides,
    excerpt: common.lampsUnderALowCeiling,
    picture: brightRoom,
    date: { text: common.secondOfMarch, iso: '2026-03-02' },
    facts: [common.sixMinuteRead],
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
