import type { Meta, StoryObj } from '@storybook/react-vite';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { Link } from '../Link/Link.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'ui/Feedback/OfflineNotice',
  component: OfflineNotice,
  args: {
    offline: true,
    text: 'Bạn đang ngoại tuyến. Trang đã mở vẫn xem được; thay đổi sẽ gửi khi có mạng.',
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const WithAction: Story = { args: { action: <Link href={nowhere}>{common.reload}</Link> } };
