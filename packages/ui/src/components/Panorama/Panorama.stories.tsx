import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { panorama } from './Panorama.fixture.ts';
import { Panorama } from './Panorama.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Media/Panorama',
  component: Panorama,
  args: panorama,
  argTypes: { hotspots: { control: false }, labels: { control: false } },
} satisfies Meta<typeof Panorama>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};
/** The view itself is drawn by code: a box of a room. */
export const Turning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Sofa ba chỗ/ }));
    await waitFor(() => {
      if (!canvasElement.querySelector('[data-ready]')) throw new Error('not drawn yet');
    });
  },
};
/** A rendered room: the marks lie on what they name. */
export const Room: Story = {
  args: {
    src: '/media/panoramas/panorama-living-japandi.avif',
    plan: {
      width: 5,
      depth: 4.4,
      eye: { x: 0, y: -0.85, turn: 0.47 },
      pieces: [
        { x: 0.45, y: 1.35 },
        { x: 0.25, y: 0.3 },
      ],
      doors: [{ x: -1.6, y: -2.2 }],
    },
    hotspots: [
      {
        id: 'sofa',
        name: common.suongThreeSeatSofa,
        detail: dong(18_900_000),
        toward: { yaw: 0.58, pitch: -0.4 },
      },
      {
        id: 'lamp',
        name: 'Đèn giấy tròn',
        detail: dong(1_250_000),
        toward: { yaw: 0.59, pitch: 0.44 },
      },
      {
        id: 'bookcase',
        name: 'Kệ sách sồi',
        detail: dong(9_800_000),
        toward: { yaw: 1.62, pitch: -0.15 },
      },
    ],
  },
  play: async (context) => {
    await Turning.play?.(context);
  },
};
/** Where the browser gives no full screen, as to a script here, it fills the window. */
export const Full: Story = {
  play: async (context) => {
    await Turning.play?.(context);
    const buttons = await within(context.canvasElement).findAllByRole('button');
    const fill = buttons.find((button) => button.querySelector('.lucide-expand'));
    if (fill) await userEvent.click(fill);
  },
};
/** The picture cannot be had: the still one stays, and so does the list. */
export const Failed: Story = {
  args: { src: 'data:image/png,' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xem 360°' }));
    await within(canvasElement).findByText(/chưa xoay được/);
  },
};
export const LongText: Story = {
  args: {
    hotspots: panorama.hotspots?.map((one) => ({ ...one, name: `${one.name} `.repeat(3) })),
    labels: { ...panorama.labels, start: `${panorama.labels.start} `.repeat(3) },
  },
};
