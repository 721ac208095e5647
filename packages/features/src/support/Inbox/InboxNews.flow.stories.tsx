import { answers, MockFailure, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from './InboxScreen.tsx';

let read: (readonly number[])[] = [];

const meta = {
  title: 'screens/support/Inbox/News Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'inbox?view=orders',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('readNotices').answer(({ body }) => {
        read.push(body.ids);
        if (body.ids.length === 0 && read.length === 1) throw new MockFailure(500);
        return { unread: 0 };
      }),
    ),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    read = [];
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The way to the order marks this piece of news as read, and no other. */
export const OpensAndReads: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Yêu cầu hoàn tiền đang tạm giữ' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vi\/order\/order-detail\//),
    );
    await userEvent.click(link);
    await waitFor(() => expect(read).toEqual([[98]]));
  },
};

/** All at once; a failure is said, and the next try goes through. */
export const ReadsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Đánh dấu đã đọc tất cả' });
    await userEvent.click(button);
    await screen.findByText(/Chưa đánh dấu được/);
    await userEvent.click(button);
    await waitFor(() => expect(read).toEqual([[], []]));
  },
};

/** From news to conversations and back. */
export const ChangesTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Trao đổi/ }));
    await canvas.findByRole('link', { name: /Bến Mới/ });
    await userEvent.click(canvas.getByRole('link', { name: /^Tin đơn hàng/ }));
    await canvas.findByRole('link', { name: 'Tiền đã được hoàn lại' });
  },
};

/** What is read already steps back; the choice stands in the address. */
export const UnreadAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Đã xác nhận mua hàng' });
    await userEvent.click(canvas.getByRole('link', { name: 'Chưa đọc' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Đã xác nhận mua hàng' })).toBeNull(),
    );
    await canvas.findByRole('link', { name: 'Yêu cầu hoàn tiền đang tạm giữ' });
  },
};
