import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './RoomByRoomBGridProfileScreen.tsx';

const meta = {
  title: 'screens/my-page/RoomByRoomBGridProfile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/profile' },
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

export const Loading: Story = { parameters: answers(mock('getProfile').pending()) };

/** What was typed stays where the server could not take it. */
export const ServerError: Story = {
  parameters: answers(mock('updateProfile').error()),
  play: async ({ canvas, userEvent }) => {
    const [, first] = await canvas.findAllByRole<HTMLInputElement>('textbox');
    if (!first) throw new Error('The form has no name');
    await userEvent.type(first, ' Thu');
    const send = first.closest('form')?.querySelector('button[type=submit]');
    if (send) await userEvent.click(send);
    await expect(first.value).toMatch(/ Thu$/);
  },
};

/** A guest is asked to log in, in the frame, and comes back here. */
export const SignedOut: Story = {
  beforeEach: () => {
    signOutForStory();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đăng nhập' })).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/login?next=%2Fvi%2Froom-by-room%2Fb-grid%2Fprofile',
    );
  },
};
