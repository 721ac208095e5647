import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareRoom, livingRoom } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const meta = {
  title: 'ui/Media/BeforeAfter',
  component: BeforeAfter,
  args: {
    before: bareRoom,
    after: livingRoom,
    labels: {
      before: common.before,
      after: common.after,
      handle: 'So sánh trước và sau',
      position: (percent) => `Thấy ${percent}% ảnh sau`,
    },
  },
  argTypes: { labels: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 800 }}>
      <BeforeAfter {...args} />
    </div>
  ),
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const AtTheEnd: Story = { args: { start: 100 } };
export const LongText: Story = {
  args: {
    labels: {
      ...meta.args.labels,
      before: 'Phòng khách trước khi cải tạo, tháng 1 năm 2026',
      after: 'Phòng khách sau khi cải tạo, tháng 3 năm 2026',
    },
  },
};
