import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { manyLines } from '../testing/many-lines.ts';
import { Screen } from './ShopManagerOrderStatusScreen.tsx';

type Sent = {
  readonly lines: readonly { readonly itemId: number; readonly idempotencyKey: string }[];
};
let sent: Sent[] = [];
const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/ManyLines',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status?tab=preparing',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const tickOne = async ({ canvas, userEvent }: Play) => {
  const [box] = await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
  if (box) await userEvent.click(box);
};

/**
 * All that match are chosen with one press, sent in calls of 200 at most, and the twelve that were refused are tried again
 * alone, with the keys they had.
 */
export const SendsAllThatMatch: Story = {
  parameters: answers(
    mock('listSellerItems').answer(manyLines(250)),
    mock('sendSellerEvents').answer(({ body }) => {
      sent.push(body);
      const isFirst = sent.length <= 2;
      return {
        lines: body.lines.map(({ orderId, itemId }) => {
          const refused = isFirst && itemId < 80_012;
          return {
            orderId,
            itemId,
            done: !refused,
            code: refused ? 'VERSION_CONFLICT' : null,
            message: refused ? 'Đơn hàng vừa thay đổi.' : null,
          };
        }),
      };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tickOne(context);
    await canvas.findByText('Đã chọn 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn cả 250 dòng khớp' }));
    await canvas.findByText('Đã chọn 250');
    await expect(canvas.queryByRole('button', { name: /dòng khớp$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi hàng (250)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('250 dòng sẽ được xử lý');
    await userEvent.click(dialog.getByRole('radio', { name: 'Tự giao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 250 dòng' }));
    await dialog.findByText('238 dòng đã xong, 12 dòng không được');
    await dialog.findByText('12 dòng: Đơn hàng vừa thay đổi.');
    await expect(sent.map(({ lines }) => lines.length)).toEqual([200, 50]);
    await userEvent.click(dialog.getByRole('button', { name: 'Thử lại 12 dòng không được' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Xử lý 12 dòng' }));
    await dialog.findByText('12 dòng đã xong, 0 dòng không được');
    const keysOf = (lines: Sent['lines'] = []) => lines.map((line) => line.idempotencyKey);
    await expect(keysOf(sent[2]?.lines)).toEqual(keysOf(sent[0]?.lines.slice(0, 12)));
    const [close] = dialog.getAllByRole('button', { name: 'Đóng' }).slice(-1);
    if (close) await userEvent.click(close);
    await expect(canvas.queryByText(/^Đã chọn/)).toBeNull();
  },
};

/** Numbers of many parcels are pasted from a table; what is missing is told, and typed where it is little. */
export const PastesParcels: Story = {
  parameters: answers(
    mock('listSellerItems').answer(manyLines(24)),
    mock('sendSellerEvents').answer(({ body }) => {
      sent.push(body);
      return {
        lines: body.lines.map(({ orderId, itemId }) => ({
          orderId,
          itemId,
          done: true,
          code: null,
          message: null,
        })),
      };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tickOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chọn cả 24 dòng khớp' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi hàng (24)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('0 dòng đã có mã vận đơn, 24 dòng còn thiếu');
    await put(context, dialog.getByRole('textbox', { name: /Đơn vị vận chuyển/ }), 'GHN');
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 24 dòng' }));
    await dialog.findAllByText('Vui lòng nhập mã vận đơn');
    const rows = Array.from(
      { length: 11 },
      (_, index) => `SO20260306-${String(index + 1).padStart(6, '0')}\tGHN-${index + 1}`,
    );
    await put(
      context,
      dialog.getByRole('textbox', { name: /Dán mã vận đơn/ }),
      ['Mã đơn\tMã vận đơn', ...rows].join('\n'),
    );
    await dialog.findByText('22 dòng đã có mã vận đơn, 2 dòng còn thiếu');
    await dialog.findByText('1 hàng không khớp đơn nào');
    const left = dialog.getAllByRole('textbox', { name: /^Mã vận đơn của SO20260306-000012/ });
    await expect(left).toHaveLength(2);
    for (const field of left) await userEvent.type(field, 'GHN-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 24 dòng' }));
    await dialog.findByText('24 dòng đã xong, 0 dòng không được');
    await expect(sent[0]?.lines[0]).toMatchObject({
      payload: { shipment: { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-1' } },
    });
    await expect(sent[0]?.lines.at(-1)).toMatchObject({
      payload: { shipment: { tracking: 'GHN-12' } },
    });
  },
};

/** What became of the lines is told also when none of them is left in the list. */
export const LeavesAnEmptyList: Story = {
  parameters: answers(
    mock('listSellerItems').answer((call) => manyLines(sent.length === 0 ? 4 : 0)(call)),
    mock('sendSellerEvents').answer(({ body }) => {
      sent.push(body);
      return {
        lines: body.lines.map(({ orderId, itemId }) => ({
          orderId,
          itemId,
          done: true,
          code: null,
          message: null,
        })),
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.queryByRole('button', { name: /dòng khớp$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi hàng (4)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Tự giao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 4 dòng' }));
    await dialog.findByText('4 dòng đã xong, 0 dòng không được');
    await canvas.findByText('Không có gì cần xử lý ở đây');
  },
};

/** The tick in the head is this page's: what was ticked on another page stays, also when this one is let go. */
export const ChoosesPageAfterPage: Story = {
  parameters: answers(mock('listSellerItems').answer(manyLines(60))),
  play: async ({ canvas, userEvent }) => {
    const whole = () => canvas.findByRole('checkbox', { name: 'Chọn tất cả trên trang này' });
    await userEvent.click(await whole());
    await canvas.findByText('Đã chọn 20');
    await userEvent.click(await canvas.findByRole('link', { name: 'Trang sau' }));
    await waitFor(async () => expect(await whole()).not.toBeChecked());
    await userEvent.click(await whole());
    await canvas.findByText('Đã chọn 40');
    await userEvent.click(await whole());
    await canvas.findByText('Đã chọn 20');
  },
};

/** Lines that could not go stay ticked: where the list finds none any more they stand below it, and can be let go. */
export const KeepsInSightWhatCouldNotGo: Story = {
  parameters: answers(
    mock('listSellerItems').answer((call) =>
      manyLines(sent.length === 0 || call.query.ids !== undefined ? 4 : 0)(call),
    ),
    mock('sendSellerEvents').answer(({ body }) => {
      sent.push(body);
      return {
        lines: body.lines.map(({ orderId, itemId }, index) => ({
          orderId,
          itemId,
          done: index > 0,
          code: index > 0 ? null : 'VERSION_CONFLICT',
          message: index > 0 ? null : 'Đơn hàng vừa thay đổi.',
        })),
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [all] = await canvas.findAllByRole('checkbox', { name: 'Chọn tất cả trên trang này' });
    if (all) await userEvent.click(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi hàng (4)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Tự giao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 4 dòng' }));
    await dialog.findByText('3 dòng đã xong, 1 dòng không được');
    const [close] = dialog.getAllByRole('button', { name: 'Đóng' });
    if (close) await userEvent.click(close);
    const left = within(await canvas.findByRole('region', { name: 'Còn 1 dòng đang đánh dấu' }));
    const box = await left.findByRole('checkbox', { name: /^Chọn SO/, checked: true });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.queryByText('Còn 1 dòng đang đánh dấu')).toBeNull());
  },
};

/** A call that gets no answer leaves its lines and those after it as not done, and says why. */
export const LosesTheWay: Story = {
  parameters: answers(
    mock('listSellerItems').answer(manyLines(24)),
    mock('sendSellerEvents').offline(),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tickOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chọn cả 24 dòng khớp' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi hàng (24)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Tự giao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 24 dòng' }));
    await dialog.findByText('0 dòng đã xong, 24 dòng không được');
    await dialog.findByRole('button', { name: 'Thử lại 24 dòng không được' });
  },
};
