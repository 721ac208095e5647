import type { Meta, StoryObj } from '@storybook/react-vite';
import { livingRoom, missing } from '../../testing/samples.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  title: 'ui/Media/VideoEmbed',
  component: VideoEmbed,
  tags: ['autodocs'],
  args: {
    src: 'about:blank',
    title: 'Một ngày ở xưởng mộc Bình Dương',
    poster: livingRoom,
    playLabel: 'Phát video: Một ngày ở xưởng mộc Bình Dương, 2 phút 14 giây',
    duration: '2:14',
    note: 'Phát từ YouTube. Khi bạn bấm phát, YouTube nhận địa chỉ mạng của bạn.',
  },
  argTypes: { poster: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <VideoEmbed {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoEmbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};
export const PosterMissing: Story = { args: { poster: missing } };
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    title: '빈즈엉 목공방의 하루',
    playLabel: '동영상 재생: 빈즈엉 목공방의 하루, 2분 14초',
    note: 'YouTube에서 재생됩니다. 재생하면 YouTube에 접속 정보가 전달됩니다.',
  },
};
export const LongText: Story = {
  args: {
    title:
      'Một ngày ở xưởng mộc Bình Dương: từ thân gỗ sồi phơi khô tự nhiên đến chiếc bàn ăn dài mét tám giao tận nhà',
    note: 'Phát từ YouTube. Khi bạn bấm phát, YouTube nhận địa chỉ mạng của bạn và có thể lưu cookie trên máy này theo chính sách riêng của họ.',
  },
};
