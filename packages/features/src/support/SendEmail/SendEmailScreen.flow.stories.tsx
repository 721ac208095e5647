import { answers, MockFailure, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { keepSharedLink, readSharedLink } from '../../shared/inquiry/shared-link.ts';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { fillIn } from '../parts/story-steps.ts';
import { Screen } from './SendEmailScreen.tsx';

const meta = {
  title: 'screens/support/SendEmail/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'send-email/1', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  // It leaves once the message is sent; where it leads is another screen.
  render: () => (
    <Routes>
      <Route path="/:language/send-email/:id" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>
  ),
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let sent: unknown[] = [];
let uploads = 0;

/** The rule of the inquiry's phone is its own: a digit, and no lower-case letter (D59). */
export const WaitsUntilValid: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText(/Số điện thoại/);
    await expect(phone).toHaveValue('0912345678');
    const button = canvas.getByRole('button', { name: 'Gửi tin nhắn' });
    // The form is judged a moment after it is drawn.
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(canvas.getByLabelText(/^Nội dung/), 'Xin báo giá');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await fillIn({ canvas, userEvent });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.clear(phone);
    await userEvent.type(phone, 'gọi tôi 1');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** AUTH_15 at the words of the message; phone and words are still there to be sent again. */
export const SaysThatWordsAreMissing: Story = {
  parameters: answers(
    mock('sendInboxMessage').error(400, {
      code: 'AUTH_15',
      fields: [{ field: 'content', code: 'AUTH_15' }],
    }),
  ),
  play: async (context) => {
    await fillIn(context, true);
    const words = context.canvas.getByLabelText(/^Nội dung/);
    await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
    await expect(words).toHaveAccessibleDescription(/Vui lòng nhập nội dung\./);
    await expect(words).toHaveValue('Tôi muốn hỏi giá cải tạo căn hộ 68 m².');
    await expect(context.canvas.getByLabelText(/Số điện thoại/)).toHaveValue('0912345678');
  },
};

/** One of three pictures does not go up: the form says what it waits for, and goes without it once it is taken away. */
export const SendsWithoutTheOneThatFailed: Story = {
  parameters: answers(
    mock('uploadImages').answer(() => {
      uploads += 1;
      if (uploads === 2) throw new MockFailure(500);
      return { data: [`/media/uploads/story-${uploads}.avif`] };
    }),
    mock('sendInboxMessage').answer(({ body }) => {
      sent.push(body);
      return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
    }),
  ),
  beforeEach: () => {
    sent = [];
    uploads = 0;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), pictures(3));
    await canvas.findByRole('button', { name: /^Tải lại phong-/ });
    const button = canvas.getByRole('button', { name: 'Gửi tin nhắn' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Còn 1 ảnh chưa tải lên xong/));
    await userEvent.click(button);
    await expect(sent).toEqual([]);
    const failed = canvas.getByRole('button', { name: /^Tải lại phong-/ });
    const name = failed.getAttribute('aria-label')?.replace('Tải lại ', '') ?? '';
    await userEvent.click(canvas.getByRole('button', { name: `Xóa ${name}` }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toEqual([
      expect.objectContaining({
        images: [
          { images: '/media/uploads/story-1.avif' },
          { images: '/media/uploads/story-3.avif' },
        ],
      }),
    ]);
  },
};

/** What goes along is seen with its name; what is left out or gone is not sent. */
export const SendsTheDesignsThatAreShown: Story = {
  parameters: {
    path: 'send-email/1?designs=2,1,99',
    ...answers(
      mock('sendInboxMessage').answer(({ body }) => {
        sent.push(body);
        return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const designs = within(await canvas.findByRole('region', { name: 'Thiết kế gửi kèm' }));
    await waitFor(() => expect(designs.getAllByRole('listitem')).toHaveLength(2));
    await designs.findByText('1 bản thiết kế không còn trên Hiên nên không gửi kèm.');
    const [, second] = designs.getAllByRole('listitem');
    await expect(second).toHaveTextContent('Căn hộ hai phòng ngủ hướng hiên');
    const leave = designs.getByRole('button', {
      name: 'Không gửi kèm: Căn hộ hai phòng ngủ hướng hiên',
    });
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(designs.getAllByRole('listitem')).toHaveLength(1));
    await fillIn(context, true);
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toEqual([expect.objectContaining({ design_ids: [2] })]);
  },
};

/** Pictures go up once; a message that was refused is sent again without them, under the same key (D90). */
export const RetriesTheMessageOnly: Story = {
  parameters: answers(
    mock('uploadImages').answer(() => {
      uploads += 1;
      return { data: [`/media/uploads/story-${uploads}.avif`] };
    }),
    mock('sendInboxMessage').answer(({ body }) => {
      sent.push(body);
      if (sent.length === 1) throw new MockFailure(500);
      return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
    }),
    mock('countContractorContact').error(500),
  ),
  beforeEach: () => {
    sent = [];
    uploads = 0;
    keepSharedLink({ link: '/vi/shop', thumbnail: null });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), pictures(2));
    await waitFor(() => expect(uploads).toBe(2));
    const button = canvas.getByRole('button', { name: 'Gửi tin nhắn' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(button);
    await canvas.findByText(/Có lỗi ở phía chúng tôi/);
    await expect(sent).toHaveLength(1);
    await expect(canvas.getByLabelText(/^Nội dung/)).toHaveValue(
      'Tôi muốn hỏi giá cải tạo căn hộ 68 m².',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin nhắn' }));
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(uploads).toBe(2);
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(readSharedLink()).toBeNull();
  },
};
