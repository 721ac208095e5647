import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
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
              ? 'Chưa gửi được đánh giá vì mất kết nối. Nội dung bạn viết vẫn còn nguyên ở đây, hãy thử lại khi có mạng.'
              : 'Đã bỏ khỏi giỏ hàng'
          }
          action={column === 'plain' ? undefined : { label: 'Hoàn tác', onAction: nothing }}
          closeLabel="Đóng"
          onClose={nothing}
        />
      )}
    </Sheet>
  ),
};
