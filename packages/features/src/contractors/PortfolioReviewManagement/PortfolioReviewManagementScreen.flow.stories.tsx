import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Screen } from './PortfolioReviewManagementScreen.tsx';
import shown from './PortfolioReviewManagementScreen.stories.tsx';
import { moveAndSave } from './story-steps.ts';

const meta = {
  ...shown,
  title: 'screens/contractors/PortfolioReviewManagement/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const sent: unknown[] = [];

const names = ({ canvas }: Stage) =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** Moved by keys alone: the focus stays on the button, its place is told, and the whole order is sent once. */
export const OrdersByKeys: Story = {
  parameters: answers(
    mock('orderProjects').answer(({ body, language }) => {
      sent.push(body.ids);
      const { items, ...rest } = fixtures.ownPortfolio(language);
      return { data: { ...rest, items: items.toReversed() } };
    }),
  ),
  play: async (stage) => {
    sent.length = 0;
    const { canvas, userEvent } = stage;
    const [up] = (await canvas.findAllByRole('button', { name: /lên$/u })).slice(-1);
    if (up === undefined) throw new Error('no button');
    const before = names(stage);
    up.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(names(stage)).toEqual([before[0], before[2], before[1]]));
    await expect(
      canvas.getByRole('button', { name: up.getAttribute('aria-label') ?? '' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(names(stage)[0]).toBe(before[2]));
    await expect(canvas.getByRole('status')).toHaveTextContent('ở vị trí 1 trên 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu thứ tự' }));
    await screen.findByText(/Đã lưu thứ tự/u);
    await expect(sent).toEqual([[3, 1, 2]]);
  },
};

/** What could not be saved stays as it was put, and can be put back. */
export const KeepsTheOrder: Story = {
  parameters: answers(mock('orderProjects').error()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findAllByRole('article');
    const before = names(stage);
    await moveAndSave(stage);
    await screen.findByText(/Chưa lưu được thứ tự/u);
    await expect(names(stage)).toEqual([before[1], before[0], before[2]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Về thứ tự cũ' }));
    await expect(names(stage)).toEqual(before);
  },
};

/** One press hides a project, without a question: one more shows it again. */
export const Hides: Story = {
  play: async ({ canvas, userEvent }) => {
    const [hide] = await canvas.findAllByRole('button', { name: /^Ẩn /u });
    if (hide === undefined) throw new Error('no button');
    await userEvent.click(hide);
    await screen.findByText(/^Đã ẩn /u);
  },
};

/** Answered once; nobody asks twice for a removal, and a gravestone has no buttons. */
export const AnswersAReview: Story = {
  parameters: { path: 'portfolio-review-management/review?show=unanswered' },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Trả lời' });
    await expect(buttons).toHaveLength(2);
    // Staff have decided about one and look at the other.
    await expect(canvas.queryByRole('button', { name: 'Đề nghị gỡ' })).toBeNull();
    const [first] = buttons;
    if (first === undefined) throw new Error('no button');
    await userEvent.click(first);
    await userEvent.type(canvas.getByLabelText(/Công ty trả lời/u), 'Chúng tôi đã sửa góc bếp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng câu trả lời' }));
    await screen.findByText('Đã đăng câu trả lời.');
  },
};

/** Who is no contractor is told how to become one. */
export const WayOn: Story = {
  parameters: answers(mock('listOwnProjects').forbidden()),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Đăng ký làm nhà thầu' });
    await expect(way).toHaveAttribute('href', '/vi/contractor-view-editor/new');
  },
};
