import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Notices/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/notices?plan=new',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
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

const slow = (version: number, title: string) => ({
  id: 2,
  state: 'shown' as const,
  version,
  title,
  details: 'Giao chậm một ngày.',
  startsOn: '2026-03-02',
  endsOn: '2026-03-08',
  addedAt: '2026-03-02T03:00:00.000Z',
});

/** For days to come: it is told, and one is led to where it stands. */
export const Adds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tiêu đề/), 'Nghỉ lễ 30/4');
    await userEvent.type(canvas.getByLabelText(/^Nội dung/), 'Xưởng nghỉ bốn ngày.');
    const from = canvas.getByLabelText(/^Từ ngày/);
    await userEvent.clear(from);
    await userEvent.type(from, '30/04/2026');
    await userEvent.type(canvas.getByLabelText(/^Đến hết ngày/), '03/05/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm thông báo' }));
    await screen.findByText('Đã thêm thông báo');
    await canvas.findByText('Nghỉ lễ 30/4');
  },
};

/** Blanks are no title, and a day before the first is no last one: each is said at its field, and what was typed stays. */
export const RefusesWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Tiêu đề/);
    await userEvent.type(title, '   ');
    const details = canvas.getByLabelText(/^Nội dung/);
    await userEvent.type(details, '<b>Nghỉ</b>');
    const from = canvas.getByLabelText(/^Từ ngày/);
    await userEvent.clear(from);
    await userEvent.type(from, '10/04/2026');
    await userEvent.type(canvas.getByLabelText(/^Đến hết ngày/), '01/04/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm thông báo' }));
    await waitFor(() => expect(title).toBeInvalid());
    await userEvent.type(title, 'Nghỉ lễ');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm thông báo' }));
    await expect(
      (await canvas.findAllByText('Ngày kết thúc phải sau ngày bắt đầu')).length,
    ).toBeGreaterThan(0);
    await expect(details).toHaveValue('<b>Nghỉ</b>');
  },
};

/** A sixth one: the shop is told what to do first. */
export const StatusConflict: Story = {
  parameters: {
    path: 'shop-manager/notices?edit=3',
    ...answers(mock('saveShopNotice').error(409, { code: 'CONFLICT' })),
  },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByLabelText(/^Đến hết ngày/);
    await userEvent.clear(to);
    await userEvent.type(to, '20/03/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await canvas.findByText(/tối đa 5 thông báo/);
  },
};

/** A colleague was first: after a look at theirs, one's own goes over it. */
export const KeepsMine: Story = {
  parameters: {
    path: 'shop-manager/notices?edit=2',
    // The list was read before the colleague saved: what is kept is of version 2.
    ...answers(
      mock('listShopNotices').answer({
        items: [slow(1, 'Giao chậm')],
        meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
        counts: { planned: 0, shown: 1, ended: 0 },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText(/^Tiêu đề/);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await canvas.findByText(/^Xe của xưởng đang bảo dưỡng/);
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ bản của tôi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await screen.findByText('Đã lưu');
  },
};

let reads = 0;

/** What was left here over an older version is not offered over a colleague's newer one, which it would replace. */
export const LeavesAnOldDraft: Story = {
  beforeEach: () => {
    reads = 0;
  },
  parameters: {
    path: 'shop-manager/notices?edit=2',
    ...answers(
      mock('listShopNotices').answer(({ query: { id } }) => {
        if (id !== undefined) reads += 1;
        return {
          items: [reads > 1 ? slow(2, 'Bản của Lan') : slow(1, 'Giao chậm')],
          meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
          counts: { planned: 0, shown: 1, ended: 0 },
        };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tiêu đề/), ' nữa');
    await userEvent.click(canvas.getByRole('link', { name: 'Về danh sách thông báo' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Sửa thông báo Giao chậm/ }));
    await expect(await canvas.findByLabelText(/^Tiêu đề/)).toHaveValue('Bản của Lan');
    await expect(canvas.queryByText(/bản nháp chưa gửi/)).toBeNull();
  },
};

/** Taking one away asks first. */
export const Removes: Story = {
  parameters: { path: 'shop-manager/notices' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gỡ thông báo Giao chậm/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gỡ' }));
    await screen.findByText('Đã gỡ thông báo');
  },
};

let isRemoved = false;

/** The row had the focus and is gone: it goes on from the list, not from the top of the page. */
export const GoesOnFromTheList: Story = {
  beforeEach: () => {
    isRemoved = false;
  },
  parameters: {
    path: 'shop-manager/notices',
    ...answers(
      mock('listShopNotices').answer(() => ({
        items: isRemoved ? [] : [slow(2, 'Giao chậm')],
        meta: { page: 1, limit: 20, total: isRemoved ? 0 : 1, totalPages: 1 },
        counts: { planned: 0, shown: isRemoved ? 0 : 1, ended: 0 },
      })),
      mock('removeShopNotice').answer(() => {
        isRemoved = true;
        return slow(2, 'Giao chậm');
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gỡ thông báo Giao chậm/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gỡ' }));
    await canvas.findByText('Hiện không có thông báo nào');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Đang hiện' })).toHaveFocus());
  },
};
