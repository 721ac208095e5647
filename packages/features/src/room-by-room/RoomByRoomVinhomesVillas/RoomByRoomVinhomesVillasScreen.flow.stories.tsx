import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './RoomByRoomVinhomesVillasScreen.tsx';

const garden = {
  path: 'exteriors',
  name: 'exterior-03.avif',
  alt: 'Biệt thự hai tầng ốp gỗ, hiên rộng nhìn ra bãi cỏ',
};

const meta = {
  title: 'screens/room-by-room/RoomByRoomVinhomesVillas/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/vinhomes-villas',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('listRoomHomes').answer(({ language }) => {
        const [tower, ...others] = fixtures.homeCards(language);
        if (tower === undefined) throw new Error('no home among the fixtures');
        const villa = { ...tower, type: 'villa' as const, name: 'Biệt thự A', floors: 2 };
        const items = [...others, villa];
        return {
          data: { items, meta: { page: 1, limit: 24, total: items.length, totalPages: 1 } },
        };
      }),
      mock('getRoomHome').answer(({ params, language }) => {
        const home = fixtures.roomHome(params.designId, language);
        if (home === undefined) throw new Error('no home among the fixtures');
        const thumbnail = { ...home.project.thumbnail, ...garden };
        return { data: { ...home, project: { ...home.project, thumbnail } } };
      }),
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A villa comes first and is seen from its garden, wherever it stands in the list. */
export const VillaFirst: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Nhìn từ vườn: ${garden.alt}`)).toBeVisible();
    const types = within(canvas.getByRole('navigation', { name: 'Kiểu nhà' }));
    const [first] = types.getAllByRole('link');
    await expect(first).toHaveTextContent('Biệt thự A');
    await expect(first).toHaveAttribute('aria-current');
  },
};
