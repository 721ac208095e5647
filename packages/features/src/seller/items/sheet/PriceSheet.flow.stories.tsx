import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { csvText, priceSheet } from '@hien/domain';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';
import { ask } from '../story-steps.ts';

type Sent = {
  items: { id: number; price?: { from: number; to: number }; stock?: { to: number }[] }[];
};

let sent: Sent[] = [];
let refuses = false;

const meta = {
  title: 'screens/seller/ShopManager/Items/Sheet/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/items?sort=name',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('saveShopItems').answer(({ body, language }) => {
        sent.push(body);
        const all = fixtures.shopItems(language);
        return {
          items: body.items.map(({ id }, index) => ({
            id,
            done: !refuses || index > 0,
            code: refuses && index === 0 ? 'VERSION_CONFLICT' : null,
            message: refuses && index === 0 ? 'Vừa được người khác đổi.' : null,
            current: all.find((one) => one.id === id) ?? null,
          })),
        };
      }),
    ),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    refuses = false;
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open(stage: Stage) {
  await ask(stage, /^Bảng Excel/);
  return within(await screen.findByRole('dialog', { name: 'Giá và tồn kho bằng bảng tính' }));
}

type Dialog = Awaited<ReturnType<typeof open>>;

const choose = async (dialog: Dialog, { userEvent }: Stage, text: string, name = 'bang.csv') =>
  userEvent.upload(await dialog.findByLabelText(/^Chọn tệp/), new File([text], name));

/** The shop's table with a price and a stock typed over; the first two items are changed. */
function changedTable(): string {
  const items = fixtures.shopItems('vi').toSorted((a, b) => a.id - b.id);
  const [heads = [], ...lines] = priceSheet(items, 'vi');
  const [first = [], ...others] = lines;
  const second = others.find(([, name]) => name !== first[1]) ?? [];
  const typed = lines.map((line) =>
    line === first
      ? line.with(4, '99.000.000')
      : line === second
        ? line.with(6, Number(line[6]) + 7)
        : line,
  );
  return csvText([heads, ...typed], ';');
}

/** The three steps. */
export const Start: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByRole('button', { name: 'Tải Excel' });
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Looked at first, then written: only what was typed over is sent. */
export const LooksThenSaves: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, changedTable());
    await dialog.findByText('Sản phẩm thay đổi');
    await expect(sent).toEqual([]);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Lưu 2 sản phẩm' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Đã lưu 2 sản phẩm.'));
    const items = sent.flatMap((one) => one.items);
    await expect(items).toHaveLength(2);
    await expect(items[0]?.price?.to).toBe(99_000_000);
    await expect(items[0]?.stock).toBeUndefined();
    await expect(items[1]?.price).toBeUndefined();
    await expect(items[1]?.stock).toHaveLength(1);
  },
};

/** Somebody was first: what is left is named, and comparing anew goes on with the shop of now. */
export const NamesWhatIsLeft: Story = {
  play: async (context) => {
    refuses = true;
    const dialog = await open(context);
    await choose(dialog, context, changedTable());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Lưu 2 sản phẩm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /1 sản phẩm chưa lưu được.*Vừa được người khác đổi/,
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'So lại và thử tiếp' }));
    // The one that was written is not written a second time.
    await dialog.findByRole('button', { name: 'Lưu 1 sản phẩm' });
  },
};

/** Wrong lines are told with their numbers and hold up nothing but their own item. */
export const TellsWrongLines: Story = {
  play: async (context) => {
    const [item] = fixtures.shopItems('vi');
    const sku = item?.options[0]?.sku ?? '';
    const dialog = await open(context);
    await choose(dialog, context, `Mã phân loại;Tồn kho\n${sku};nhiều\nKHAC-1;5\n${sku};3\n`);
    await dialog.findByText('3 dòng không được nhận');
    await dialog.findByText('Dòng 2: “nhiều” ở cột Tồn kho không phải là số nguyên.');
    await dialog.findByText(/^Dòng 3: gian hàng không có phân loại “KHAC-1”/);
    await dialog.findByText(`Dòng 4: phân loại “${sku}” đã có ở dòng trên.`);
    await expect(dialog.queryByRole('button', { name: /^Lưu / })).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Chọn tệp khác' }));
    await dialog.findByLabelText(/^Chọn tệp/);
  },
};

/** What is no table of ours says why and how to go on; the next file is chosen at once. */
export const RefusesOtherFiles: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, '\0\0\0\0', 'anh.csv');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /anh\.csv.*không đặt mật khẩu/,
    );
    await choose(dialog, context, 'a;b\n1;2\n');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Dòng đầu phải có cột/);
    await choose(dialog, context, 'a;b\n"1;2\n');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/mở ở dòng 2/);
  },
};

/** The shop cannot be read: nothing is compared with nothing. */
export const ShopUnreadable: Story = {
  parameters: answers(mock('exportShopItems').error(500)),
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, changedTable());
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/chưa có gì thay đổi/);
  },
};

/** The table is as the shop is: there is nothing to save. */
export const NothingChanges: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, csvText(priceSheet(fixtures.shopItems('vi'), 'vi'), ';'));
    await dialog.findByText('Bảng này không thay đổi gì.');
    await expect(dialog.queryByRole('button', { name: /^Lưu / })).toBeNull();
  },
};

/** While lots are on their way the window stays. */
export const Saving: Story = {
  parameters: answers(mock('saveShopItems').pending()),
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, changedTable());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Lưu 2 sản phẩm' }));
    await dialog.findByRole('progressbar', { name: 'Đã lưu 0 trên 2 sản phẩm' });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect(dialog.getByRole('progressbar')).toBeInTheDocument();
  },
};

/** The line went dead: nothing is lost, and going on passes over what is written. */
export const CutOff: Story = {
  parameters: answers(mock('saveShopItems').error(503)),
  play: async (context) => {
    const dialog = await open(context);
    await choose(dialog, context, changedTable());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Lưu 2 sản phẩm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/2 sản phẩm chưa lưu được/);
    await expect(dialog.getByRole('button', { name: 'So lại và thử tiếp' })).toBeEnabled();
  },
};
