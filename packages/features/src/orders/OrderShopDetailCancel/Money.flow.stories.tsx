import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Screen } from './OrderShopDetailCancelScreen.tsx';
import shown from './OrderShopDetailCancelScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/orders/OrderShopDetailCancel/money',
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
type Play = NonNullable<Story['play']>;

const nothing = { goods: 0, couponShare: 0, points: 0, deliveryFee: 0, returnFee: 0, money: 0 };
/** Nothing comes back in money, of that split. */
const zero = (split: Partial<typeof nothing>) =>
  answers(
    mock('previewRefund').answer({
      type: 'cancel',
      fault: 'buyer',
      quantity: 1,
      split: { ...nothing, ...split },
      target: 'none',
      returnWays: 0,
      couponBack: false,
    }),
  );

const preview = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  const why = await canvas.findByLabelText(/^Vì sao bạn muốn hủy/u);
  await userEvent.selectOptions(why, 'Tôi đổi ý');
  return within(canvas.getByRole('region', { name: 'Bạn sẽ nhận lại' }));
};

/** To be paid on delivery: no price of goods that nobody paid, and the points that come back. */
export const NothingWasPaid: Story = {
  parameters: zero({ goods: 118_587, couponShare: 118_421, points: 166 }),
  play: async (context) => {
    const money = await preview(context);
    await money.findByText(/^Chưa thu tiền nên không có gì để hoàn\./u);
    await expect(money.getByText(/166.*trở lại thành điểm/u)).toBeVisible();
    await expect(money.queryByText('Tiền hàng')).toBeNull();
  },
};

/** What was paid goes for the way back: that is a sum, and nobody says that nothing was paid. */
export const AFeeTakesAll: Story = {
  parameters: zero({ goods: 20_000, returnFee: 20_000 }),
  play: async (context) => {
    const money = await preview(context);
    await money.findByText('Tiền hàng');
    await expect(money.queryByText(/Chưa thu tiền/u)).toBeNull();
  },
};
