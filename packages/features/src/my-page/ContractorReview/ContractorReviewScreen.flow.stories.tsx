import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './ContractorReviewScreen.tsx';
import shown from './ContractorReviewScreen.stories.tsx';
import { fillInEvidence, save, sendEvidence, takeBack } from './story-steps.ts';

const meta = {
  ...shown,
  title: 'screens/my-page/ContractorReview/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];

function first() {
  const [review] = fixtures.myConstructionReviews();
  if (review === undefined) throw new Error('no review');
  return review;
}

/** All but the home is in the form as it was said; what is saved closes it. */
export const Changes: Story = {
  parameters: answers(
    mock('editConstructionReview').answer(({ body }) => {
      sent.push(body);
      return { data: first() };
    }),
  ),
  play: async (stage) => {
    sent.length = 0;
    const { canvas, userEvent } = stage;
    const [change] = await canvas.findAllByRole('button', { name: 'Sửa' });
    if (change === undefined) throw new Error('no button');
    await userEvent.click(change);
    const words = await canvas.findByRole('textbox', { name: /Họ đã làm thế nào/u });
    await expect(words).toHaveValue(first().review.content);
    await userEvent.clear(words);
    await userEvent.type(words, 'Đã qua sửa góc bếp.');
    await userEvent.click(canvas.getByRole('radio', { name: /5 trên 5 sao/u }));
    await save(stage);
    await screen.findByText('Đã lưu. Đánh giá mới đang hiện.');
    await expect(sent).toEqual([
      expect.objectContaining({
        id: 701,
        rating: 5,
        review: 'Đã qua sửa góc bếp.',
        house_type: '3-bedroom',
        area: 92,
        period_months: 1.5,
        cost_from: 210_000_000,
      }),
    ]);
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: /Họ đã làm thế nào/u })).toBeNull(),
    );
  },
};

/** What the company answered has its reason on the button; it can still be taken back. */
export const AnsweredStays: Story = {
  parameters: { path: 'contractor-review?state=published' },
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('button', { name: 'Sửa' });
    await expect(second).toHaveAccessibleDescription(/Công ty đã trả lời những lời này/u);
    await expect(canvas.getAllByRole('button', { name: 'Rút lại' })).toHaveLength(2);
  },
};

/** While staff look at it nothing can be pressed; what they removed says why. */
export const StaffHaveIt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/Công ty đề nghị gỡ: Người viết không phải khách/u);
    await expect(canvas.getByText(/Gọi người thợ bằng lời xúc phạm/u)).toBeVisible();
    // Five reviews; two stand and are nobody's matter but the writer's.
    await expect(canvas.getAllByRole('button', { name: 'Rút lại' })).toHaveLength(2);
  },
};

/** What staff took away is objected to once; what was typed stays when it does not arrive. */
export const Appeals: Story = {
  parameters: {
    path: 'contractor-review?state=removed',
    ...answers(
      mock('appealConstructionRemoval').answer(({ body }) => {
        sent.push(body);
        return { data: first() };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    const words = await canvas.findByRole('textbox', { name: /Vì sao bạn cho là gỡ nhầm/u });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    // Without words nothing is sent.
    await expect(words).toBeInvalid();
    await userEvent.type(words, 'Tôi kể đúng việc đã xảy ra.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await screen.findByText(/^Đã gửi khiếu nại/u);
    await expect(sent).toEqual([{ id: 704, words: 'Tôi kể đúng việc đã xảy ra.' }]);
  },
};

/** AUTH_15: words that the server finds empty; they stay. */
export const StatusAuth15: Story = {
  parameters: {
    path: 'contractor-review?state=removed',
    ...answers(
      mock('appealConstructionRemoval').error(422, {
        code: 'AUTH_15',
        fields: [{ field: 'words', code: 'AUTH_15' }],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: /Vì sao bạn cho là gỡ nhầm/u });
    await userEvent.type(words, 'Tôi kể đúng việc đã xảy ra.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await waitFor(() => expect(words).toBeInvalid());
    await expect(words).toHaveValue('Tôi kể đúng việc đã xảy ra.');
  },
};

/** Asked first, with what stays; then gone. */
export const TakesBack: Story = {
  play: async (stage) => {
    await takeBack(stage);
    await screen.findByText('Đã rút lại đánh giá.');
  },
};

/** Its kind and its file are sent with the review that they are for; the sheet goes, and says so. */
export const SendsEvidence: Story = {
  parameters: answers(
    mock('sendReviewEvidence').answer(({ body }) => {
      sent.push(body);
      return { data: { ...first(), evidence: fixtures.ownEvidence.waiting } };
    }),
  ),
  play: async (stage) => {
    sent.length = 0;
    const { canvas, userEvent } = stage;
    const open = await canvas.findByRole('button', {
      name: 'Chứng minh bằng hợp đồng hoặc hóa đơn',
    });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText(/Chỉ nhân viên Hiên xem được/u)).toBeVisible();
    // Nothing is sent without a kind and a file.
    await sendEvidence();
    await expect(sent).toEqual([]);
    await fillInEvidence(stage);
    await sendEvidence();
    await screen.findByText('Đã gửi. Nhân viên Hiên sẽ xem.');
    await expect(sent).toEqual([
      expect.objectContaining({ id: 701, kind: 'contract', files: [fixtures.cv] }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What waits cannot be sent again, and what was confirmed has its badge; a review that is gone has neither. */
export const EvidenceStands: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Nhân viên Hiên đang xem giấy tờ của bạn');
    await expect(canvas.getAllByText('Có giấy tờ')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Chứng minh/u })).toHaveLength(1);
  },
};

/** The tabs are addresses; whom one wrote to leads to the form of the company's page. */
export const FindsWhomToReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Có thể viết/u }));
    // By its name: the other one is there until the address has changed.
    const list = await canvas.findByRole('tabpanel', { name: /Có thể viết/u });
    const [write] = await within(list).findAllByRole('link', { name: /^Viết đánh giá về/u });
    await expect(write).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/vi\/contractor-review-company\/\d+\?write=1$/u),
    );
    await expect(within(list).getByText(/chưa trả lời/u)).toBeVisible();
  },
};
