import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'ui/Sheets/Accordion',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Accordion,
} satisfies Meta<typeof Accordion>;

export default meta;

const answer = words(
  'Giao tận phòng, lắp đặt miễn phí. Nhân viên gọi trước một giờ và dọn hết bao bì khi về.',
  'Carried to the room and fitted for free. We call an hour ahead and take all packaging away.',
  '방까지 옮겨 무료로 설치해 드립니다. 한 시간 전에 전화드리고 포장재는 모두 가져갑니다.',
);

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
                  ? words(
                      'Ưu đãi đổi cũ lấy mới cho giường ngủ gỗ sồi đã dùng trên năm năm',
                      'Old for new: an offer for oak beds used for more than five years',
                      '5년 넘게 쓴 오크 침대를 새것으로 바꾸는 보상 판매',
                    )
                  : common.delivery,
              hint: row === 'with hint' ? common.threeToFiveDays : undefined,
              content: answer,
              defaultOpen: column === 'open',
            },
            { id: `${mode}-${row}-${column}-2`, title: common.returnsWithinAWeek, content: answer },
          ]}
        />
      )}
    </Sheet>
  ),
};
