import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
  unanswered,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetOrders } from '../parts/order-stories.ts';
import { Screen } from './OrderConfirmationScreen.tsx';

const meta = {
  title: 'screens/orders/OrderConfirmation',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'order-confirmation' },
  beforeEach: () => {
    forgetOrders();
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** How a bank transfer goes on, and the invoice’s fields. */
export const TransferWithInvoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /VietQR/ }));
    const [invoice] = canvas.getAllByRole('checkbox', { name: /VAT|세금계산서/ });
    if (invoice === undefined) throw new Error('the invoice cannot be asked for');
    await userEvent.click(invoice);
  },
};

export const Instalments: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findAllByRole('radio');
    const choice = canvasElement.querySelector<HTMLInputElement>(
      'input[name="method"][value="IS"]',
    );
    if (choice === null) throw new Error('instalments are not offered');
    await userEvent.click(choice);
  },
};

/** Nothing is filled in: every complaint at its field, and all of them on top. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const [place] = await canvas.findAllByRole('button', {
      name: /^(Đặt hàng|Place order|주문하기)$/,
    });
    if (place === undefined) throw new Error('there is no button to order');
    await userEvent.click(place);
  },
};

export const NoAddress: Story = {
  parameters: answers(mock('listAddresses').answer({ data: { items: [], max: 10 } })),
};

/** Ten are ten: the button says why (AUTH_11). */
export const AddressBookFull: Story = {
  parameters: answers(
    mock('listAddresses').answer({
      data: {
        items: Array.from({ length: 10 }, (_, index) => ({
          ...fixtures.addresses[index % 2]!,
          id: index + 1,
          is_default: index === 0,
        })),
        max: 10,
      },
    }),
  ),
};

/** No carrier goes there. */
export const AreaUnavailable: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) => {
      const quote = fixtures.quote(language, body);
      const message = {
        vi: 'Đơn vị vận chuyển chưa phục vụ tuyến này.',
        en: 'The carrier has no delivery service for this route.',
        ko: '택배사에서 배송할 수 없는 경로입니다.',
      }[language];
      const code = 'delivery.noService' as const;
      return {
        ...quote,
        sellers: quote.sellers.map((seller) => ({
          ...seller,
          delivery: { fee: 0, installation: 0, offered: null, refused: code, message },
        })),
        refusals: [{ field: 'addressId', code, message }],
      };
    }),
  ),
};

/** Some of what was chosen cannot be bought any more. */
export const SoldOutSince: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) => {
      const cart = fixtures.cart(language, fixtures.troubledLines.slice(0, 5));
      return fixtures.quote(language, { ...body, lineIds: [1, 2, 3, 4, 5] }, cart);
    }),
  ),
};

/** Neither coupons nor points. */
export const NoSavings: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) => ({
      ...fixtures.quote(language, { ...body, couponId: null }),
      coupons: [],
      points: { available: 0, most: 0, used: 0 },
    })),
  ),
};

/** Coupon and points pay for all of it. */
export const NothingToPay: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) => {
      const quote = fixtures.quote(language, body);
      return {
        ...quote,
        totals: { ...quote.totals, points: quote.totals.goods, coupon: 0, total: 0 },
        methods: [{ method: 'COD' as const, months: [] }],
      };
    }),
  ),
};

export const ReferralRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /giới thiệu|Referral|추천인/ }),
      'SAI-MA',
    );
    await canvas.findByRole('alert');
  },
};

export const Empty: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ language }) =>
      fixtures.quote(language, {}, fixtures.cart(language, [])),
    ),
  ),
};

export const Loading: Story = {
  parameters: answers(mock('quoteCheckout').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('quoteCheckout').error()),
};

/** Staff buy nothing. */
export const Forbidden: Story = {
  parameters: answers(mock('quoteCheckout').forbidden()),
};

/** The price of a change is on its way. */
export const Refetching: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) =>
      body.addressId === undefined ? fixtures.quote(language) : unanswered(),
    ),
  ),
};

export const LongText: Story = {
  parameters: answers(mock('quoteCheckout').longText()),
};

const designs = { path: 'order-confirmation?designs=2' };
const quoted = mock('quoteDesigns');

/** Ready-made designs: nothing is delivered, and a download ends every claim for the money. */
export const Designs: Story = {
  parameters: {
    ...designs,
    ...answers(
      quoted.answer(({ body, language }) => {
        const quote = fixtures.designQuote(language, body);
        if (quote === undefined) throw new MockFailure(404);
        return { ...quote, pending: [] };
      }),
    ),
  },
};

/** An order that waits for its money takes it as well (D21). */
export const DesignsJoinOrder: Story = { parameters: designs };

/** One is owned already, one waits in another order: each says so, and is in no total. */
export const DesignsBlocked: Story = {
  parameters: { path: 'order-confirmation?designs=2,4,3' },
};

/** Nothing of it can be bought: there is nothing to fill in. */
export const DesignOwned: Story = { parameters: { path: 'order-confirmation?designs=4' } };

/** Ordinary members buy through a contractor, with the designs in the message (D78). */
export const DesignsThroughContractor: Story = {
  parameters: {
    ...designs,
    ...answers(
      quoted.answer(() => {
        throw new MockFailure(403, { code: 'AUTH_08' });
      }),
    ),
  },
};

export const DesignsLoading: Story = {
  parameters: { ...designs, ...answers(quoted.pending()) },
};

export const DesignsNotFound: Story = {
  parameters: { path: 'order-confirmation?designs=999999' },
};

export const DesignsServerError: Story = {
  parameters: { ...designs, ...answers(quoted.error()) },
};

/** The order that waited is full or paid by now: said where it was pressed. */
export const StatusEventRefused: Story = {
  parameters: {
    ...designs,
    ...answers(mock('addDesignsToOrder').error(422, { code: 'EVENT_REFUSED' })),
  },
  play: async ({ canvas, userEvent }) => {
    const [join] = await canvas.findAllByRole('button', { name: /SO2026/ });
    if (join === undefined) throw new Error('no order takes more designs');
    await userEvent.click(join);
    await canvas.findByRole('alert');
  },
};
