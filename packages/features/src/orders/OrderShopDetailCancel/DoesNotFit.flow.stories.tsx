import { answers, fixtures, mock, MockFailure } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './OrderShopDetailCancelScreen.tsx';
import shown from './OrderShopDetailCancelScreen.stories.tsx';

let sent: object | undefined;

const meta = {
  ...shown,
  title: 'screens/orders/OrderShopDetailCancel/fit',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: `order-shop-detail-cancel/${fixtures.orderIdOfStage.preparing}`,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who measures the door in time cancels for that reason, and reads before the press that no way back is paid. */
export const CancelsInTime: Story = {
  parameters: answers(
    mock('sendOrderEvent').answer(({ body }) => {
      sent = body;
      throw new MockFailure(503);
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent = undefined;
    const why = await canvas.findByLabelText(/^Vì sao bạn muốn hủy/u);
    await userEvent.selectOptions(why, 'Không lọt cửa hoặc lối vào');
    const money = within(canvas.getByRole('region', { name: 'Bạn sẽ nhận lại' }));
    await money.findByText(/Phí vận chuyển chiều trả không phát sinh/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu hủy' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ event: 'cancel.request', payload: { reason: 'DOES_NOT_FIT' } }),
    );
  },
};

export const InKorean: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const why = await canvas.findByLabelText(/사유$/u);
    await userEvent.selectOptions(why, '문이나 통로에 들어가지 않음');
    await canvas.findByText(/반송비가 없습니다/u);
  },
};
