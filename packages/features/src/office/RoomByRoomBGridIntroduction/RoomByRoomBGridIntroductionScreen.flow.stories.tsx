import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** A larger floor has its own drawing, and is furnished when somebody asks: the fullest way first. */
export const FurnishesAnotherFloor: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Văn phòng 120 m²/ });
    await userEvent.click(canvas.getByRole('link', { name: /^300\sm²$/ }));
    await canvas.findByRole('img', { name: /^Văn phòng 300 m²/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Xếp thử theo quy tắc' }));
    const ways = await canvas.findAllByText(/chỗ ngồi, họp/);
    const desks = ways.map((one) => Number.parseInt(one.textContent, 10));
    await expect(desks[0]).toBeGreaterThan(12);
    await expect(desks).toEqual(desks.toSorted((a, b) => b - a));
    await expect(ways[0]).toHaveTextContent(/\d{3}\.000\sđ$/);
  },
};

/** A room is chosen by its name and compared with what it was; what stands in it is told with its sum. */
export const ComparesRooms: Story = {
  parameters: { path: 'room-by-room/b-grid/introduction?room=focus' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('slider', { name: 'So sánh Góc tập trung trước và sau' });
    const sum = () => canvas.getByText(/^Mô-đun trong ảnh/).parentElement;
    const figures = [...(sum()?.parentElement?.querySelectorAll('li') ?? [])].map((line) =>
      Number(/([\d.]+)\sđ$/.exec(line.textContent)?.[1]?.replaceAll('.', '')),
    );
    await expect(figures).toHaveLength(3);
    const total = figures.reduce((all, one) => all + one, 0);
    await expect(Number(sum()?.textContent.replace(/\D/g, ''))).toBe(total);
    await userEvent.click(canvas.getByRole('link', { name: 'Pantry' }));
    const slider = await canvas.findByRole('slider', { name: 'So sánh Pantry trước và sau' });
    await expect(slider).toHaveValue('50');
    await canvas.findByRole('img', { name: /^Pantry trước khi làm/ });
  },
};

/** The page says that one's own drawing is read, shows one with what is read in it, and tells how well doors are found, the worst too. */
export const TellsHowADrawingIsRead: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^Ảnh chụp, bản quét, PDF, SVG hay DXF/u);
    await canvas.findByRole('img', { name: /^Cùng bản vẽ đó với \d+ phòng được tô/u });
    const styles = canvas.getByRole('table', { name: 'Theo cách vẽ' });
    const row = (name: RegExp) => within(styles).getByRole('row', { name });
    await expect(row(/^Tường hai nét/u)).toHaveTextContent('82%99%89%');
    await expect(row(/^Cửa không vẽ cung \*/u)).toHaveTextContent('0%100%0%');
    await expect(canvas.getByText(/^Đo ngày 26\/11\/2026 trên 110 bản vẽ/u)).toBeVisible();
    const begin = canvas.getByRole('link', { name: 'Bắt đầu từ bản vẽ' });
    await expect(begin).toHaveAttribute('href', '/vi/room-by-room/b-grid/step-1');
  },
};
