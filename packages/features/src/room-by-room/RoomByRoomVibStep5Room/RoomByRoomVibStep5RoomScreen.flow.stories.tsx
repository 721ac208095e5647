import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './RoomByRoomVibStep5RoomScreen.tsx';
import shown from './RoomByRoomVibStep5RoomScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/room-by-room/RoomByRoomVibStep5Room/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: 'room-by-room/vib/step5-room?s=1.1.1.1.1-3p&unit=1&ref=VIB-0231&rooms=1,2&months=60&view=print',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

/** From paper back to the same summary: rooms, months and choice; with the day and until when it counts. */
export const PaperLeadsBack: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article'));
    const link = paper.getByRole<HTMLAnchorElement>('link', { name: /^https:\/\/hien\.example\// });
    const { pathname, searchParams } = new URL(link.href);
    await expect(pathname).toBe('/vi/room-by-room/vib/step5-room');
    await expect(searchParams.get('s')).toMatch(/^1\.1\.1\.1\.1-3p\.\$/u);
    await expect([...searchParams.keys()].toSorted()).toEqual([
      'months',
      'ref',
      'rooms',
      's',
      'unit',
    ]);
    await expect(searchParams.get('rooms')).toBe('1,2');
    await waitFor(() =>
      expect(paper.getByRole('img', { name: 'Mã QR mở lựa chọn này' })).toBeVisible(),
    );
    await expect(paper.getByText('Hiệu lực đến hết ngày').nextElementSibling).toHaveTextContent(
      '13/03/2026',
    );
    const plan = paper.getByRole('region', { name: 'Mặt bằng' });
    await expect(within(plan).getByText('Phòng khách')).toBeVisible();
  },
};
