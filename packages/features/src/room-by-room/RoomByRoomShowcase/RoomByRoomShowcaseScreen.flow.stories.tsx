import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './RoomByRoomShowcaseScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomShowcase/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/showcase/1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The selector opens with what was chosen for this home. */
export const StartsFromItsSelection: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Bắt đầu từ lựa chọn này' }),
    ).toHaveAttribute('href', '/vi/room-by-room/ven-song-binh-khanh/1?s=1.1.2.1.3%7E1');
  },
};

/** Pressed on the plan, a room is shown: what was built there, with the pieces that stand in it. */
export const GoesToARoomOfThePlan: Story = {
  play: async ({ canvas, userEvent }) => {
    const plan = await canvas.findByRole('list', { name: 'Các phòng' });
    await userEvent.click(within(plan).getByRole('button', { name: /Phòng ngủ/ }));
    const room = canvas.getByRole('heading', { level: 3, name: 'Phòng ngủ' });
    await waitFor(() => expect(room.getBoundingClientRect().top).toBeLessThan(200));
    await expect(room).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Món trong Phòng ngủ' })).toBeVisible();
  },
};
