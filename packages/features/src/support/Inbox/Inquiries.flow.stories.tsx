import {
  answers,
  fixtures,
  MockFailure,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './InboxScreen.tsx';

let refused: unknown[] = [];
let closed: unknown[] = [];

const meta = {
  title: 'screens/support/Inbox/Inquiries',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'inbox', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    refused = [];
    closed = [];
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asCompany = () => {
  localStorage.removeItem('hien-draft:inquiry-refusal-4');
  signInForStory('partner');
};

/** What is asked stands in the list and above the conversation. */
export const StatusNew: Story = {
  parameters: { path: 'inbox?message=4' },
  beforeEach: asCompany,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /이서연/ });
    await expect(row).toHaveTextContent('Cải tạo · 1 phòng ngủ · An Khánh, TP. Hồ Chí Minh · 54');
    await expect(row).toHaveTextContent('Chờ trả lời');
    const asked = within(await canvas.findByRole('region', { name: 'Yêu cầu' }));
    await expect(asked.getByText('Đến 150.000.000 đ')).toBeVisible();
    await expect(asked.getByText('Sau 1–3 tháng')).toBeVisible();
    await expect(asked.queryByRole('button', { name: 'Khép lại' })).toBeNull();
  },
};

/** Another reason wants words; the refusal goes out once and what was typed is gone from the device. */
export const Refuses: Story = {
  parameters: {
    path: 'inbox?message=4',
    ...answers(
      mock('refuseInquiry').answer(({ body }) => {
        refused.push(body);
        if (refused.length === 1) throw new MockFailure(500);
        return {
          data: {
            state: 'refused',
            job: null,
            refusal: null,
            closed_by: null,
            ended_at: null,
            overdue: false,
          },
        };
      }),
    ),
  },
  beforeEach: asCompany,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Không nhận việc này' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Không nhận việc này' }));
    const send = await sheet.findByRole('button', { name: 'Gửi cho khách' });
    await userEvent.click(sheet.getByRole('radio', { name: 'Lý do khác' }));
    await userEvent.click(send);
    const words = sheet.getByLabelText(/^Lời nhắn cho khách/);
    await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
    await expect(refused).toEqual([]);
    await userEvent.type(words, 'Tổ thợ tắm đang nghỉ.');
    await userEvent.click(send);
    await sheet.findByText(/Có lỗi ở phía chúng tôi/);
    await userEvent.click(sheet.getByRole('button', { name: 'Gửi cho khách' }));
    await screen.findByText('Đã báo cho khách.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(refused[1]).toEqual({ id: 4, reason: 'other', words: 'Tổ thợ tắm đang nghỉ.' });
    await expect(localStorage.getItem('hien-draft:inquiry-refusal-4')).toBeNull();
  },
};

/** The member reads why, kindly, and finds others by what they asked for; nothing more is written there. */
export const StatusRefused: Story = {
  parameters: { path: 'inbox?message=5' },
  play: async ({ canvas }) => {
    await canvas.findByText('Mộc Gia Bắc rất tiếc không nhận được việc này');
    await expect(
      canvas.getByText('Công trình nằm ngoài khu vực mà đội thi công đi lại được.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Xưởng ở Hà Nội/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hỏi thêm công ty khác' })).toHaveAttribute(
      'href',
      '/vi/contractor?city=Th%C3%A0nh+ph%E1%BB%91+H%E1%BB%93+Ch%C3%AD+Minh&service=joinery&area=96&budget=300000000&like=5',
    );
    await expect(canvas.queryByRole('textbox', { name: /^Trả lời/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Rút lại yêu cầu' })).toBeNull();
  },
};

/** Taken back by its sender: the company reads so and writes no more. */
export const StatusClosed: Story = {
  parameters: { path: 'inbox?message=6' },
  beforeEach: asCompany,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Khách đã rút lại yêu cầu ngày/);
    await expect(canvas.queryByRole('textbox', { name: /^Trả lời/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Không nhận việc này' })).toBeNull();
  },
};

/** Asked first; a failure is said in the question, which stays open. */
export const TakesBack: Story = {
  parameters: {
    path: 'inbox?message=2',
    ...answers(
      mock('closeInquiry').answer(({ body }) => {
        closed.push(body);
        if (closed.length === 1) throw new MockFailure(500);
        return {
          data: {
            state: 'closed',
            job: null,
            refusal: null,
            closed_by: 'sender',
            ended_at: '2026-03-06T03:00:00Z',
            overdue: false,
          },
        };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút lại yêu cầu' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Rút lại yêu cầu gửi Nhà Nhỏ Studio?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Rút lại yêu cầu' }));
    await question.findByRole('alert');
    await userEvent.click(question.getByRole('button', { name: 'Rút lại yêu cầu' }));
    await screen.findByText('Đã rút lại yêu cầu.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(closed).toEqual([{ id: 2 }, { id: 2 }]);
  },
};

const longAwaited = (id: number, who: 'member' | 'partner') => {
  const thread = fixtures.inboxThread(id, 'vi', who);
  if (!thread) throw new Error(`the inbox has no conversation ${id}`);
  return answers(
    mock('getInboxThread').answer(() => ({
      data: { ...thread, inquiry: { ...thread.inquiry, overdue: true } },
    })),
  );
};

/** After days without an answer: others who take such a job, and the way to take it back right below. */
export const StatusOverdue: Story = {
  parameters: { path: 'inbox?message=2', ...longAwaited(2, 'member') },
  play: async ({ canvas }) => {
    const asked = within(await canvas.findByRole('region', { name: 'Yêu cầu' }));
    await asked.findByText('Nhà Nhỏ Studio chưa trả lời sau hơn ba ngày');
    await expect(asked.getByRole('link', { name: 'Hỏi thêm công ty khác' })).toHaveAttribute(
      'href',
      '/vi/contractor?city=Th%C3%A0nh+ph%E1%BB%91+H%E1%BB%93+Ch%C3%AD+Minh&service=joinery&house=studio&area=34&budget=60000000&like=2',
    );
    await expect(asked.getByRole('button', { name: 'Rút lại yêu cầu' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Trả lời/ })).toBeVisible();
  },
};

/** The company reads what the member was told. */
export const OverdueAtTheCompany: Story = {
  parameters: { path: 'inbox?message=4', ...longAwaited(4, 'partner') },
  beforeEach: asCompany,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Khách đã chờ hơn ba ngày/);
    await expect(canvas.getByRole('button', { name: 'Không nhận việc này' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Hỏi thêm công ty khác' })).toBeNull();
  },
};

/** How many wait for the company, and the way to them; an address of its own. */
export const CountsNew: Story = {
  beforeEach: asCompany,
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('region', { name: 'Các cuộc trao đổi' }));
    const chip = await canvas.findByRole('link', { name: 'Yêu cầu mới · 1' });
    await expect(chip).toHaveAttribute('href', '/vi/inbox?show=new');
    await list().findByRole('link', { name: /Bến Mới|Nguyễn/ });
    await userEvent.click(chip);
    await waitFor(() => expect(list().queryByRole('link', { name: /Nguyễn/ })).toBeNull());
    await expect(list().getByRole('link', { name: /이서연/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Yêu cầu mới · 1' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /^Tình trạng/ })).toHaveTextContent(
      'Chờ trả lời',
    );
  },
};

/** From what is new to another state: still what came to the company. */
export const LeavesNew: Story = {
  parameters: { path: 'inbox?show=new' },
  beforeEach: asCompany,
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('region', { name: 'Các cuộc trao đổi' }));
    await canvas.findByRole('link', { name: /이서연/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Tình trạng/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đã khép lại' }));
    await waitFor(() => expect(list().queryByRole('link', { name: /이서연/ })).toBeNull());
    await expect(list().getByRole('link', { name: /Lê Bình/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nhận được' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Every inquiry is answered: the chip stands without a number, and an empty list says so. */
export const NoneNew: Story = {
  parameters: {
    path: 'inbox?show=new',
    ...answers(
      mock('listInbox').answer(() => ({
        data: {
          items: [],
          meta: { page: 1, limit: 20, total: 0, totalPages: 0 },
          unread: 0,
          new_inquiries: 0,
        },
      })),
    ),
  },
  beforeEach: asCompany,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Yêu cầu mới' });
    await canvas.findByText('Không còn yêu cầu nào chờ trả lời');
  },
};

/** Who has no company is offered no such list. */
export const NoCompany: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Mộc Gia Bắc/ });
    await expect(canvas.queryByRole('link', { name: /^Yêu cầu mới/ })).toBeNull();
  },
};

/** Where they stand narrows the list, in the address. */
export const NarrowsByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('region', { name: 'Các cuộc trao đổi' }));
    await canvas.findByRole('link', { name: /Mộc Gia Bắc/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Tình trạng/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Không nhận' }));
    await waitFor(() => expect(list().queryByRole('link', { name: /Bến Mới/ })).toBeNull());
    await expect(list().getByRole('link', { name: /Mộc Gia Bắc/ })).toBeVisible();
  },
};
