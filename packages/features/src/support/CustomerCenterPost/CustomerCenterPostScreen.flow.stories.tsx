import { answers, MockFailure, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import type { Screen } from './CustomerCenterPostScreen.tsx';
import shown from './CustomerCenterPostScreen.stories.tsx';

const written = { title: 'Tiền hoàn chưa về', content: 'Đơn đã hủy hôm thứ Hai.' };

let sent: object[] = [];
let uploads = 0;

const meta = {
  ...shown,
  title: 'screens/support/CustomerCenterPost/Flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: 'customer-center-post?category=refund',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    sent = [];
    uploads = 0;
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is missing is said at its field, and the focus goes where the list of it is. */
export const SaysWhatIsMissing: Story = {
  parameters: { path: 'customer-center-post' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi câu hỏi' }));
    const summary = await canvas.findByRole('region', { name: 'Còn 3 chỗ cần sửa' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText(/^Chủ đề/)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(/^Nội dung/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Pictures go up once; a question that failed is sent again under the same key, and becomes one post. */
export const SendsOnceWithPictures: Story = {
  parameters: answers(
    mock('uploadImages').answer(() => {
      uploads += 1;
      return { data: [`/media/uploads/story-${uploads}.avif`] };
    }),
    mock('writeSupportPost').answer(({ body, language }) => {
      sent.push(body);
      if (sent.length === 1) throw new MockFailure(500);
      return { data: { ...postOf(4, language), id: 9, ...titleOf(body) } };
    }),
    mock('getSupportPost').answer(({ language }) => ({
      data: { ...postOf(4, language), id: 9, ...titleOf(written) },
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Chủ đề/)).toHaveValue('refund');
    await userEvent.type(canvas.getByLabelText(/^Tiêu đề/), written.title);
    await userEvent.type(canvas.getByLabelText(/^Nội dung/), written.content);
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), pictures(2));
    await waitFor(() => expect(uploads).toBe(2));
    const send = canvas.getByRole('button', { name: 'Gửi câu hỏi' });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(send);
    await canvas.findByText(/Có lỗi ở phía chúng tôi/);
    await expect(sent).toHaveLength(1);
    await expect(canvas.getByLabelText(/^Nội dung/)).toHaveValue(written.content);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await canvas.findByRole('heading', { level: 1, name: written.title });
    await expect(uploads).toBe(2);
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[1]).toMatchObject({
      ...written,
      category: 'refund',
      images: ['/media/uploads/story-1.avif', '/media/uploads/story-2.avif'],
    });
  },
};

/** AUTH_15 at the words; what was typed and the category are still there. */
export const SaysThatWordsAreMissing: Story = {
  parameters: answers(
    mock('writeSupportPost').error(400, {
      code: 'AUTH_15',
      fields: [{ field: 'content', code: 'AUTH_15' }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Tiêu đề/), written.title);
    const content = canvas.getByLabelText(/^Nội dung/);
    await userEvent.type(content, '…');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await waitFor(() => expect(content).toHaveAttribute('aria-invalid', 'true'));
    await expect(content).toHaveAccessibleDescription(/Vui lòng nhập nội dung\./);
    await expect(canvas.getByLabelText(/^Tiêu đề/)).toHaveValue(written.title);
  },
};

/** Nobody has answered: it is changed on the version that was read. */
export const ChangesAQuestion: Story = {
  parameters: {
    path: 'customer-center-post?id=4',
    ...answers(
      mock('editSupportPost').answer(({ body, language }) => {
        sent.push(body);
        return { data: { ...postOf(4, language), ...titleOf(body), version: 1 } };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa câu hỏi' }));
    const title = await canvas.findByLabelText(/^Tiêu đề/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Hộ kinh doanh cần giấy tờ gì?');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu thay đổi' }));
    await screen.findByText('Đã lưu thay đổi.');
    await expect(sent).toEqual([
      expect.objectContaining({ id: 4, version: 0, title: 'Hộ kinh doanh cần giấy tờ gì?' }),
    ]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Lưu thay đổi' })).toBeNull());
  },
};

/** After an answer one asks on, once, and the box is empty again. */
export const AsksOn: Story = {
  parameters: {
    path: 'customer-center-post?id=1',
    ...answers(
      mock('askAgain').answer(({ body, language }) => {
        sent.push(body);
        return { data: { ...postOf(1, language), state: 'unanswered' } };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText(/^Bạn muốn hỏi thêm/);
    const send = canvas.getByRole('button', { name: 'Gửi thêm' });
    // The form is judged a moment after it is drawn.
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(box, 'Thứ Bảy mấy giờ?');
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(send);
    await screen.findByText('Đã gửi. Câu hỏi đang chờ trả lời.');
    await expect(sent).toEqual([expect.objectContaining({ id: 1, content: 'Thứ Bảy mấy giờ?' })]);
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

type Post = NonNullable<ReturnType<typeof fixtures.supportPost>>;

function postOf(id: number, language: Parameters<typeof fixtures.supportPost>[1]): Post {
  const post = fixtures.supportPost(id, language);
  if (post === undefined) throw new Error(`no post ${id}`);
  return post;
}

const titleOf = ({ title }: { readonly title: string }) => ({ title });
