import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './RoomByRoomVibStep4RoomScreen.tsx';
import shown from './RoomByRoomVibStep4RoomScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/room-by-room/RoomByRoomVibStep4Room/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    // The kitchen is not furnished.
    path: 'room-by-room/vib/step4-room?unit=1&rooms=1,2',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

/** What is done to every room is done to those that are furnished, and to no other. */
export const InTheChosenRoomsAlone: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sàn' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Sàn gỗ sồi/u }));
    const everywhere = await canvas.findByRole('button', { name: 'Làm vậy ở mọi phòng đã chọn' });
    await userEvent.click(everywhere);
    await waitFor(() => expect(everywhere).toHaveAttribute('aria-disabled', 'true'));
    const [on] = canvas.getAllByRole<HTMLAnchorElement>('link', { name: 'Xem trả góp' });
    const code = new URL(on?.href ?? '').searchParams.get('s') ?? '';
    // Oak in the living room and the bedroom (111 and 211 to the base of 36), nothing in the kitchen.
    await expect(code.split('.').slice(4)).toEqual(['1-33', '2-5v', expect.stringMatching(/^\$/u)]);
  },
};
