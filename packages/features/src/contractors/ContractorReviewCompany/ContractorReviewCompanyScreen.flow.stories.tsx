import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from './ContractorReviewCompanyScreen.tsx';
import { fillIn } from './story-steps.ts';

const meta = {
  title: 'screens/contractors/ContractorReviewCompany/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-review-company/1?write=1',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => () => {
    signOutForStory();
    localStorage.clear();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];

/** A member says what it cost; the list comes back, and the form is gone. */
export const Publishes: Story = {
  parameters: answers(
    mock('writeConstructionReview').answer(({ body }) => {
      sent.push(body);
      const [first] = fixtures.constructionReviews();
      if (first === undefined) throw new Error('no review');
      return { data: first };
    }),
  ),
  beforeEach: () => {
    sent.length = 0;
    signInForStory();
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng đánh giá' }));
    await screen.findByText('Đã đăng đánh giá của bạn.');
    await expect(sent).toEqual([
      expect.objectContaining({
        contractor_id: 1,
        rating: 5,
        house_type: '2-bedroom',
        period_months: 2.5,
        cost_from: 320_000_000,
        cost_to: 350_000_000,
      }),
    ]);
    await canvas.findByRole('link', { name: 'Viết đánh giá' });
  },
};

/** The home was reviewed before: the server's sentence stands above the form, which keeps every word. */
export const ReviewedBefore: Story = {
  beforeEach: () => signInForStory(),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage, 'Khu nhà Bờ Kè');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng đánh giá' }));
    await canvas.findByText(/Dữ liệu vừa thay đổi/u);
    await expect(canvas.getByLabelText(/Họ đã làm thế nào/u)).toHaveValue('Đúng hẹn.');
  },
};

/** Costs the wrong way round are said at their field. */
export const CostsTheWrongWayRound: Story = {
  beforeEach: () => signInForStory(),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    const upper = canvas.getByLabelText(/Chi phí đến/u);
    await userEvent.clear(upper);
    await userEvent.type(upper, '310000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng đánh giá' }));
    await waitFor(() =>
      expect(upper).toHaveAccessibleDescription(/phải từ chi phí bắt đầu trở lên/u),
    );
  },
};

/** A guest fills it in: the button says that signing in comes with it, and the words lie on the device by then. */
export const GuestWrites: Story = {
  beforeEach: () => signOutForStory(),
  play: async (stage) => {
    await fillIn(stage);
    await waitFor(() =>
      expect(localStorage.getItem('hien-draft:construction-review-1')).toContain('Gió Đông'),
    );
    await expect(stage.canvas.getByRole('button', { name: 'Đăng nhập và đăng' })).toBeEnabled();
  },
};

const ownCompany = mock('getContractor').answer(({ language }) => {
  const company = fixtures.contractor(1, language);
  if (company === undefined) throw new Error('no company');
  return { data: { ...company, user_id: fixtures.partner.id } };
});
const path = 'contractor-review-company/1';
const asCompany = {
  parameters: { path, ...answers(ownCompany) },
  beforeEach: () => signInForStory('partner'),
} satisfies Story;

/** The company's own people answer in place, once; nobody else has the button. */
export const CompanyAnswers: Story = {
  ...asCompany,
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Trả lời' });
    await expect(canvas.queryByRole('link', { name: 'Viết đánh giá' })).toBeNull();
    // Of four one has its answer and one was taken away.
    await expect(buttons).toHaveLength(2);
    const [first] = buttons;
    if (!first) throw new Error('no button');
    await userEvent.click(first);
    await userEvent.type(canvas.getByLabelText(/Công ty trả lời/u), 'Chúng tôi đã sửa góc bếp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng câu trả lời' }));
    await screen.findByText('Đã đăng câu trả lời.');
  },
};

/** They name the rule that a review breaks, and where; a request without either is not sent. */
export const CompanyAsksForRemoval: Story = {
  ...asCompany,
  parameters: {
    path,
    ...answers(
      ownCompany,
      mock('requestConstructionRemoval').answer(({ body }) => ({
        data: { id: body.id, state: 'waiting', rule: body.rule },
      })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    // Two were asked for already: the list says so, and nobody asks twice.
    await canvas.findByText(/^Công ty đề nghị gỡ ngày .*; nhân viên Hiên đang xem$/u);
    await expect(canvas.getByText(/^Nhân viên Hiên giữ lại ngày/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đề nghị gỡ' }));
    await userEvent.click(canvas.getByRole('radio', { name: /không phải khách/u }));
    await userEvent.type(
      canvas.getByLabelText(/Vi phạm ở chỗ nào/u),
      'Chúng tôi không có công trình nào ở toà nhà này.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đề nghị' }));
    await screen.findByText('Đã gửi. Nhân viên Hiên sẽ xem.');
  },
};
