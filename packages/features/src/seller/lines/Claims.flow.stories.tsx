import type { SellerItemList } from '@hien/api';
import {
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
  usualAnswer,
} from '@hien/api/testing';
import { faultOf } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';
import { pressNext } from './story-steps.ts';

let sent: object | undefined;

const meta = {
  title: 'screens/seller/ShopManager/Claims',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/refund',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = undefined;
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const split = { goods: 9_800_000, couponShare: 300_000, points: 0, deliveryFee: 0 };

/** Of a buyer who changed their mind: there is a way back to pay, unless the goods stay. */
const changedMind = answers(
  mock('previewRefund').answer(({ body }) => {
    const returnFee = body.payload.returnRequired === false ? 0 : 250_000;
    return {
      type: 'refund' as const,
      fault: faultOf('CHANGED_MIND'),
      quantity: 1,
      split: { ...split, returnFee, money: 9_500_000 - returnFee },
      target: 'source' as const,
      couponBack: false,
      returnWays: 1,
    };
  }),
  mock('sendOrderEvent').answer(({ body, language }) => {
    sent = body;
    return fixtures.orderOf(language, fixtures.orderIdOfItemCode.REFUND_REQUESTED);
  }),
);

/** Both amounts are read where it is chosen whether the goods come back, before anything is pressed. */
export const BuyerKeepsTheGoods: Story = {
  parameters: changedMind,
  play: async (context) => {
    await pressNext(context, /^Chấp nhận hoàn tiền$/u);
    const { userEvent } = context;
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/9\.250\.000/u);
    await expect(dialog.getByText(/người mua trả phí gửi trả/u)).toBeVisible();
    const keep = dialog.getByRole('checkbox', { name: /Người mua giữ lại hàng/u });
    await userEvent.click(keep);
    await dialog.findByText(/9\.500\.000/u);
    const cost = within(dialog.getByRole('region', { name: 'Phần cửa hàng chịu' }));
    await expect(cost.getByText(/9\.800\.000/u)).toBeVisible();
    await expect(cost.getByText(/Hàng ở lại với người mua/u)).toBeVisible();
    await expect(dialog.queryByText(/9\.250\.000/u)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Chấp nhận hoàn tiền' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ event: 'refund.approve', payload: { returnRequired: false } }),
    );
  },
};

const opened = (name: RegExp, keeps: RegExp): Story['play'] =>
  async function open(context) {
    await pressNext(context, name);
    const dialog = within(await screen.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('checkbox', { name: keeps }));
    await dialog.findByText(/9,500,000|9\.500\.000/u);
  };

export const BuyerKeepsTheGoodsInKorean: Story = {
  globals: { language: 'ko' },
  parameters: changedMind,
  play: opened(/^환불 접수$/u, /구매자가 상품을 보관/u),
};

export const BuyerKeepsTheGoodsInEnglish: Story = {
  globals: { language: 'en' },
  parameters: changedMind,
  play: opened(/^Approve the refund$/u, /keeps the goods/u),
};

/** When the amount does not come, the choice can be made and the amount be asked for again. */
export const AmountUnknown: Story = {
  parameters: answers(mock('previewRefund').error()),
  play: async (context) => {
    await pressNext(context, /^Chấp nhận hoàn tiền$/u);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Chưa tính được số tiền');
    await expect(dialog.getByRole('button', { name: 'Chấp nhận hoàn tiền' })).toBeEnabled();
  },
};

const forTheDoor = (row: SellerItemList['items'][number]): typeof row => ({
  ...row,
  item: {
    ...row.item,
    claim: row.item.claim && {
      ...row.item.claim,
      reason: 'DOES_NOT_FIT',
      text: 'Thang máy hẹp quá.',
    },
  },
});

/** A cancellation because it does not come in tells the shop so. */
export const CancelledForTheDoor: Story = {
  parameters: {
    path: 'shop-manager/cancel',
    ...answers(
      mock('listSellerItems').answer(async ({ language }) => {
        const list = (await usualAnswer('listSellerItems')) as SellerItemList;
        const rows = fixtures.sellerItemsOf(language, fixtures.orderIdOfItemCode.CANCEL_REQUESTED);
        return { ...list, items: rows.map(forTheDoor) };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Xem SO/u });
    if (open === undefined) throw new Error('no line can be unfolded');
    await userEvent.click(open);
    await canvas.findByText(/^Không lọt cửa hoặc lối vào\s*Thang máy hẹp quá/u);
  },
};
