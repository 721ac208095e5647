import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { Screen } from './OrdersScreen.tsx';

const meta = {
  title: 'screens/orders/Orders',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'order' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that was ordered, the newest first. */
export const Default: Story = {};

/** A tab by its address. */
export const Returns: Story = { parameters: { path: 'order/returns' } };

export const SecondPage: Story = { parameters: { path: 'order?page=2' } };

export const Found: Story = { parameters: { path: 'order?q=ban%20tra' } };

export const NothingFound: Story = { parameters: { path: 'order?q=khong%20co' } };

/** A status that nobody knows shows all orders. */
export const UnknownTab: Story = { parameters: { path: 'order/teleporting' } };

export const Loading: Story = {
  parameters: answers(mock('listOrders').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listOrders').empty()),
};

export const ServerError: Story = {
  parameters: answers(mock('listOrders').error()),
};

export const Offline: Story = {
  parameters: { ...answers(mock('listOrders').offline()), ...oneLook },
};

export const Refetching: Story = {
  parameters: answers(mock('listOrders').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('listOrders').longText()),
};

const company = () => {
  signInForStory('partner');
  return signOutForStory;
};

/** For members who buy designs themselves: goods and designs stand side by side. */
export const Company: Story = { beforeEach: company };

/** Orders of designs: one takes three more designs, one has taken them. */
export const DesignsToPay: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-pending' },
};

/** Bought, with a refund that is asked for, approved or refused. */
export const DesignsBought: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-paid' },
};

export const DesignsCancelled: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-cancel' },
};

/** One of its designs is no longer sold: the order can only be let go. */
export const DesignWithdrawn: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-pending',
    ...answers(
      mock('listDesignOrders').answer(({ query, language }) => {
        const list = fixtures.designOrderList(language, query.tab);
        const items = list.items.map((order) => ({
          ...order,
          lines: order.lines.map((line) => ({ ...line, isWithdrawn: true })),
        }));
        return { ...list, items };
      }),
    ),
  },
};

export const NoDesignsToPay: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-pending', ...answers(mock('listDesignOrders').empty()) },
};

export const NoDesignsBought: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-paid', ...answers(mock('listDesignOrders').empty()) },
};

export const DesignsLoading: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-pending', ...answers(mock('listDesignOrders').pending()) },
};

export const DesignsServerError: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-pending', ...answers(mock('listDesignOrders').error()) },
};

export const DesignsLongText: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-pending', ...answers(mock('listDesignOrders').longText()) },
};

/** Designs are bought by business members; the others ask a contractor (D78). */
export const Forbidden: Story = {
  parameters: {
    path: 'order/design-pending',
    ...answers(mock('listDesignOrders').error(403, { code: 'AUTH_08' })),
  },
};

const letGo: Story['play'] = async ({ canvas, userEvent }) => {
  const [cancel] = await canvas.findAllByRole('button', {
    name: /^(Hủy đơn|Cancel the order|주문 취소)$/,
  });
  if (cancel === undefined) throw new Error('no order can be let go');
  await userEvent.click(cancel);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(
    dialog.getByRole('button', { name: /^(Hủy đơn|Cancel the order|주문 취소)$/ }),
  );
  await dialog.findByRole('alert');
};

/** It changed meanwhile, in another tab. */
export const StatusVersionConflict: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-pending',
    ...answers(mock('cancelDesignOrder').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: letGo,
};

/** It was paid meanwhile: nothing is let go. */
export const StatusEventRefused: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-pending',
    ...answers(mock('cancelDesignOrder').error(422, { code: 'EVENT_REFUSED' })),
  },
  play: letGo,
};

const askBack: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', {
    name: /^(Yêu cầu hoàn tiền|Ask for a refund|환불 요청)$/,
  });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: /Lý do|Reason|사유/ });
};

/** Nothing was downloaded yet: the money can be asked back. */
export const AsksForTheMoney: Story = {
  beforeEach: company,
  parameters: { path: 'order/design-paid' },
  play: askBack,
};

/** Paid by transfer: the money needs an account to go to. */
export const AsksForTheMoneyToAnAccount: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-paid',
    ...answers(
      mock('listDesignOrders').answer(({ query, language }) => {
        const list = fixtures.designOrderList(language, query.tab);
        return { ...list, items: list.items.map((one) => ({ ...one, method: 'VA' as const })) };
      }),
    ),
  },
  play: askBack,
};

/** Downloaded, or its time is over: it says why nothing is refunded. */
export const DesignsPastRefund: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-paid',
    ...answers(
      mock('listDesignOrders').answer(({ query, language }) => {
        const list = fixtures.designOrderList(language, query.tab);
        return {
          ...list,
          items: list.items.map((one) =>
            one.refundRefused === null ? { ...one, refundRefused: 'DOWNLOADED' as const } : one,
          ),
        };
      }),
    ),
  },
};

/** A download stands open: the request waits until its link was taken back, and what was typed stays. */
export const StatusConflict: Story = {
  beforeEach: company,
  parameters: {
    path: 'order/design-paid',
    ...answers(mock('requestDesignRefund').error(409, { code: 'CONFLICT' })),
  },
  play: async (context) => {
    await askBack(context);
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByRole('textbox', { name: /Lý do|Reason|사유/ });
    await context.userEvent.type(reason, 'Mua nhầm mẫu');
    await context.userEvent.click(
      dialog.getByRole('button', {
        name: /^(Gửi yêu cầu hoàn tiền|Send the request|환불 요청 보내기)$/,
      }),
    );
    await dialog.findByText(/vừa thay đổi|just changed|변경되었습니다/);
  },
};
