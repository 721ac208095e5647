import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './InboxScreen.tsx';

const meta = {
  title: 'screens/support/Inbox/Alike Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'inbox?message=7&show=sent',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From one conversation to the other that asks the same: who was asked, where it stands and what they said. */
export const LeadsToTheOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Cùng việc này, bạn đã hỏi 1 công ty khác';
    const others = within(await canvas.findByRole('region', { name }));
    const other = others.getByRole('link', { name: /^Xây dựng Bến Mới/ });
    await expect(other).toHaveTextContent('Đã trả lời');
    await expect(other).toHaveTextContent(/tổng 257 triệu/);
    await expect(other).toHaveAttribute('href', '/vi/inbox?message=1&show=sent');
    await userEvent.click(other);
    await canvas.findByRole('heading', { name: 'Xây dựng Bến Mới' });
    const back = within(await canvas.findByRole('region', { name }));
    await expect(back.getByRole('link', { name: /^Bê tông Phố Cũ/ })).toHaveTextContent(
      'Chờ trả lời',
    );
  },
};

/** The list tells which were asked together with others. */
export const ToldInTheList: Story = {
  parameters: { path: 'inbox' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^Bê tông Phố Cũ/ });
    await expect(row).toHaveTextContent('Hỏi cùng 1 công ty khác');
    await expect(canvas.getByRole('link', { name: /^Nhà Nhỏ Studio/ })).not.toHaveTextContent(
      'Hỏi cùng',
    );
  },
};

/** One more is asked from the conversation itself. */
export const AsksOneMore: Story = {
  play: async ({ canvas }) => {
    const asked = within(await canvas.findByRole('region', { name: 'Yêu cầu' }));
    await expect(asked.getByRole('link', { name: 'Hỏi thêm công ty khác' })).toHaveAttribute(
      'href',
      '/vi/contractor?city=Th%C3%A0nh+ph%E1%BB%91+H%E1%BB%93+Ch%C3%AD+Minh&service=turnkey&house=2-bedroom&area=68&budget=300000000&like=7',
    );
  },
};

/** The company reads of no others. */
export const NotToTheCompany: Story = {
  parameters: { path: 'inbox?message=1' },
  beforeEach: () => signInForStory('partner'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Yêu cầu' });
    await expect(canvas.queryByText(/^Cùng việc này/)).toBeNull();
    await expect(canvas.queryByText(/Hỏi cùng/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Hỏi thêm công ty khác' })).toBeNull();
  },
};
