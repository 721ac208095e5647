import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Reviews that somebody wants gone. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Reviews',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Either decision needs its reason; what was decided names the author. */
export const RemovesAReview: Story = {
  parameters: {
    path: 'admin/reviews',
    ...answers(
      mock('decideReviewRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' });
    await userEvent.click(save);
    await canvas.findAllByText('Vui lòng chọn quyết định');
    await canvas.findAllByText('Vui lòng viết nội dung');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Gỡ đánh giá/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Xúc phạm người bán.');
    await userEvent.click(save);
    await screen.findByText('Đã gỡ đánh giá của Khách 0412');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'delete', reason: 'Xúc phạm người bán.', expected_version: 0 }],
      ]),
    );
  },
};

/** A contractor's request reads both sides; the decision names the writer. */
export const KeepsAConstructionReview: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('decideConstructionRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // Appeals stand before it.
    await unfold(context, 1);
    await canvas.findByText('Chúng tôi không có công trình nào ở toà nhà này.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Giữ lại' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Đã xem hợp đồng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await screen.findByText(/Quang D/);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'keep', reason: 'Đã xem hợp đồng.', expected_version: 0 }],
      ]),
    );
  },
};

/** A writer objects to the removal: staff read both, and lift the gravestone. */
export const RestoresAConstructionReview: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('decideConstructionRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/biên bản bàn giao có chữ ký/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Cho hiện lại/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Biên bản đúng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await screen.findByText(/Đã cho hiện lại: Lan T/);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'restore', reason: 'Biên bản đúng.', expected_version: 2 }],
      ]),
    );
  },
};

/** Whoever took it away is told that a colleague answers, and finds no form. */
export const LeavesAnAppealToAColleague: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('listConstructionRemovals').answer({
        data: {
          items: [{ ...fixtures.appealedRemoval, answerable: false }],
          meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
        },
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    await canvas.findByText(/nên một đồng nghiệp trả lời khiếu nại/);
    await expect(canvas.queryByRole('button', { name: 'Lưu quyết định' })).toBeNull();
  },
};

/** Somebody was first: it says so, and what was typed stays. */
export const SomebodyDecidedTheReview: Story = {
  parameters: {
    path: 'admin/reviews',
    ...answers(mock('decideReviewRemoval').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Giữ lại' }));
    const box = canvas.getByRole('textbox', { name: /Lý do/ });
    await userEvent.type(box, 'Người mua kể thật.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await canvas.findByText(/Hồ sơ vừa thay đổi/);
    await expect(box).toHaveValue('Người mua kể thật.');
  },
};
