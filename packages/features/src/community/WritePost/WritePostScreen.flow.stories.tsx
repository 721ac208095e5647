import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import { put } from '../../shared/forms/story-steps.ts';
import { postStore } from '../parts/posts/post-store.ts';
import type { Screen } from './WritePostScreen.tsx';
import shown from './WritePostScreen.stories.tsx';

let sent: object[] = [];
let uploads = 0;
const store = postStore(fixtures.member.id, null);

const meta = {
  ...shown,
  title: 'screens/community/WritePost/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    sent = [];
    uploads = 0;
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const [post] = fixtures.myPosts('vi');

/** Words lie on the device a moment after they were typed, before anything was sent. */
export const KeepsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await put({ userEvent }, await canvas.findByLabelText(/^Tiêu đề bài viết/), 'Nhà ống');
    await canvas.findByText('Đã giữ trên thiết bị này.');
    await waitFor(() => expect(store.read()).toMatchObject({ values: { title: 'Nhà ống' } }));
  },
};

/** Everything that readers need, with pictures in the order of the author; saved whole, then shown after a yes. */
export const WritesAndPublishes: Story = {
  parameters: answers(
    mock('uploadImages').answer(() => {
      uploads += 1;
      return { data: [`/media/uploads/story-${uploads}.avif`] };
    }),
    mock('createPost').answer(({ body }) => {
      sent.push(body);
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, title: body.title } };
    }),
    mock('movePost').answer(({ body }) => {
      sent.push(body);
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, state: 'published', slug: 'can-bep-cua-me' } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await put({ userEvent }, await canvas.findByLabelText(/^Tiêu đề bài viết/), 'Nhà ống');
    const [add] = canvas.getAllByLabelText(/Thêm ảnh/);
    if (!add) throw new Error('No picture can be added');
    await userEvent.upload(add, pictures(2));
    const story = await canvas.findByRole('textbox', { name: /Câu chuyện/ });
    await userEvent.click(story);
    await userEvent.keyboard('Mở giếng trời.');
    await userEvent.selectOptions(canvas.getByLabelText(/^Loại nhà/), '3-bedroom');
    await userEvent.selectOptions(canvas.getByLabelText(/^Phong cách/), 'modern');
    await put({ userEvent }, canvas.getByLabelText(/^Diện tích/), '42,5');
    await put({ userEvent }, canvas.getByLabelText(/^Chi phí/), '420000000');
    await waitFor(() => expect(uploads).toBe(2));
    const handle = await canvas.findByRole('button', { name: /Đổi chỗ.*2/ });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const [publish] = canvas.getAllByRole('button', { name: 'Đăng bài' });
    if (!publish) throw new Error('Nothing can be published');
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(publish);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đăng bài' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[0]).toMatchObject({
      title: 'Nhà ống',
      body: '<p>Mở giếng trời.</p>',
      house_type: '3-bedroom',
      style: 'modern',
      area: 42.5,
      cost: 420_000_000,
      pictures: ['/media/uploads/story-2.avif', '/media/uploads/story-1.avif'],
    });
    await expect(sent[1]).toEqual({ move: 'publish', expected_version: 2 });
    await expect(store.read()).toBeNull();
  },
};

/** What is missing is said at its field, the area in words that help, and nothing is sent. */
export const SaysWhatIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await put({ userEvent }, await canvas.findByLabelText(/^Diện tích/), 'bốn mươi');
    const [publish] = canvas.getAllByRole('button', { name: 'Đăng bài' });
    if (!publish) throw new Error('Nothing can be published');
    await userEvent.click(publish);
    const summary = await canvas.findByRole('region', { name: 'Còn 6 chỗ cần sửa' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText(/^Diện tích/)).toHaveAccessibleDescription(/số/);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A picture on its way would be lost with the page: the draft is saved once it is there. */
export const WaitsForThePicture: Story = {
  parameters: answers(mock('uploadImages').pending()),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Tiêu đề bài viết/);
    await put({ userEvent }, name, 'Nhà ống');
    const save = await canvas.findByRole('button', { name: 'Lưu bản nháp' });
    await expect(save).not.toHaveAttribute('aria-disabled');
    const [add] = canvas.getAllByLabelText(/Thêm ảnh/);
    if (!add) throw new Error('No picture can be added');
    await userEvent.upload(add, pictures(1));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  },
};
