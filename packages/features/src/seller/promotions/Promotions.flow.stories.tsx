import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';
import { unfoldPromotion } from './story-steps.ts';

const meta = {
  title: 'screens/seller/ShopManager/Promotions/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/promotion-requests?plan=new',
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

/** Days and items are chosen, all reduced at once, and it is sent. */
export const PlansAndSends: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tên khuyến mãi/), 'Tháng gỗ sồi');
    await userEvent.type(canvas.getByLabelText(/^Ngày bắt đầu/), '01/05/2026');
    await userEvent.type(canvas.getByLabelText(/^Ngày kết thúc/), '07/05/2026');
    const found = await canvas.findByRole('list', { name: 'Tìm món để thêm' });
    const [first, second] = await within(found).findAllByRole('button', { name: /^Thêm / });
    if (first === undefined || second === undefined) throw new Error('nothing to add');
    await userEvent.click(first);
    await userEvent.click(second);
    // A special price needs one: it is said before anything is sent.
    await expect((await canvas.findAllByText('“Giá đặc biệt” cần có giá thấp hơn.')).length).toBe(
      2,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Giảm tất cả…' }), '20');
    await expect((await canvas.findAllByText(/^Người mua trả .*giảm/)).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi Hiên duyệt' }));
    await screen.findByText('Đã gửi. Chúng tôi duyệt rồi báo bạn.');
    await expect(await canvas.findByRole('link', { name: 'Lên khuyến mãi' })).toBeVisible();
  },
};

/** An item that another promotion has on these days is named with it; the server says the same and nothing typed is lost. */
export const NamesAClash: Story = {
  parameters: { path: 'shop-manager/promotion-requests?edit=1' },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByLabelText(/^Ngày kết thúc/);
    await userEvent.clear(end);
    await userEvent.type(end, '20/03/2026');
    const search = canvas.getByRole('searchbox', { name: 'Tìm món để thêm' });
    await userEvent.type(search, 'HN-00008');
    const found = await canvas.findByRole('list', { name: 'Tìm món để thêm' });
    await waitFor(() => expect(within(found).getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(within(found).getByRole('button', { name: /^Thêm / }));
    await expect(
      await canvas.findByText('Trùng ngày với “Tuần lễ đèn ấm” (16/03/2026 – 29/03/2026)'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi Hiên duyệt' }));
    await expect(
      (await canvas.findAllByText('Món này đã có khuyến mãi khác trong những ngày đó.'))[0],
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Ngày kết thúc/)).toHaveValue('20/03/2026');
  },
};

/** What the page cannot know, days of promotions that are over, the server says at the item's price. */
export const NamesTheDaysOfAYear: Story = {
  parameters: {
    path: 'shop-manager/promotion-requests?edit=1',
    ...answers(
      mock('sendPromotion').error(422, {
        code: 'VALIDATION',
        fields: [{ field: 'items.0.price', code: 'validation.promotion.year' }],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByLabelText(/^Ngày kết thúc/);
    await userEvent.clear(end);
    await userEvent.type(end, '20/03/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi Hiên duyệt' }));
    // Above the form and at its field.
    const said = await canvas.findAllByText(/quá 120 ngày trong một năm/);
    const wrong = canvas
      .getAllByRole('textbox')
      .filter((box) => box.getAttribute('aria-invalid') === 'true');
    await expect(wrong).toHaveLength(1);
    for (const one of said) await expect(one).toBeVisible();
  },
};

/** Stopping asks first, and says that it was done. */
export const Stops: Story = {
  parameters: { path: 'shop-manager/promotions' },
  play: async ({ canvas, userEvent }) => {
    await unfoldPromotion({ canvas, userEvent }, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng khuyến mãi' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dừng khuyến mãi' }));
    await screen.findByText(/^Đã dừng “/);
  },
};

/** Staff were first: the shop is told. */
export const StatusVersionConflict: Story = {
  parameters: {
    path: 'shop-manager/promotions',
    ...answers(mock('stopPromotion').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async ({ canvas, userEvent }) => {
    await unfoldPromotion({ canvas, userEvent }, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng khuyến mãi' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dừng khuyến mãi' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
