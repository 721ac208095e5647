import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from './ArticleScreen.tsx';

const tokens = fixtures.newsletterTokens;

const meta = {
  title: 'screens/community/Article/letter',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: `article?newsletter=confirm#${tokens.confirm}`,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const yes = { name: 'Có, gửi cho tôi' };
const leave = { name: 'Thôi nhận bản tin' };

/** Nothing is asked of the server before the press. */
export const Confirms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', yes));
    await canvas.findByRole('heading', { name: 'Hẹn gặp bạn trong thư tới' });
    await expect(canvas.queryByRole('button', yes)).toBeNull();
  },
};

export const Leaves: Story = {
  parameters: { path: `article?newsletter=leave#${tokens.leave}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', leave));
    await canvas.findByRole('heading', { name: 'Bạn sẽ không nhận bản tin nữa' });
  },
};

/** A link of last month, or half a link. */
export const ConfirmNotFound: Story = {
  parameters: { path: 'article?newsletter=confirm' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', yes));
    await canvas.findByText(/Liên kết này không còn dùng được/);
  },
};

export const LeaveNotFound: Story = {
  parameters: { path: 'article?newsletter=leave#abc' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', leave));
    await canvas.findByText(/Liên kết này không đúng/);
  },
};

/** The press is there to be pressed again. */
export const LeaveFailed: Story = {
  parameters: {
    path: `article?newsletter=leave#${tokens.leave}`,
    ...answers(mock('leaveNewsletter').error()),
  },
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', leave);
    await userEvent.click(press);
    await canvas.findByText(/Có lỗi ở phía chúng tôi/);
    await expect(press).toBeEnabled();
  },
};
