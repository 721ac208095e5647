import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from './RoomByRoomBGridModuleListScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridModuleList/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/b-grid/module-list',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Kind, capacity and order together; what nothing has offers the way back to all. */
export const NarrowedUntilNothingIsLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('24 mô-đun')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Bàn làm việc' }));
    await canvas.findByText('4 mô-đun');
    await userEvent.click(canvas.getByRole('button', { name: /^Sắp xếp/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Giá giảm dần' }));
    const names = () => canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await waitFor(() =>
      expect(names()).toEqual([
        'Cụm bàn sáu người',
        'Cụm bàn bốn người',
        'Cụm bàn hai người',
        'Bàn làm việc một người',
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Sức chứa/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Từ 9 người' }));
    await expect(await canvas.findByText('Không có mô-đun nào như vậy')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem tất cả mô-đun' }));
    await canvas.findByText('24 mô-đun');
  },
};
