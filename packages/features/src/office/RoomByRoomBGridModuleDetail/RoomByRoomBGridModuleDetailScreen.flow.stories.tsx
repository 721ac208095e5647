import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './RoomByRoomBGridModuleDetailScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridModuleDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'room-by-room/b-grid/module-detail/7',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The symbol and the list say the same measures; what it needs counts the strips on all sides. */
export const MeasuresAreToldTwice: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /ngang 2,4 m, sâu 2,3 m$/ })).toBeVisible();
    const said = (term: string) => canvas.getByText(term).nextElementSibling?.textContent;
    await expect(said('Ngang')).toBe('2,4 m');
    await expect(said('Chừa mỗi bên')).toBe('0,6 m');
    await expect(said('Chỗ cần có, kể cả lối')).toBe('3,6 × 2,9 m');
    await expect(said('Hợp với')).toBe('Phòng họp');
  },
};

/** Others of its kind and not itself. */
export const OthersOfItsKind: Story = {
  parameters: { path: 'room-by-room/b-grid/module-detail/8' },
  play: async ({ canvas }) => {
    const others = (await canvas.findByText('Mô-đun thay thế')).closest('section');
    const names = within(others ?? document.body)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent);
    await expect(names).toEqual([
      'Bàn họp bốn người',
      'Bàn họp mười hai người',
      'Phòng họp ban giám đốc',
    ]);
  },
};
