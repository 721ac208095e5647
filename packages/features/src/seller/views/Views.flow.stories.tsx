import type { SellerItemList } from '@hien/api';
import {
  answers,
  fixtures,
  mock,
  MockFailure,
  signInForStory,
  signOutForStory,
  usualAnswer,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManagerOrderStatus/ShopManagerOrderStatusScreen.tsx';

let sent: object[] = [];
let asked: object[] = [];
const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/Views',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    asked = [];
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const opened = fixtures.shopViews.map((view) => ({ ...view, isDefault: view.id === 2 }));
const listed = mock('listSellerItems').answer(async ({ query }) => {
  if (query.waiting !== true) asked.push(query);
  return (await usualAnswer('listSellerItems')) as SellerItemList;
});

const menu = async ({ canvas, userEvent }: Play, name: string | RegExp = 'Bộ lọc đã lưu') =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** A list opens with the reader's own view, and asks for nothing before; whoever leads out of it stays out. */
export const OpensWithAView: Story = {
  parameters: answers(mock('listShopViews').answer({ items: opened }), listed),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Sofa phải gửi' });
    await waitFor(() =>
      expect(asked).toMatchObject([{ tab: 'preparing', q: 'sofa', sort: 'due' }]),
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Đơn mới/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'new_order', q: 'sofa' }));
    await canvas.findByRole('button', { name: 'Bộ lọc đã lưu' });
  },
};

/** What is looked at now is kept under a name, for all who work in the shop. */
export const KeepsAView: Story = {
  parameters: {
    path: 'shop-manager/order-status?tab=preparing&q=gh%E1%BA%BF&page=2',
    ...answers(
      mock('saveShopView').answer(({ body }) => {
        sent.push(body);
        const { id: _, expectedVersion: __, idempotencyKey: ___, ...view } = body;
        return { ...view, id: 9, version: 0, mine: true, editable: true };
      }),
    ),
  },
  play: async (context) => {
    const { userEvent } = context;
    await menu(context);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lưu bộ lọc đang xem' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bộ lọc' }));
    await dialog.findAllByText('Vui lòng điền mục này');
    await userEvent.type(dialog.getByRole('textbox', { name: /Tên bộ lọc/ }), 'Ghế phải gửi');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Chia sẻ/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bộ lọc' }));
    await screen.findByText('Đã lưu bộ lọc Ghế phải gửi.');
    await expect(sent).toMatchObject([
      {
        id: null,
        list: 'order-status',
        name: 'Ghế phải gửi',
        query: 'tab=preparing&q=gh%E1%BA%BF',
        shared: true,
        isDefault: false,
      },
    ]);
  },
};

/** Views are opened first, changed and taken away; a colleague's is not changed, and who was first is told. */
export const ArrangesViews: Story = {
  parameters: answers(
    mock('setDefaultShopView').answer(({ body }) => {
      sent.push(body);
      return { items: [] };
    }),
    mock('saveShopView').answer(({ body }) => {
      sent.push(body);
      const [, view] = fixtures.shopViews;
      if (view === undefined) throw new Error('no view');
      if (body.expectedVersion < 3)
        throw new MockFailure(409, {
          code: 'VERSION_CONFLICT',
          body: { current: { ...view, name: 'Ghế', version: 3 } },
        });
      return { ...view, name: body.name, version: 4 };
    }),
    mock('removeShopView').answer(({ params }) => {
      sent.push(params);
      return { items: [] };
    }),
  ),
  play: async (context) => {
    const { userEvent } = context;
    await menu(context);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quản lý bộ lọc' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('button', { name: /^Sửa bộ lọc/ })).toHaveLength(2);
    const [first] = dialog.getAllByRole('button', { name: 'Mở danh sách bằng bộ lọc này' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(sent).toEqual([{ list: 'order-status', id: 1 }]));
    await userEvent.click(dialog.getByRole('button', { name: 'Sửa bộ lọc Sofa phải gửi' }));
    const name = await dialog.findByRole('textbox', { name: /Tên bộ lọc/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sofa gấp');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bộ lọc' }));
    await dialog.findByText(/Người khác vừa đổi bộ lọc này thành “Ghế”/);
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bộ lọc' }));
    const remove = await dialog.findByRole('button', { name: 'Xóa bộ lọc Thay đổi gần đây' });
    await expect(sent.slice(1)).toMatchObject([
      { id: 2, expectedVersion: 2, query: 'tab=preparing&q=sofa' },
      { id: 2, expectedVersion: 3, name: 'Sofa gấp' },
    ]);
    await userEvent.click(remove);
    await screen.findByText('Đã xóa bộ lọc Thay đổi gần đây.');
  },
};

/** Without an answer about views the list opens as it is. */
export const ViewsUnknown: Story = {
  parameters: answers(mock('listShopViews').error(500), listed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toMatchObject([{ tab: 'new_order' }]));
    await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
  },
};
