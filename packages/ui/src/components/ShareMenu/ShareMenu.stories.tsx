import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { grantClipboard, refuseClipboard } from '../CopyButton/clipboard.fixture.ts';
import { ShareMenu } from './ShareMenu.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Overlays/ShareMenu',
  component: ShareMenu,
  tags: ['autodocs'],
  args: {
    url: 'https://hien.example/vi/shop-detail/1024',
    title: common.suongThreeSeatSofa,
    labels: {
      share: words('Chia sẻ', 'Share', '공유'),
      copy: words('Sao chép đường dẫn', 'Copy the link', '링크 복사'),
      copied: 'Đã sao chép đường dẫn',
      failed: words(
        'Trình duyệt không cho sao chép. Đường dẫn:',
        'The browser refused. The link:',
        '브라우저가 복사를 막았습니다. 링크:',
      ),
      zalo: words('Gửi qua Zalo', 'Send by Zalo', '잘로로 보내기'),
      facebook: words('Đăng lên Facebook', 'Post on Facebook', '페이스북에 올리기'),
    },
  },
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    variant: { control: 'select', options: ['secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    labels: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};
const copy: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button'));
  // The first, in any language.
  const [first] = await canvas.findAllByRole('menuitem');
  if (first) await userEvent.click(first);
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Copied: Story = { beforeEach: grantClipboard, play: copy };
export const CopyFailed: Story = { beforeEach: refuseClipboard, play: copy };
export const LongText: Story = {
  ...Open,
  args: {
    labels: {
      share: 'Chia sẻ sản phẩm này với gia đình',
      copy: 'Sao chép đường dẫn của sản phẩm để gửi qua ứng dụng khác',
      copied: 'Đã sao chép đường dẫn',
      failed: 'Không sao chép được',
      zalo: 'Gửi qua Zalo cho bạn bè và người thân trong danh bạ',
      facebook: 'Đăng lên trang Facebook cá nhân',
    },
  },
};
