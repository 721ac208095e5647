import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './RoomByRoomSamsungFurnitureByRoomScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomSamsungFurnitureByRoom/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/samsung/furniture-by-room',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The smaller refrigerator fits; the larger one is told what its place lacks, and can be taken all the same. */
export const WhatFits: Story = {
  play: async ({ canvas, userEvent }) => {
    const place = within(await canvas.findByRole('group', { name: /^Tủ lạnh/ }));
    const fitting = place.getByRole('radio', { name: /hai cánh 330 lít/ });
    await expect(fitting).toBeChecked();
    await expect(fitting).toHaveAccessibleName(/Vừa chỗ/);
    const totals = within(canvas.getByRole('region', { name: 'Thiết bị của cả căn' }));
    await expect(totals.getByText('288 kWh')).toBeVisible();
    await expect(totals.getByText('Món nào cũng vừa chỗ của nó')).toBeVisible();

    const larger = place.getByRole('radio', { name: /bốn cánh 560 lít/ });
    await expect(larger).toHaveAccessibleName(/Cần thêm 3 cm chiều sâu/);
    await expect(larger).toHaveAccessibleName(/Chỗ này chưa có đường nước cấp/);
    await userEvent.click(larger);
    await expect(larger).toBeChecked();
    await expect(await totals.findByText('428 kWh')).toBeVisible();
    await expect(totals.getByText('1 món chưa vừa chỗ của nó')).toBeVisible();

    // Left out, it takes nothing.
    await userEvent.click(place.getByRole('radio', { name: 'Không lấy' }));
    await expect(canvas.queryByRole('region', { name: 'Thiết bị của cả căn' })).toBeNull();
  },
};
