import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';
import { ask, cellsOfColumn, typeOver } from './story-steps.ts';

type Sent = { items: { id: number; price: { from: number; to: number } }[] };

let sent: unknown[] = [];

const noItems = {
  draft: 0,
  waiting: 0,
  scheduled: 0,
  on_sale: 0,
  sold_out: 0,
  edit_request: 0,
  stopped: 0,
  rejected: 0,
};

const meta = {
  title: 'screens/seller/ShopManager/Items/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/items?sort=name',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    sessionStorage.clear();
    signInForStory('partner');
    return () => {
      sessionStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let asked: (string | undefined)[] = [];

/** What has no Korean yet: the server is asked, the address says so, and the tab that stands stays. Pressed again, all are there. */
export const FindsWhatLacksKorean: Story = {
  parameters: {
    path: 'shop-manager/items?sort=name&tab=on_sale',
    ...answers(
      mock('listShopItems').answer(({ query }) => {
        asked.push(query.missing && `${query.tab} ${query.missing}`);
        return {
          items: [],
          meta: { page: 1, limit: 20, total: 0, totalPages: 0 },
          counts: noItems,
        };
      }),
    ),
  },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas, userEvent }) => {
    const korean = await canvas.findByRole('button', { name: 'Thiếu tiếng Hàn' });
    await userEvent.click(korean);
    await waitFor(() => expect(asked.at(-1)).toBe('on_sale ko'));
    await expect(korean).toHaveAttribute('aria-pressed', 'true');
    await canvas.findByText(/^Những sản phẩm chưa có tên, tóm tắt hoặc mô tả bằng tiếng Hàn/);
    await userEvent.click(canvas.getByRole('button', { name: 'Thiếu tiếng Anh' }));
    await waitFor(() => expect(asked.at(-1)).toBe('on_sale en'));
    await expect(korean).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Thiếu tiếng Anh' }));
    await waitFor(() =>
      expect(canvas.queryByText(/^Những sản phẩm chưa có/)).not.toBeInTheDocument(),
    );
  },
};

/** Two of one price were sold meanwhile: the rest is saved, what was typed stays, and the second save goes out from the stock of now. */
export const SavesOnceAndKeepsWhatWasTyped: Story = {
  parameters: answers(
    mock('saveShopItems').answer(({ body, language }) => {
      sent.push(body);
      const all = fixtures.shopItems(language);
      return {
        items: body.items.map(({ id }, index) => {
          const item = all.find((one) => one.id === id) ?? null;
          const done = index > 0 || sent.length > 1;
          return {
            id,
            done,
            code: done ? null : 'VERSION_CONFLICT',
            message: done ? null : 'Giá vừa đổi.',
            current: item === null || done ? item : { ...item, price: item.price + 1000 },
          };
        }),
      };
    }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await typeOver(context, 'price', 0, '5000000');
    await typeOver(context, 'price', 1, '6000000');
    await canvas.findByText('Chưa lưu: 2 ô ở 2 sản phẩm');
    await ask(context, /^Lưu thay đổi$/);
    await canvas.findByText(/1 sản phẩm chưa lưu được/);
    await canvas.findByText('Chưa lưu: 1 ô ở 1 sản phẩm');
    const [first] = sent as Sent[];
    const { id, price } = first?.items[0] ?? { id: 0, price: { from: 0, to: 0 } };
    const kept = (await cellsOfColumn(context, 'price')).find(
      (cell) => cell.dataset['item'] === String(id),
    );
    await expect(kept?.value.replaceAll('.', '')).toBe(String(price.to));
    await ask(context, /^Lưu thay đổi$/);
    await waitFor(() => expect(canvas.queryByText(/^Chưa lưu/)).toBeNull());
    const [, second] = sent as Sent[];
    await expect(second?.items).toEqual([{ id, price: { from: price.from + 1000, to: price.to } }]);
  },
};

/** Days to prepare stand in the row, what an option adds unfolds beside its stock: one save for both. */
export const TypesWhatAnOptionAdds: Story = {
  parameters: answers(
    mock('saveShopItems').answer(({ body, language }) => {
      sent.push(body);
      const all = fixtures.shopItems(language);
      return {
        items: body.items.map(({ id }) => ({
          id,
          done: true,
          code: null,
          message: null,
          current: all.find((one) => one.id === id) ?? null,
        })),
      };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeOver(context, 'preparation', 0, '61');
    await canvas.findByText(/60/);
    await typeOver(context, 'preparation', 0, '9');
    const row = (await cellsOfColumn(context, 'preparation'))[0]?.dataset['item'];
    const item = fixtures.shopItem(Number(row), 'vi');
    const several = item.options.length > 1;
    if (several) {
      const folds = await canvas.findAllByRole('button', { expanded: false, name: /^Xem/ });
      if (folds[0]) await userEvent.click(folds[0]);
      await typeOver(context, 'additional', 0, '120000');
    }
    await ask(context, /^Lưu thay đổi$/);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toEqual({
      items: [
        {
          id: item.id,
          preparationDays: { from: item.preparationDays, to: 9 },
          ...(several
            ? {
                additional: [
                  {
                    optionId: item.options[0]?.id,
                    from: item.options[0]?.additionalAmount,
                    to: 120_000,
                  },
                ],
              }
            : {}),
        },
      ],
    });
  },
};

/** Enter goes down, Esc takes back, a pasted column fills the cells below, Ctrl+S is refused while a cell is wrong. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const cells = await cellsOfColumn(context, 'price');
    const [first, second, third] = cells;
    if (!first || !second || !third) throw new Error('three rows are needed');
    const before = second.value;
    await userEvent.click(first);
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.paste('1.250.000\n1,350,000\n');
    await expect([second.value, third.value]).toEqual(['1.250.000', '1.350.000']);
    await userEvent.keyboard('{Escape}');
    await expect(second.value).toBe(before);
    await userEvent.clear(third);
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText(/Có ô chưa đúng/);
  },
};

/** Deleting is asked first, says that it cannot be taken back, and what is refused is named with the server's reason. */
export const DeletesWhatRests: Story = {
  parameters: {
    path: 'shop-manager/items?tab=stopped',
    ...answers(
      mock('sendShopItemEvents').answer(({ body, language }) => {
        sent.push(body);
        return {
          items: body.ids.map((id) => ({
            id,
            done: sent.length > 1,
            code: sent.length > 1 ? null : ('EVENT_REFUSED' as const),
            message: sent.length > 1 ? null : 'Còn đơn hàng chưa xong.',
            current: sent.length > 1 ? null : fixtures.shopItem(id, language),
          })),
        };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ });
    if (box) await userEvent.click(box);
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Xóa (1)' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await ask();
    await first.findByText(/không lấy lại được/);
    await userEvent.click(first.getByRole('button', { name: 'Xóa' }));
    await first.findByText(/Còn đơn hàng chưa xong/);
    await userEvent.click(first.getAllByRole('button', { name: 'Đóng' })[0] as HTMLElement);
    const second = await ask();
    await userEvent.click(second.getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toMatchObject([
      { event: 'seller.delete' },
      { event: 'seller.delete', ids: [expect.any(Number)] },
    ]);
  },
};

/** Items ticked on two pages are stopped together, those that cannot are named with their reason, and a press takes it back. */
export const StopsTheSaleOfMany: Story = {
  parameters: {
    path: 'shop-manager/items?tab=on_sale&sort=name',
    ...answers(
      mock('sendShopItemEvents').answer(({ body, language }) => {
        sent.push(body);
        return {
          items: body.ids.map((id) => ({
            id,
            done: true,
            code: null,
            message: null,
            current: {
              ...fixtures.shopItem(id, language),
              state: body.event === 'seller.stop' ? ('stopped' as const) : ('on_sale' as const),
            },
          })),
        };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = () => canvas.findAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ });
    const [one] = await boxes();
    if (one) await userEvent.click(one);
    await userEvent.click(canvas.getByRole('link', { name: /^Hết hàng/ }));
    await waitFor(() => expect(canvas.queryAllByText('Đang bán').length).toBe(0));
    await canvas.findByText('Đã chọn 1');
    const [gone] = await boxes();
    if (gone) await userEvent.click(gone);
    await canvas.findByText('Đã chọn 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng bán (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 sản phẩm giữ nguyên');
    await userEvent.click(dialog.getByRole('button', { name: 'Ngừng bán' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toMatchObject([{ event: 'seller.stop', ids: [expect.any(Number)] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await screen.findByText('Đã trả 1 sản phẩm về như trước.');
    const [stop, resume] = sent as { event: string; ids: number[] }[];
    await expect(resume).toMatchObject({ event: 'seller.resume', ids: stop?.ids });
  },
};

/** What is ticked and what is typed each have their bar, and neither lies over the other. */
export const TwoBarsBesideEachOther: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Chọn (?!tất cả)/ });
    if (box) await userEvent.click(box);
    const [price] = await cellsOfColumn(context, 'price');
    if (!price) throw new Error('a row is needed');
    await userEvent.clear(price);
    await userEvent.type(price, '1250000');
    await canvas.findByRole('button', { name: 'Lưu thay đổi' });
    const reached = (button: HTMLElement): boolean => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return button.contains(there);
    };
    await waitFor(() =>
      expect(
        ['Bỏ chọn tất cả', 'Lưu thay đổi'].map((name) =>
          reached(canvas.getByRole('button', { name })),
        ),
      ).toEqual([true, true]),
    );
  },
};

/** While a promotion runs, the shop's own price stays in its cell, and below it stands what buyers pay until when. */
export const WhatBuyersPayInAPromotion: Story = {
  parameters: answers(
    mock('listShopItems').answer(({ language }) => {
      const items = fixtures.shopItems(language).slice(0, 3);
      return {
        items: items.map((item, index) =>
          index === 0 ? { ...item, promoted: { price: 5_100_000, until: '2026-03-15' } } : item,
        ),
        meta: { page: 1, limit: 20, total: 3, totalPages: 1 },
        counts: { ...noItems, on_sale: 3 },
      };
    }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/^Khuyến mãi 5\.100\.000\sđ đến hết 15\/03\/2026$/);
    await expect(canvas.getAllByText(/^Khuyến mãi .* đến hết/)).toHaveLength(1);
  },
};
