import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './RoomByRoomBGridCustomerCenterScreen.tsx';

const meta = {
  title: 'screens/support/RoomByRoomBGridCustomerCenter',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/customer-center' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same page as the platform's; its ways are those of the office flow. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Văn phòng của tôi', hidden: true });
    for (const link of within(nav).getAllByRole('link', { hidden: true }))
      await expect(link.getAttribute('href')).toMatch(/^\/vi\/room-by-room\/b-grid\//);
  },
};

export const Loading: Story = { parameters: answers(mock('listSupportPosts').pending()) };

export const ServerError: Story = { parameters: answers(mock('listSupportPosts').error()) };

export const Empty: Story = { parameters: answers(mock('listSupportPosts').empty()) };

export const Refetching: Story = { parameters: answers(mock('listSupportPosts').refetching()) };

export const LongText: Story = { parameters: answers(mock('listSupportPosts').longText()) };

/** A guest is asked to log in, in the frame, and comes back here. */
export const SignedOut: Story = {
  beforeEach: () => {
    signOutForStory();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fcustomer-center',
    );
  },
};
