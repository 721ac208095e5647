import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from './RoomByRoomBGridIntroductionScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridIntroduction/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/b-grid/introduction',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A larger floor has more desks, and its own drawing. */
export const AnotherFloorHasMoreDesks: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Văn phòng 120 m²/ });
    await expect(canvas.getAllByText(/chỗ ngồi$/).map((one) => one.textContent)).toEqual([
      '6 chỗ ngồi',
      '5 chỗ ngồi',
      '4 chỗ ngồi',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /^300\sm²$/ }));
    await canvas.findByRole('img', { name: /^Văn phòng 300 m²/ });
    await expect(canvas.getAllByText(/chỗ ngồi$/).map((one) => one.textContent)).toEqual([
      '17 chỗ ngồi',
      '15 chỗ ngồi',
      '11 chỗ ngồi',
    ]);
  },
};
