import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refuseClipboard, grantClipboard } from './clipboard.fixture.ts';
import { CopyButton } from './CopyButton.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Base/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: {
    value: 'DH-260306-0042',
    labels: {
      copy: words('Sao chép mã đơn', 'Copy the number', '주문 번호 복사'),
      copied: common.copied,
      failed: words(
        'Trình duyệt không cho sao chép. Hãy tự sao chép ở đây:',
        'The browser refused. Copy it by hand:',
        '브라우저가 복사를 막았습니다. 직접 복사해 주세요:',
      ),
      byHand: common.orderNumber,
    },
  },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    labels: { control: false },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Ready: Story = {};
export const Copied: Story = { beforeEach: grantClipboard, play: press };
export const Failed: Story = { beforeEach: refuseClipboard, play: press };
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    labels: {
      copy: '주문 번호 복사',
      copied: '복사했습니다',
      failed: '복사하지 못했습니다. 직접 복사해 주세요.',
      byHand: '주문 번호',
    },
  },
};
export const LongText: Story = {
  ...Failed,
  args: {
    value: 'https://hien.example/vi/shop-detail/1024?mau=yen-mach&chan=go-soi&kich-thuoc=214x94x80',
    labels: {
      copy: 'Sao chép đường dẫn của sản phẩm này',
      copied: 'Đã sao chép đường dẫn của sản phẩm này',
      failed:
        'Trình duyệt không cho trang này sao chép vào bộ nhớ tạm. Hãy chạm giữ vào ô dưới đây và chọn Sao chép:',
      byHand: words('Đường dẫn', 'Link', '링크'),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
