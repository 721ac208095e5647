import {
  answers,
  fixtures,
  mock,
  MockFailure,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetOrders, proveOrders, summaryShown } from '../parts/order-stories.ts';
import { Screen } from './OrderShopDetailCancelScreen.tsx';

const { orderIdOfCode, orderIdOfItemCode, orderIdOfStage } = fixtures;
const claimed = orderIdOfStage.preparing;
const address = `order-shop-detail-cancel/${claimed}`;
const send = /^(Gửi yêu cầu hủy|Request cancellation|취소 요청하기)$/;
const why = /^(Vì sao bạn muốn|Why do you want|.*사유$)/;

const asMember = () => {
  forgetOrders();
  signInForStory();
  return signOutForStory;
};

const meta = {
  title: 'screens/orders/OrderShopDetailCancel',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: address },
  beforeEach: asMember,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText(why), 'CHANGED_MIND');
};

const press: Play = async (context) => {
  await fillIn(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: send }));
  await summaryShown();
};

export const Default: Story = {};

/** Which line it is about. */
export const ChooseLine: Story = {
  parameters: { path: `order-shop-detail-cancel/${orderIdOfCode.WAITING_FOR_DELIVERY}` },
};

/** What it gives back, before the press. */
export const Preview: Story = { play: fillIn };

/** By the link of a mail. */
export const Guest: Story = { beforeEach: () => proveOrders(claimed) };

export const GuestAsked: Story = {
  beforeEach: () => {
    signOutForStory();
    forgetOrders();
  },
};

/** It cannot be asked for in this state, and the page says why. */
export const Impossible: Story = {
  parameters: { path: `order-shop-detail-cancel/${orderIdOfItemCode.DELIVERING}` },
};

/** Sent without a reason: the field says what is missing. */
export const StatusValidation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await summaryShown();
  },
};

/** The order changed while somebody was writing: it is shown as it is now, and the words stay. */
export const StatusVersionConflict: Story = {
  parameters: answers(
    mock('sendOrderEvent').answer(({ language }) => {
      throw new MockFailure(409, {
        code: 'VERSION_CONFLICT',
        body: {
          current: fixtures.orderOf(language, orderIdOfItemCode.CANCEL_REQUESTED, claimed),
        },
      });
    }),
  ),
  play: press,
};

/** The machine refuses: why, and what would be possible. */
export const StatusEventRefused: Story = {
  parameters: answers(
    mock('sendOrderEvent').error(422, {
      code: 'EVENT_REFUSED',
      body: { reason: 'CLAIM_LIMIT', allowedEvents: ['buyer.confirm'] },
    }),
  ),
  play: press,
};

export const SendFailed: Story = {
  parameters: answers(mock('sendOrderEvent').error()),
  play: press,
};

export const PreviewFailed: Story = {
  parameters: answers(mock('previewRefund').error()),
  play: fillIn,
};

export const Loading: Story = {
  parameters: answers(mock('readOrder').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('readOrder').error()),
};

export const NotFound: Story = { parameters: { path: 'order-shop-detail-cancel/ba' } };

export const NotYours: Story = {
  parameters: answers(mock('readOrder').forbidden()),
};

export const Refetching: Story = {
  parameters: answers(mock('readOrder').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('readOrder').longText()),
};
