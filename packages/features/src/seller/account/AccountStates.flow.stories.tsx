import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Account/States',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/account',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { shopAccount } = fixtures;
const account = mock('readShopAccount');
const of = (state: string) => ({
  ...shopAccount,
  changes: shopAccount.changes.filter((one) => one.state === state),
});
const at = (plan: string) => ({ path: `shop-manager/account?plan=${plan}` });
const send = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: /^(Gửi yêu cầu|Send the request|요청 보내기|Lưu|Save|저장)$/,
    }),
  );
};

/** Staff read it all and change none of it, even by an address that leads to the form. */
export const ReadByStaff: Story = {
  parameters: {
    ...answers(mock('getProfile').answer({ data: fixtures.shopStaff })),
    ...at('change'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^(Bạn làm việc tại gian hàng này|You work in this shop as staff|이 상점의 직원으로)/,
    );
    await expect(
      canvas.queryByRole('link', {
        name: /^(Yêu cầu thay|Sửa|Ask for|Change the|Edit|변경 요청|요청 수정|담당자)/,
      }),
    ).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: /^(Rút yêu cầu|Withdraw|요청 철회)$/ }),
    ).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Who did what, with the way to it; of one person at a press. */
export const Log: Story = {
  parameters: at('log'),
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('link', { name: 'SO2611-00004' });
    await expect(all).toHaveAttribute('href', expect.stringMatching(/\/order-detail\/4$/));
    await userEvent.click(canvas.getByRole('link', { name: 'Trần Hà' }));
    await waitFor(async () =>
      expect(canvas.queryByRole('link', { name: 'SO2611-00004' })).toBeNull(),
    );
    await canvas.findByText('Mừng nhà mới');
  },
};
export const LogLoading: Story = {
  parameters: { ...answers(mock('listShopActs').pending()), ...at('log') },
};
export const LogError: Story = {
  parameters: { ...answers(mock('listShopActs').error(500)), ...at('log') },
};
/** Nothing was done on the days of the address: what else there is stands one press away. */
export const LogOfDays: Story = {
  parameters: { path: 'shop-manager/account?plan=log&from=2020-01-01&to=2020-01-31' },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('link', { name: 'Bỏ bộ lọc' });
    await expect(all.getAttribute('href')).not.toContain('from=');
  },
};
export const LogEmpty: Story = {
  parameters: {
    ...answers(
      mock('listShopActs').answer({
        items: [],
        meta: { page: 1, limit: 20, total: 0, totalPages: 0 },
        people: fixtures.shopPeople.slice(0, 1),
      }),
    ),
    ...at('log'),
  },
};

/** Refused with its reason: it is corrected and sent again. */
export const StatusRejected: Story = {
  parameters: { ...answers(account.answer(of('rejected'))) },
};
export const StatusApproved: Story = {
  parameters: { ...answers(account.answer(of('approved'))) },
};
export const StatusWithdrawn: Story = {
  parameters: {
    ...answers(
      account.answer({
        ...shopAccount,
        changes: of('waiting').changes.map((one) => ({ ...one, state: 'withdrawn' as const })),
      }),
    ),
  },
};
/** A shop that was opened before papers were kept. */
export const NothingKnown: Story = {
  parameters: {
    ...answers(
      account.answer({
        ...shopAccount,
        data: { ...shopAccount.data, bank: null, licence: null },
        contract: null,
        verifiedAt: null,
        contactName: '',
        warehouse: '',
        changes: [],
      }),
    ),
  },
};

export const AsksForAChange: Story = { parameters: { ...at('change') } };
export const EditsContact: Story = { parameters: { ...at('contact') } };

/** Somebody else was first: what is typed stays, and goes over theirs with the next press. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...at('contact'),
    ...answers(
      mock('saveShopContact').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { ...shopAccount, version: 9 } },
      }),
    ),
  },
  play: send,
};

/** A picture that is gone from the server is told at its field. */
export const StatusProduct07: Story = {
  parameters: {
    ...at('change'),
    ...answers(
      mock('askShopChange').error(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'licence', code: 'PRODUCT_07' }],
      }),
    ),
  },
  play: send,
};

export const AccountLoading: Story = { parameters: { ...answers(account.pending()) } };
export const AccountError: Story = { parameters: { ...answers(account.error()) } };
export const AccountOffline: Story = { parameters: { ...answers(account.offline()) } };
export const AccountNotFound: Story = {
  parameters: { ...answers(account.error(404)) },
};
export const AccountForbidden: Story = {
  parameters: { ...answers(account.forbidden()) },
};
export const AccountRefetching: Story = {
  parameters: { ...answers(account.refetching()) },
};
export const AccountLongText: Story = {
  parameters: { ...answers(account.longText()) },
};

const standing = mock('readShopStanding');

export const Points: Story = { parameters: at('standing') };

/** No new order comes in until the first points lapse. */
export const StoppedByPoints: Story = {
  parameters: { ...at('standing'), ...answers(standing.answer(fixtures.stoppedStanding)) },
};

export const StoppedByStaff: Story = {
  parameters: {
    ...at('standing'),
    ...answers(
      standing.answer({
        ...fixtures.shopStanding,
        stoppedAt: '2026-03-05T02:00:00.000Z',
        stoppedBy: 'staff',
        staffSaid: 'Ba người mua nhận hàng giả, đang xác minh nguồn gốc',
      }),
    ),
  },
};

export const LetGoOn: Story = {
  parameters: {
    ...at('standing'),
    ...answers(
      standing.answer({ ...fixtures.shopStanding, resumedAt: '2026-03-05T02:00:00.000Z' }),
    ),
  },
};

export const Warned: Story = {
  parameters: {
    ...at('standing'),
    ...answers(standing.answer({ ...fixtures.shopStanding, points: 7, step: 'warning' })),
  },
};

export const NothingMissed: Story = {
  parameters: {
    ...at('standing'),
    ...answers(standing.answer({ ...fixtures.shopStanding, points: 0, penalties: [] })),
  },
};

export const PointsFail: Story = {
  parameters: { ...at('standing'), ...answers(standing.error()) },
};
