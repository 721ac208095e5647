import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import compared from '../compare/Compare.flow.stories.tsx';
import type { Screen } from './RoomByRoomNewScreen.tsx';
import shown from './RoomByRoomNewScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/room-by-room/RoomByRoomNew/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  // The home whose rooms have layers.
  parameters: {
    ...compared.parameters,
    chromatic: { disableSnapshot: true },
    path: 'room-by-room/new/1?s=1.1.1.1.1-3p&view=summary',
  },
} satisfies Meta<typeof Screen>;
export default meta;

/** The summary shows the sofa that was chosen; it is printed as a quotation, whose link and way back lead to the summary. */
export const PrintsTheSummary: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const living = await canvas.findByRole('img', { name: /^Phòng khách: / });
    await expect(living.querySelector('img[src*="sofa-leather-cognac"]')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'In' }));
    const paper = within(await canvas.findByRole('article', { name: 'Báo giá nội thất' }));
    const link = paper.getByRole('link', { name: /^https:/u });
    await expect(new URL((link as HTMLAnchorElement).href).searchParams.get('view')).toBe(
      'summary',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Quay lại chọn đồ' }));
    await canvas.findByRole('heading', { level: 1, name: 'Cả căn của bạn' });
  },
};
