import { fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PaymentWebResultScreen } from './PaymentWebResultScreen.tsx';
import shown from './PaymentWebResultScreen.stories.tsx';

const { paymentIds, payments } = fixtures;

const meta = {
  ...shown,
  title: 'screens/payment/PaymentWebResult/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PaymentWebResultScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };
let asked = 0;

/** The gateway has not called yet, then it has: nobody has to reload. */
const turnsInto = (state: keyof typeof paymentIds): Story => ({
  parameters: {
    msw: {
      handlers: {
        readPayment: mock('readPayment').answer(({ params }) => {
          asked += 1;
          const id = asked < 2 ? paymentIds.pending : paymentIds[state];
          const found = payments.find(({ groupId }) => groupId === id);
          if (found === undefined) throw new MockFailure(404);
          return { ...found, groupId: params.id };
        }),
      },
    },
  },
  beforeEach: () => {
    asked = 0;
    return shown.beforeEach();
  },
});

export const WaitsAndIsPaid: Story = {
  ...turnsInto('paid'),
  play: async ({ canvas }) => {
    await canvas.findByText('Đang chờ cổng thanh toán xác nhận', {}, patient);
    await canvas.findByText('Thanh toán thành công', {}, patient);
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
    await canvas.findByText('Đang chờ cổng thanh toán xác nhận', {}, patient);
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent(
      'Số dư không đủ.',
    );
    await expect(canvas.getByRole('link', { name: 'Thanh toán lại' })).toHaveAttribute(
      'href',
      `/vi/payment/shop/${paymentIds.pending}/QR`,
    );
  },
};
