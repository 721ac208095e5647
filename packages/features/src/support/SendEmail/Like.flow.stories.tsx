import {
  answers,
  fixtures,
  MockFailure,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { fillIn } from '../parts/story-steps.ts';
import { Screen } from './SendEmailScreen.tsx';

let sent: unknown[] = [];
let asked = 0;

/** The earlier inquiry, with a picture that was uploaded and one of the sample's. */
const earlier = () => {
  const thread = fixtures.inboxThread(1, 'vi');
  if (!thread) throw new Error('the inbox has no conversation 1');
  const messages = thread.messages.map((said, at) => ({
    ...said,
    images: at > 0 ? [] : said.images.slice(0, 2).map((one, n) => (n > 0 ? one : uploaded(one))),
  }));
  return { ...thread, messages };
};
const uploaded = <Of extends object>(picture: Of) => ({
  ...picture,
  path: 'uploads',
  name: 'story-1.webp',
});

/** What went out, of the company of these stories. */
const justSent = () => {
  const thread = fixtures.justSent('vi');
  if (!thread) throw new Error('nothing was sent');
  return { ...thread, contractor: { ...thread.contractor, contractor_id: 3 } };
};

/** The inquiries of the reader: the earlier one, and the one that was just sent. */
const read = mock('getInboxThread').answer(({ params }) => ({
  data: params.id === fixtures.sentInquiryId ? justSent() : earlier(),
}));

const meta = {
  title: 'screens/support/SendEmail/Like Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'send-email/3?like=1',
    chromatic: { disableSnapshot: true },
    ...answers(
      read,
      mock('sendInboxMessage').answer(({ body }) => {
        sent.push(body);
        return { data: { id: fixtures.sentInquiryId, created_at: '2026-03-06T03:00:00Z' } };
      }),
    ),
  },
  globals: { language: 'vi' },
  render: () => (
    <Routes>
      <Route path="/:language/send-email/:id" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>
  ),
  beforeEach: () => {
    sent = [];
    asked = 0;
    localStorage.removeItem('hien-draft:inquiry-3');
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything of the earlier inquiry is there, can be changed, and goes out as one that asks the same. */
export const FilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Điền sẵn theo yêu cầu gửi Xây dựng Bến Mới ngày/);
    const words = canvas.getByLabelText(/^Nội dung/);
    await expect(words).toHaveDisplayValue(/tôi vừa nhận căn hộ 68 m²/);
    await expect(canvas.getByLabelText(/^Loại việc/)).toHaveValue('turnkey');
    await expect(canvas.getByLabelText(/^Diện tích/)).toHaveValue('68');
    await expect(canvas.getByLabelText(/^Ngân sách đến/)).toHaveValue('300.000.000');
    await expect(canvas.getByText(/^1 ảnh của yêu cầu trước không đi cùng được/)).toBeVisible();
    const designs = within(await canvas.findByRole('region', { name: 'Thiết kế gửi kèm' }));
    await waitFor(() => expect(designs.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.clear(canvas.getByLabelText(/^Ngân sách từ/));
    await userEvent.type(words, ' Cảm ơn anh.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin nhắn' }));
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toEqual([
      expect.objectContaining({
        contractor_id: 3,
        like: 1,
        design_ids: [1],
        content: expect.stringMatching(/Cảm ơn anh\.$/),
        images: [{ images: '/media/uploads/story-1.webp' }],
        job: expect.objectContaining({ area: 68, budget_from: null, budget_to: 300_000_000 }),
      }),
    ]);
  },
};

/** An inquiry of nobody, or of somebody else: a plain form, and nothing is said. */
export const WrongId: Story = {
  parameters: {
    path: 'send-email/3?like=99',
    ...answers(
      mock('getInboxThread').answer(({ params }) => {
        if (params.id !== fixtures.sentInquiryId) throw new MockFailure(404);
        return { data: justSent() };
      }),
    ),
  },
  play: async (context) => {
    await context.canvas.findByLabelText(/^Nội dung/);
    await expect(context.canvas.getByLabelText(/^Nội dung/)).toHaveValue('');
    await expect(context.canvas.queryByText(/yêu cầu trước/)).toBeNull();
    await fillIn(context, true);
    await context.canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toEqual([expect.not.objectContaining({ like: expect.anything() })]);
  },
};

/** What came to the reader's own company is not theirs to take up. */
export const ReceivedIsNotSent: Story = {
  parameters: {
    path: 'send-email/5?like=4',
    ...answers(
      mock('getInboxThread').answer(() => {
        const thread = fixtures.inboxThread(4, 'vi', 'partner');
        if (!thread) throw new Error('the partner has no conversation 4');
        return { data: thread };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Nội dung/)).toHaveValue('');
    await expect(canvas.getByLabelText(/Số điện thoại/)).toHaveValue('0912345678');
  },
};

/** The server does not answer: said, and tried again; then it is filled in. */
export const NotRead: Story = {
  parameters: {
    path: 'send-email/4?like=1',
    ...answers(
      mock('getInboxThread').answer(() => {
        asked += 1;
        if (asked === 1) throw new MockFailure(500);
        return { data: earlier() };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Chưa đọc được yêu cầu trước/);
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await canvas.findByText(/^Điền sẵn theo yêu cầu gửi Xây dựng Bến Mới/);
    await expect(canvas.getByLabelText(/^Loại việc/)).toHaveValue('turnkey');
  },
};

const draft = {
  service: 'joinery',
  premises: 'studio',
  city: 'Huế',
  district: 'Vỹ Dạ',
  area: '20',
  budget_from: '',
  budget_to: '',
  begins: 'unsure',
  phone_number: '0900 111 222',
  email: 'khac@hien.example',
  content: 'Bản nháp của tôi.',
  images: [],
};
const stored = () => localStorage.getItem('hien-draft:inquiry-3') ?? '';

/** A draft to this company is not written over: it is taken instead, as it was. */
export const DraftIsTaken: Story = {
  beforeEach: () => localStorage.setItem('hien-draft:inquiry-3', JSON.stringify(draft)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Bạn còn một bản nháp viết cho Bếp & Tắm/);
    const words = canvas.getByLabelText(/^Nội dung/);
    await userEvent.type(words, ' Thêm.');
    await expect(stored()).toContain('Bản nháp của tôi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng bản nháp' }));
    await waitFor(() => expect(words).toHaveValue('Bản nháp của tôi.'));
    await expect(canvas.getByLabelText(/^Ngân sách đến/)).toHaveValue('');
    await expect(stored()).toContain('Bản nháp của tôi.');
  },
};

/** Or it is discarded, and the earlier inquiry stays in the form. */
export const DraftIsLeft: Story = {
  beforeEach: DraftIsTaken.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Bỏ bản nháp, giữ yêu cầu trước' }),
    );
    await expect(canvas.getByLabelText(/^Loại việc/)).toHaveValue('turnkey');
    await expect(stored()).toBe('');
  },
};

/** From the filled-in form to an empty one. */
export const StartsAfresh: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Viết từ đầu' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Nội dung/)).toHaveValue(''));
    await expect(canvas.queryByText(/^Điền sẵn theo/)).toBeNull();
  },
};

/** This company was asked already: said before anything is typed, with the way there. */
export const AskedAlready: Story = {
  parameters: { path: 'send-email/2?like=1' },
  beforeEach: () => localStorage.removeItem('hien-draft:inquiry-2'),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Bạn đã hỏi Bê tông Phố Cũ đúng việc này.');
    await expect(
      within(notice.parentElement ?? notice).getByRole('link', { name: 'Xem cuộc trao đổi' }),
    ).toHaveAttribute('href', '/vi/inbox?message=7');
  },
};

/** Sent: the page says so after a reload too, and leads to companies that take such a job. */
export const Sent: Story = {
  parameters: {
    path: `send-email/1?sent=${fixtures.sentInquiryId}`,
    ...answers(
      mock('getInboxThread').answer(() => {
        const thread = fixtures.justSent('vi');
        if (!thread) throw new Error('nothing was sent');
        return { data: thread };
      }),
    ),
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', {
      name: 'Tin của bạn đã đến Xây dựng Bến Mới',
    });
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Hỏi thêm công ty khác' })).toHaveAttribute(
      'href',
      `/vi/contractor?city=Th%C3%A0nh+ph%E1%BB%91+H%E1%BB%93+Ch%C3%AD+Minh&service=turnkey&house=2-bedroom&area=68&budget=300000000&like=${fixtures.sentInquiryId}`,
    );
    await expect(canvas.getByRole('link', { name: 'Xem tin đã gửi' })).toHaveAttribute(
      'href',
      `/vi/inbox?message=${fixtures.sentInquiryId}`,
    );
  },
};

/** That it was sent is known though it cannot be read; nobody is led to send it twice. */
export const SentNotRead: Story = {
  parameters: {
    path: `send-email/1?sent=${fixtures.sentInquiryId}`,
    ...answers(mock('getInboxThread').error(500)),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Tin của bạn đã đến Xây dựng Bến Mới' });
    await expect(canvas.queryByRole('button', { name: 'Gửi tin nhắn' })).toBeNull();
  },
};

/** What went to another company says nothing on this page. */
export const SentToAnother: Story = {
  parameters: { path: 'send-email/6?sent=1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Gửi tin nhắn' });
    await expect(canvas.queryByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.')).toBeNull();
  },
};
