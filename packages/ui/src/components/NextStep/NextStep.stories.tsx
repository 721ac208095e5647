import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { NextStep } from './NextStep.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Feedback/NextStep',
  component: NextStep,
  tags: ['autodocs'],
  args: {
    label: common.nextStep,
    what: 'Người bán chuẩn bị và gửi hàng.',
    who: { label: common.whoActs, text: 'Người bán, Mộc Xưởng' },
    until: {
      label: common.by,
      text: '18:00, Thứ Hai, 09/03/2026',
      iso: '2026-03-09T11:00:00Z',
      left: 'còn 3 ngày',
    },
    otherwise: 'Nếu quá hạn, bạn có thể hủy đơn và được hoàn toàn bộ tiền.',
  },
  argTypes: { action: { control: false } },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <NextStep {...args} />
    </div>
  ),
} satisfies Meta<typeof NextStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Yours: Story = {
  args: {
    yours: true,
    what: common.checkTheGoodsAnd,
    who: { label: common.whoActs, text: 'Bạn' },
    until: {
      label: common.by,
      text: '23:59, Thứ Sáu, 06/03/2026',
      iso: '2026-03-06T16:59:00Z',
      left: common.fiveHoursLeft,
      soon: true,
    },
    otherwise: 'Sau thời hạn này đơn tự được xác nhận và tiền chuyển cho người bán.',
    action: (
      <>
        <Button variant="primary">Xác nhận đã nhận</Button>
        <Button>Báo có vấn đề</Button>
      </>
    ),
  },
};
export const NobodyActs: Story = {
  args: {
    what: 'Đơn hàng đã hoàn tất. Không còn việc gì phải làm.',
    who: undefined,
    until: undefined,
    otherwise: undefined,
  },
};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    label: '다음 단계',
    what: '판매자가 상품을 준비하고 발송합니다.',
    who: { label: '담당', text: '판매자' },
    until: { label: '기한', text: '2026. 3. 9. 오후 6:00', iso: '2026-03-09T11:00:00Z' },
    otherwise: '기한이 지나면 주문을 취소하고 전액 환불받을 수 있습니다.',
  },
};
export const LongText: Story = {
  args: {
    ...Yours.args,
    what: 'Kiểm tra từng kiện hàng, chụp ảnh chỗ bị trầy xước nếu có, rồi xác nhận đã nhận đủ số lượng và đúng màu như trong đơn đã đặt.',
    who: {
      label: common.whoActs,
      text: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam, chi nhánh Thủ Đức',
    },
  },
};
