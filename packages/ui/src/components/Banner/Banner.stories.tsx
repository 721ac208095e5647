import type { Meta, StoryObj } from '@storybook/react-vite';
import { campaign, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'ui/Media/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: {
    kicker: common.untilMidMarch,
    title: common.movingSeasonOakUp,
    text: 'Bàn, tủ và giường từ sáu xưởng mộc, giao và lắp miễn phí tại TP. Hồ Chí Minh.',
    picture: campaign,
    action: (
      <ButtonLink variant="primary" href={nowhere}>
        {common.seeTheOffer}
      </ButtonLink>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['start', 'end'] },
    level: { control: 'inline-radio', options: [2, 3] },
    picture: { control: false },
    action: { control: false },
    kicker: { control: 'text' },
    text: { control: 'text' },
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Campaign: Story = {};
export const WordsAtStart: Story = { args: { side: 'start' } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Banner {...args} />
    </div>
  ),
};
export const PictureMissing: Story = { args: { picture: missing } };
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    kicker: '3월 15일까지',
    title: '새 단장의 계절, 오크 가구 최대 25% 할인',
    text: '여섯 공방의 식탁, 수납장, 침대를 호찌민시에서 무료로 배송하고 설치해 드립니다.',
    action: (
      <ButtonLink variant="primary" href={nowhere}>
        혜택 보기
      </ButtonLink>
    ),
  },
};
export const LongText: Story = {
  args: {
    kicker: 'Chương trình dành riêng cho thành viên mới, đến hết Chủ Nhật 15/3/2026',
    title:
      'Mùa dọn nhà đón nắng: bàn ăn, tủ thấp, giường ngủ và kệ sách gỗ sồi nguyên khối giảm đến 25%',
    text: 'Áp dụng cho đơn từ 5.000.000 đ của sáu xưởng mộc tại Bình Dương, Đồng Nai và Thủ Đức; giao và lắp miễn phí tại TP. Hồ Chí Minh, không cộng dồn với mã giảm giá khác.',
  },
};
