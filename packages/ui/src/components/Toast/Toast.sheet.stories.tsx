import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'ui/Sheets/Toast',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Toast,
} satisfies Meta<typeof Toast>;

export default meta;

const nothing = () => undefined;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['neutral', 'positive', 'critical'] as const}
      columns={['plain', 'with undo', 'long'] as const}
      cellWidth={380}
    >
      {(tone, column) => (
        <Toast
          tone={tone}
          text={
            column === 'long'
              ? words(
                  'Chưa gửi được đánh giá vì mất kết nối. Nội dung bạn viết vẫn còn nguyên ở đây, hãy thử lại khi có mạng.',
                  'The review was not sent: the connection was lost. What you wrote is still here; try again when you are online.',
                  '연결이 끊겨 리뷰를 보내지 못했습니다. 쓰신 내용은 그대로 있으니 다시 연결되면 시도해 주세요.',
                )
              : words('Đã bỏ khỏi giỏ hàng', 'Removed from the cart', '장바구니에서 뺐습니다')
          }
          action={column === 'plain' ? undefined : { label: common.undo, onAction: nothing }}
          closeLabel={common.close}
          onClose={nothing}
        />
      )}
    </Sheet>
  ),
};
