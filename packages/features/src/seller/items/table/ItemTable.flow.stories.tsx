import {
  type Call,
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import { csvText, itemSheet } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dropValue } from '../../../shared/files/kept-values.ts';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';
import { choose, filledTable, press, sheetCategories } from './story-table.ts';

let sent: Call<'saveItemTable'>['body'][] = [];
let isCutOff = false;

const meta = {
  title: 'screens/seller/ShopManager/Items/Table',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/items?plan=table',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('saveItemTable').answer((call) => {
        sent.push(call.body);
        if (isCutOff) throw new MockFailure(503);
        return {
          rows: call.body.rows.map(({ key, id }) => ({
            key,
            done: true,
            state: id === null ? ('draft' as const) : ('edit_request' as const),
            code: null,
            message: null,
            errors: [],
          })),
        };
      }),
    ),
  },
  beforeEach: async () => {
    sent = [];
    isCutOff = false;
    signInForStory('partner');
    await dropValue(`table-${fixtures.partner.id}`);
    await dropValue(`table-${fixtures.partner.id}-at`);
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const table = () => filledTable(fixtures.tableEntries('vi'), fixtures.categories);

const write = /^Ghi \d+ sản phẩm$/;

/** Looked at first, then written: only what differs is sent, and a new item has a key of its own. */
export const LooksThenWrites: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context, table());
    await canvas.findByText(/Sofa bản 2027/);
    await expect(sent).toEqual([]);
    await press(context, write);
    await canvas.findByText('Đã ghi 2 sản phẩm');
    const rows = sent.flatMap((one) => one.rows);
    await expect(rows.map(({ id, fields }) => [id === null, fields.length > 5])).toEqual([
      [false, false],
      [true, true],
    ]);
    await expect(rows[0]?.fields.toSorted()).toEqual(['name', 'price']);
    await expect(rows[1]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await expect(canvas.getByRole('link', { name: 'Xem các bản nháp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=written/),
    );
  },
};

/** As it was taken down it changes nothing. */
export const NothingChanges: Story = {
  play: async (context) => {
    const categories = sheetCategories(fixtures.categories);
    await choose(context, csvText(itemSheet(fixtures.tableEntries('vi'), categories, 'vi'), ';'));
    await context.canvas.findByText('Bảng này không thay đổi gì.');
    await expect(context.canvas.queryByRole('button', { name: write })).toBeNull();
  },
};

/** The line is dead: what is left is tried again with the same keys, so that nothing is written twice. */
export const GoesOnWithTheSameKeys: Story = {
  play: async (context) => {
    isCutOff = true;
    await choose(context, table());
    await press(context, write);
    await context.canvas.findByText('Dừng ở 0 trên 2 sản phẩm');
    const before = sent.length;
    await press(context, /^Ghi tiếp$/);
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await context.canvas.findByText('Dừng ở 0 trên 2 sản phẩm');
    const keys = sent.map(({ rows }) => rows.map(({ key }) => key));
    await expect(keys.at(-1)).toEqual(keys[0]);
  },
};

/** Categories could not be had: it is said where the template is chosen, and a press asks again. */
export const CategoriesFailed: Story = {
  parameters: answers(mock('listCategories').error(500)),
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa tải được danh mục, nên chưa có mẫu.');
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
  },
};

export const Wrong: Story = {
  parameters: { path: 'shop-manager/items?plan=table&show=wrong' },
  play: async (context) => {
    await choose(context, table());
    await context.canvas.findByText(/“Xe hơi”/);
  },
};

/** A fact of an appliance that cannot be is told by its column, with what is wrong of it. */
export const WrongFact: Story = {
  parameters: { path: 'shop-manager/items?plan=table&show=wrong' },
  play: async (context) => {
    const content = { ...fixtures.applianceItem, airSide: -20 };
    const item = { id: null, state: 'draft' as const, content };
    const lines = itemSheet([item], sheetCategories(fixtures.categories), 'vi');
    await choose(context, csvText(lines, ';'));
    await context.canvas.findByText(/Khoảng thoáng mỗi bên \(mm\): Không thể nhỏ hơn 0/);
  },
};

/** Another item has the number: the row is told, the others are written. */
export const ErrorProduct02: Story = {
  parameters: answers(
    mock('saveItemTable').answer(({ body, language }) => ({
      rows: body.rows.map(({ key, id }) => {
        const message = {
          vi: 'Mã sản phẩm này đã có người dùng.',
          en: 'This item code is taken.',
          ko: '이미 사용 중인 상품 코드입니다.',
        }[language];
        return id === null
          ? {
              key,
              done: false,
              state: null,
              code: 'PRODUCT_02',
              message,
              errors: [{ field: 'sku', code: 'PRODUCT_02', message }],
            }
          : { key, done: true, state: 'edit_request', code: null, message: null, errors: [] };
      }),
    })),
  ),
  play: async (context) => {
    await choose(context, table());
    await press(context, /^(Ghi \d|Write \d|상품 \d+개 저장)/);
    await context.canvas.findByRole('alert');
  },
};

/** The shop cannot be read: nothing is compared with nothing. */
export const ShopUnreadable: Story = {
  parameters: answers(mock('readItemTable').error(500)),
  play: async (context) => {
    await choose(context, table());
    await context.canvas.findByRole('alert');
  },
};

/** On its way: how far it is. */
export const Writing: Story = {
  parameters: answers(mock('saveItemTable').pending()),
  play: async (context) => {
    await choose(context, table());
    await press(context, /^(Ghi \d|Write \d|상품 \d+개 저장)/);
    await context.canvas.findByRole('progressbar');
  },
};
