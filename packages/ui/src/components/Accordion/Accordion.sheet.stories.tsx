import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'ui/Sheets/Accordion',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Accordion,
} satisfies Meta<typeof Accordion>;

export default meta;

const answer =
  'Giao tận phòng, lắp đặt miễn phí. Nhân viên gọi trước một giờ và dọn hết bao bì khi về.';

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['plain', 'with hint', 'long'] as const}
      columns={['closed', 'open'] as const}
      cellWidth={360}
    >
      {(row, column, mode) => (
        <Accordion
          items={[
            {
              id: `${mode}-${row}-${column}`,
              title:
                row === 'long'
                  ? 'Ưu đãi đổi cũ lấy mới cho giường ngủ gỗ sồi đã dùng trên năm năm'
                  : 'Giao hàng',
              hint: row === 'with hint' ? '3–5 ngày' : undefined,
              content: answer,
              defaultOpen: column === 'open',
            },
            { id: `${mode}-${row}-${column}-2`, title: 'Đổi trả trong 7 ngày', content: answer },
          ]}
        />
      )}
    </Sheet>
  ),
};
