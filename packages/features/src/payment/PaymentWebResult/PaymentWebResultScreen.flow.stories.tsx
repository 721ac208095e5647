import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Screen } from './PaymentWebResultScreen.tsx';
import shown from './PaymentWebResultScreen.stories.tsx';

const { paymentIds, payments } = fixtures;

const meta = {
  ...shown,
  title: 'screens/payment/PaymentWebResult/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let called = false;

/** The gateway calls once its waiting was seen, however slow the machine: nobody has to reload. */
const turnsInto = (state: keyof typeof paymentIds): Story => ({
  parameters: answers(
    mock('readPayment').answer(({ params }) => {
      const id = called ? paymentIds[state] : paymentIds.pending;
      const found = payments.find(({ groupId }) => groupId === id);
      if (found === undefined) throw new MockFailure(404);
      return { ...found, groupId: params.id };
    }),
  ),
  beforeEach: () => {
    called = false;
    return shown.beforeEach();
  },
});

export const WaitsAndIsPaid: Story = {
  ...turnsInto('paid'),
  play: async ({ canvas }) => {
    await canvas.findByText('Đang chờ cổng thanh toán xác nhận');
    called = true;
    await canvas.findByText('Thanh toán thành công');
    await expect(canvas.getByRole('link', { name: 'Xem đơn hàng' })).toHaveAttribute(
      'href',
      expect.stringContaining('/vi/order'),
    );
  },
};

/** Refused: with the reason, and one press from another try. */
export const WaitsAndFails: Story = {
  ...turnsInto('failed'),
  play: async ({ canvas }) => {
    await canvas.findByText('Đang chờ cổng thanh toán xác nhận');
    called = true;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Số dư không đủ.');
    await expect(canvas.getByRole('link', { name: 'Thanh toán lại' })).toHaveAttribute(
      'href',
      `/vi/payment/shop/${paymentIds.pending}/QR`,
    );
  },
};
