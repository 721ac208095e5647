import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** A single item is stopped by staff, or goes on; a promotion is ended. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/ItemSale',
  tags: ['!autodocs'],
  parameters: {
    ...flow.parameters,
    chromatic: { disableSnapshot: true },
    path: 'admin/item-sales',
    ...answers(
      mock('moveItemSale').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
      mock('endPromotion').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const stop = { name: 'Ngừng bán sản phẩm' };
const why = 'Ảnh và mẫu của một hãng khác.';

/** With the rule that it breaks and words to its shop. */
export const StopsAnItem: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const button = await canvas.findByRole('button', stop);
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Vi phạm/ }), 'counterfeit');
    await userEvent.type(reason, why);
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'stop',
        rule: 'counterfeit',
        reason: why,
        expected_version: 0,
      }),
    );
  },
};

/** Somebody else was first: it is said, and what was typed stays. */
export const StoppedByAnother: Story = {
  parameters: answers(mock('moveItemSale').error(409, { code: 'VERSION_CONFLICT' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const button = await canvas.findByRole('button', stop);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Vi phạm/ }), 'other');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lý do/ }), why);
    await userEvent.click(button);
    await canvas.findByText('Hồ sơ vừa thay đổi');
    await expect(canvas.getByRole('textbox', { name: /^Lý do/ })).toHaveValue(why);
  },
};

/** What staff stopped says who did it and why, and goes on as it was. */
export const LetsAnItemGoOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 2);
    await canvas.findByText('Hannah Miller');
    await expect(canvas.queryByRole('button', stop)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lý do/ }), 'Đã có giấy cho phép');
    await userEvent.click(canvas.getByRole('button', { name: 'Cho bán lại' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'release',
        rule: null,
        reason: 'Đã có giấy cho phép',
        expected_version: 1,
      }),
    );
  },
};

/** What its shop has sent anew is decided among the new items: nothing is pressed here. */
export const SentAnew: Story = {
  parameters: answers(
    mock('listItemSales').answer(({ language }) => {
      const items = fixtures
        .itemSales(language)
        .filter(({ id }) => id === fixtures.stoppedItemId)
        .map((one) => ({
          ...one,
          sale: { ...one.sale, state: 'waiting' as const, releasable: false },
        }));
      return { data: { items, meta: { page: 1, limit: 20, total: 1, totalPages: 1 } } };
    }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    await canvas.findByText(/Gian hàng đã sửa và gửi lại/);
    await expect(canvas.queryByRole('textbox', { name: /^Lý do/ })).toBeNull();
  },
};

export const NothingOnSale: Story = {
  parameters: answers(mock('listItemSales').empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có sản phẩm nào lên kệ');
  },
};

/** Found by the stop: the chip is in the address. */
export const FoundByState: Story = {
  parameters: { path: 'admin/item-sales?sale=stopped' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Hiên đã ngừng bán', pressed: true }),
    ).toBeVisible();
  },
};

/** A promotion that was approved is ended with a reason. */
export const EndsAPromotion: Story = {
  parameters: { path: 'admin/promotions?state=decided' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Lý do/ }),
      'Giá gốc được nâng trước khi giảm',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng khuyến mãi' }));
    await screen.findByText('Đã dừng khuyến mãi Tuần lễ đèn ấm');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        reason: 'Giá gốc được nâng trước khi giảm',
        expected_version: 0,
      }),
    );
  },
};

/** A product that buyers reported: the seller’s words are asked for, and the shelves’ rules. */
export const StopsWhatWasReported: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(
      mock('listReportCases').answer(({ language }) => ({
        data: {
          items: [fixtures.productReportCase(language)],
          meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
        },
      })),
      mock('decideReport').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/Kiểu này là của xưởng tôi/);
    await expect(canvas.getByRole('link', { name: /^Mở sản phẩm/ })).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Quy định/ }),
      'counterfeit',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Lời gửi người bán/ }), why);
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng bán' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        decision: 'remove',
        rule: 'counterfeit',
        quote: why,
        expected_version: 0,
      }),
    );
  },
};
