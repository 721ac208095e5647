import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Shops, what they want to sell, and how. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Shops',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An approval is one press, and names the shop. */
export const OpensAShop: Story = {
  parameters: { path: 'admin/sellers' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByRole('img', { name: 'Giấy phép kinh doanh của Gỗ Ven Sông' });
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    await screen.findByText('Đã duyệt Gỗ Ven Sông');
  },
};

/** A refusal waits for its reason. */
export const RefusesWithAReason: Story = {
  parameters: { path: 'admin/sellers' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const refuse = dialog.getByRole('button', { name: /Từ chối/ });
    await expect(refuse).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox'), 'Ảnh giấy phép bị mờ');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await screen.findByText('Đã từ chối Gỗ Ven Sông');
  },
};

/** A new version is refused with a reason that its shop reads; the version that was looked at goes along. */
export const RefusesANewVersion: Story = {
  parameters: {
    path: 'admin/items',
    ...answers(
      mock('decideItem').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await canvas.findByText('3 mục khác với bản đang bán');
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Ảnh thiếu mặt bên');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'reject', reason: 'Ảnh thiếu mặt bên', expected_version: 0 }],
      ]),
    );
  },
};

/** Somebody else was first: it says so, and nothing is overwritten. */
export const SomebodyWasFirst: Story = {
  parameters: {
    path: 'admin/sellers',
    ...answers(mock('decidePartner').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Duyệt' }));
    await context.canvas.findByText('Hồ sơ vừa thay đổi');
  },
};

export const Shops: Story = {
  parameters: { path: 'admin/shops' },
  play: (context) => unfold(context, 1),
};

export const ShopStoppedByStaff: Story = {
  parameters: { path: 'admin/shops?sales=stopped' },
  play: (context) => unfold(context, 2),
};

/** A shop takes orders again with a reason alone. */
export const LetsAShopGoOn: Story = {
  parameters: {
    path: 'admin/shops',
    ...answers(
      mock('decideShop').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const button = await canvas.findByRole('button', { name: 'Cho bán tiếp' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Đã gửi bù các đơn trễ');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'resume',
        reason: 'Đã gửi bù các đơn trễ',
        expected_version: 1,
      }),
    );
  },
};

/** As what a shop pays tax is said with the paper that shows it, and sent once. */
export const ShopPaysTaxAsAHousehold: Story = {
  parameters: {
    path: 'admin/shops',
    ...answers(
      mock('setShopTaxpayer').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi loại người nộp thuế' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Hộ kinh doanh/ }));
    const save = canvas.getByRole('button', { name: 'Lưu loại người nộp thuế' });
    await userEvent.click(save);
    const paper = canvas.getByRole('textbox', { name: /^Căn cứ/ });
    await waitFor(() => expect(paper).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(paper, 'Giấy chứng nhận 41X8012345');
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        taxpayer: 'household',
        reason: 'Giấy chứng nhận 41X8012345',
        expected_version: 1,
      }),
    );
  },
};

export const ShopsEmpty: Story = {
  parameters: { path: 'admin/shops', ...answers(mock('listShops').empty()) },
};

/** A usual price that was raised before a promotion was asked for is told with it; where none moved, that is told. */
export const TellsHowUsualPricesMoved: Story = {
  parameters: {
    path: 'admin/promotions',
    ...answers(
      mock('listPromotionCases').answer(({ language }) => {
        const items = fixtures
          .promotionCases(language)
          .map((one, index) => (index === 0 ? one : { ...one, moves: [] }));
        return {
          data: { items, meta: { page: 1, limit: 20, total: items.length, totalPages: 1 } },
        };
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    await canvas.findByText(/^22\/02\/2026: tăng từ .*\sđ lên .*\sđ$/);
    await canvas.findByText(/^05\/01\/2026: giảm từ .*\sđ xuống .*\sđ$/);
    await unfold(context);
    await canvas.findByText('Giá thường không đổi trong 90 ngày trước khi gửi, và từ đó đến nay.');
  },
};
