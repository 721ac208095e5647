import { answers, fixtures, mock, MockFailure } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

const { orderIdOfItemCode, orderOf } = fixtures;

/** Orders that wait too long, what a search finds, and what staff do with a line. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Orders',
  tags: ['!autodocs'],
  parameters: {
    ...flow.parameters,
    path: 'admin/orders',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const prolong = 'Gia hạn xác nhận thêm 7 ngày';

/** What the shop has not sent in time comes first. */
export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Giao trễ' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await canvas.findAllByText(/Giao hàng trễ|Gửi hàng trễ|trễ/);
  },
};

/** A claim on hold, its reason and what staff can do. */
export const LongOnHold: Story = {
  parameters: { path: 'admin/orders?tab=held' },
  play: async (context) => {
    await unfold(context);
    await context.canvas.findByRole('button', { name: 'Bỏ tạm giữ' });
  },
};

export const LongOnHoldInKorean: Story = {
  parameters: { path: 'admin/orders?tab=held' },
  globals: { language: 'ko' },
  play: async (context) => {
    await unfold(context);
    await context.canvas.findByText('관리자가 대신 처리할 수 있는 일');
  },
};

export const LateInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Late deliveries', selected: true });
  },
};

export const Overdue: Story = {
  parameters: { path: 'admin/orders?tab=overdue' },
  play: async (context) => {
    await unfold(context);
    await context.canvas.findByText('Nhân viên có thể làm thay');
  },
};

/** Every line, the newest first, over pages. */
export const All: Story = {
  parameters: { path: 'admin/orders?tab=all' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /2/ });
  },
};

/** A search looks wherever the order stands. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = orderOf('vi', orderIdOfItemCode.DELIVERED);
    const box = await canvas.findByRole('searchbox', { name: 'Tìm đơn hàng' });
    await userEvent.type(box, `${order.number}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Tất cả' })).toHaveAttribute('aria-selected', 'true'),
    );
    await canvas.findAllByText(order.number);
  },
};

export const NothingFound: Story = {
  parameters: { path: 'admin/orders?tab=all&q=khong-co-ai' },
  play: async ({ canvas }) => {
    await canvas.findByText('Không tìm thấy đơn nào');
  },
};

export const NothingWaits: Story = {
  parameters: answers(mock('listStaffOrders').empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Không có đơn nào ở đây');
  },
};

/** More than are counted: the list says where it ends. */
export const MoreThanIsPaged: Story = {
  parameters: {
    path: 'admin/orders?tab=all',
    ...answers(
      mock('listStaffOrders').answer(() => ({
        data: {
          items: [],
          meta: { page: 1, limit: 20, total: 1000, totalPages: 50, more: true },
        },
      })),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Danh sách dừng ở 1\.000 dòng/);
  },
};

export const NotForMembers: Story = {
  parameters: answers(mock('listStaffOrders').error(403)),
  play: async ({ canvas }) => {
    await canvas.findByText('Bạn chưa xem được trang này');
  },
};

const keeps = mock('sendOrderEvent').answer(({ body, language, params }) => {
  sent(body);
  return orderOf(language, params.id, params.id, 'admin');
});

/** Staff act in the shop’s place, with a reason, on the version they saw, under one key. */
export const ReleasesAHold: Story = {
  parameters: { path: 'admin/orders?tab=held', ...answers(keeps) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ tạm giữ' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ tạm giữ' }));
    await dialog.findAllByText(/lý do/i);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Người mua đã chờ hai tuần');
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ tạm giữ' }));
    await screen.findByText('Đã ghi nhận.');
    await expect(sent.mock.calls).toMatchObject([
      [
        {
          event: expect.stringMatching(/^(refund|exchange)\.release$/),
          payload: { reason: 'Người mua đã chờ hai tuần' },
          idempotencyKey: expect.any(String),
          expectedVersion: expect.any(Number),
        },
      ],
    ]);
  },
};

/** A colleague was first: who it was and what they did is said, and what was typed stays. */
export const AColleagueWasFirst: Story = {
  parameters: {
    path: 'admin/orders?tab=held',
    ...answers(
      mock('sendOrderEvent').answer(({ language, params }) => {
        const order = orderOf(language, params.id, params.id, 'admin');
        const last = order.timeline.at(-1);
        throw new MockFailure(409, {
          code: 'VERSION_CONFLICT',
          body: {
            current: {
              ...order,
              version: order.version + 1,
              timeline:
                last === undefined
                  ? []
                  : [
                      ...order.timeline,
                      {
                        ...last,
                        id: 'colleague',
                        by: 'admin',
                        person: 'Lê Vân',
                        event: 'cancel.reject',
                      },
                    ],
            },
          },
        });
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ tạm giữ' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Gian hàng không trả lời');
    await userEvent.click(dialog.getByRole('button', { name: 'Bỏ tạm giữ' }));
    await dialog.findByText(/Lê Vân vừa làm trước: /);
    await expect(dialog.getByRole('textbox')).toHaveValue('Gian hàng không trả lời');
  },
};

const arrived = orderOf('vi', orderIdOfItemCode.DELIVERED);
const prolongs = mock('extendOrder').answer(({ body, language, params }) => {
  sent(body);
  return orderOf(language, params.id, params.id, 'admin');
});

/** An order that waits to be confirmed gets more time in a buyer’s or shop’s place, once, with a reason. */
export const ProlongsATerm: Story = {
  parameters: { path: `admin/orders?tab=all&q=${arrived.number}`, ...answers(prolongs) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: prolong }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Người mua có thêm thời gian đến .+ Mỗi đơn chỉ gia hạn một lần/);
    await userEvent.click(dialog.getByRole('button', { name: prolong }));
    await dialog.findAllByText(/lý do/i);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Người mua đi công tác, đã gọi xác nhận');
    await userEvent.click(dialog.getByRole('button', { name: prolong }));
    await screen.findByText('Đã ghi nhận.');
    await expect(sent.mock.calls).toEqual([
      [
        {
          reason: 'Người mua đi công tác, đã gọi xác nhận',
          expectedVersion: arrived.version,
          idempotencyKey: expect.any(String),
        },
      ],
    ]);
  },
};

/** Who prolonged it before is not asked again: the button says why not. */
export const ProlongedAlready: Story = {
  parameters: {
    path: `admin/orders?tab=all&q=${arrived.number}`,
    ...answers(
      mock('readOrder').answer(({ language, params }) => {
        const order = orderOf(language, params.id, params.id, 'admin');
        return { ...order, extension: { ...order.extension, refused: 'EXTENSION_USED' } };
      }),
    ),
  },
  play: async (context) => {
    await unfold(context);
    await expect(await context.canvas.findByRole('button', { name: prolong })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The buyer was first: it is said, and the reason that was typed stays. */
export const ProlongedMeanwhile: Story = {
  parameters: {
    path: `admin/orders?tab=all&q=${arrived.number}`,
    ...answers(
      mock('extendOrder').answer(({ language, params }) => {
        const order = orderOf(language, params.id, params.id, 'admin');
        const last = order.timeline.at(-1);
        throw new MockFailure(409, {
          code: 'VERSION_CONFLICT',
          body: {
            current: {
              ...order,
              version: order.version + 1,
              extension: { ...order.extension, refused: 'EXTENSION_USED' },
              timeline:
                last === undefined
                  ? []
                  : [...order.timeline, { ...last, id: 'x', by: 'buyer', event: 'order.extended' }],
            },
          },
        });
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: prolong }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Người mua nhờ');
    await userEvent.click(dialog.getByRole('button', { name: prolong }));
    await dialog.findByText(/Người mua vừa làm trước: Gia hạn xác nhận mua hàng/);
    await expect(dialog.getByRole('textbox')).toHaveValue('Người mua nhờ');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: prolong })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const ProlongsInKorean: Story = {
  parameters: { path: `admin/orders?tab=all&q=${arrived.number}` },
  globals: { language: 'ko' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: '구매 확정 7일 연장' }));
    await screen.findByRole('dialog');
  },
};

/** A case of a claim that is held for long leads to its line, with what can be done. */
export const CaseLeadsToItsLine: Story = {
  parameters: { path: 'admin/cases' },
  play: async (context) => {
    const { canvas } = context;
    await unfold(
      context,
      fixtures.staffCases.findIndex((one) => one.because === 'claim.held-long'),
    );
    const item = fixtures.staffCases.find((one) => one.because === 'claim.held-long');
    await canvas.findByRole('button', { name: 'Bỏ tạm giữ' });
    const [link] = canvas.getAllByRole('link', { name: item?.order_number ?? '' });
    await expect(link).toHaveAttribute(
      'href',
      `/vi/order/order-detail/${item?.order_id}#item-${item?.item_id}`,
    );
  },
};
