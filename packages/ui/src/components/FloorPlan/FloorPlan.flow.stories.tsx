import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FloorPlan } from './FloorPlan.tsx';
import shown from './FloorPlan.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/FloorPlan/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof FloorPlan>;
export default meta;

/** Pressed within its walls, away from the mark, a room is chosen; dragged over, it is not. */
export const Pressed: StoryObj<typeof meta> = {
  args: { onRoomChange: fn() },
  play: async ({ canvasElement, args }) => {
    const plan = within(canvasElement).getByRole('application');
    const { left, top, width, height } = plan.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      target: plan,
      coords: { clientX: left + x * width, clientY: top + y * height },
    });
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(0.63, 0.4) }, { keys: '[/MouseLeft]' }]);
    await expect(args.onRoomChange).toHaveBeenLastCalledWith('kitchen');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(0.2, 0.4) },
      at(0.3, 0.5),
      { keys: '[/MouseLeft]', ...at(0.3, 0.5) },
    ]);
    await expect(args.onRoomChange).toHaveBeenCalledTimes(1);
  },
};

/** Enlarged and moved by keys, a room chosen from the list, another floor. */
export const Keyboard: StoryObj<typeof meta> = {
  args: { onRoomChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = canvas.getByRole('application', { name: 'Mặt bằng tầng trệt căn duplex' });
    const layer = plan.firstElementChild;
    plan.focus();
    await userEvent.keyboard('+{ArrowRight}');
    await waitFor(() => expect(layer?.getAttribute('style')).toContain('scale(1.5)'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(layer?.getAttribute('style')).toContain('scale(1)'));
    const rooms = within(canvas.getByRole('list', { name: 'Các phòng' }));
    rooms.getByRole('button', { name: /Bếp/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRoomChange).toHaveBeenLastCalledWith('kitchen');
    await waitFor(() => expect(layer?.getAttribute('style')).toContain('scale(2)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tầng lửng' }));
    await expect(rooms.getByRole('button', { name: /Phòng ngủ nhỏ/ })).toBeVisible();
  },
};

/** Several rooms are pressed on and off: each is marked, and the plan stays as near as it was. */
export const Several: StoryObj<typeof meta> = {
  args: { chosen: ['kitchen', 'living'], onRoomChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rooms = within(canvas.getByRole('list', { name: 'Các phòng' }));
    const pressed = () => rooms.getAllByRole('button', { pressed: true });
    await expect(pressed()).toHaveLength(2);
    await userEvent.click(rooms.getByRole('button', { name: /Bếp/ }));
    await expect(args.onRoomChange).toHaveBeenLastCalledWith('kitchen');
    const layer = canvas.getByRole('application').firstElementChild;
    await expect(layer?.getAttribute('style')).toContain('scale(1)');
  },
};
