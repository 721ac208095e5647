import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Panorama, type PanoramaProps } from './Panorama.tsx';
import shown from './Panorama.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/Panorama/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Panorama>;
export default meta;

/** It fills the window where the browser has no full screen for pages; Tab stays within, Escape ends it. */
export const FillsTheWindow: StoryObj<typeof meta> = {
  beforeEach: () => {
    const { requestFullscreen } = Element.prototype;
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not on this phone'));
    return () => {
      Element.prototype.requestFullscreen = requestFullscreen;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem 360°' }));
    const view = await canvas.findByRole('application');
    const region = canvas.getByRole('region');
    const before = region.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Xem toàn màn hình' }).focus();
    await userEvent.keyboard('{Enter}');
    const leave = await canvas.findByRole('button', { name: 'Thoát toàn màn hình' });
    await waitFor(() => expect(region).toHaveAttribute('data-filling', 'window'));
    await expect(region.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(region.getBoundingClientRect().height).toBe(innerHeight);
    await expect(leave).toHaveFocus();
    for (let step = 0; step < 9; step += 1) {
      await userEvent.tab();
      await expect(region).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('button', { name: 'Xem toàn màn hình' });
    await expect(region).not.toHaveAttribute('data-filling');
    await expect(region.getBoundingClientRect().width).toBe(before.width);
    await expect(view).toBeInTheDocument();
  },
};

/** Started, turned and led to a mark without a pointer; what is ahead has its mark in the view. */
export const Keyboard: StoryObj<typeof meta> = {
  args: { onHotspot: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Xem 360°' }).focus();
    await userEvent.keyboard('{Enter}');
    const view = await canvas.findByRole('application');
    await waitFor(() => expect(view).toHaveAttribute('data-ready'));
    const list = within(canvas.getByRole('list', { name: 'Trong phòng này' }));
    list.getByRole('button', { name: /Đèn trần/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHotspot).toHaveBeenLastCalledWith('lamp');
    const mark = await within(view).findByRole('button', { name: '2. Đèn trần mây đan' });
    await expect(mark.style.left).toBe('50%');
    view.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Number.parseFloat(mark.style.left)).toBeLessThan(50));
  },
};

/** Where a list leads to another room, the view goes on turning there, and the list tells which one it is. */
export const FromRoomToRoom: StoryObj<typeof meta> = {
  render: (args) => <TwoRooms {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sang phòng ngủ' }));
    await waitFor(() => expect(canvas.getByRole('application')).toHaveAttribute('data-ready'));
    const here = canvas.getByRole('button', { name: /Phòng ngủ/ });
    await expect(here).toHaveAttribute('aria-current', 'location');
    await expect(here).toHaveFocus();
    await expect(canvasElement.querySelector('[data-map]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sang phòng khách' }));
    await canvas.findByRole('application');
  },
};

const rooms = ['phòng khách', 'phòng ngủ'];
const plan = { width: 5, depth: 4, eye: { x: 0, y: 0, turn: 0 }, pieces: [], doors: [] };

function TwoRooms(args: PanoramaProps) {
  const [room, setRoom] = useState(0);
  return (
    <Panorama
      {...args}
      plan={plan}
      src={`${args.src}${encodeURIComponent(`<!-- ${room} -->`)}`}
      hotspots={rooms.map((name, at) => ({
        id: name,
        name: at === room ? `P${name.slice(1)}` : `Sang ${name}`,
        current: at === room,
      }))}
      onHotspot={(id) => setRoom(rooms.indexOf(id))}
    />
  );
}

/** What is looked at is told once nothing moves any more: an address can hold it, and lead back to it at once. */
export const TellsWhereOneLooks: StoryObj<typeof meta> = {
  args: { onLook: fn(), start: { yaw: 0.85, pitch: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const view = await canvas.findByRole('application');
    await waitFor(() => expect(view).toHaveAttribute('data-ready'));
    const mark = await within(view).findByRole('button', { name: /^1\. / });
    await expect(mark.style.left).toBe('50%');
    await expect(args.onLook).not.toHaveBeenCalled();
    view.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onLook).toHaveBeenCalledTimes(1));
    await expect(args.onLook).toHaveBeenLastCalledWith({ yaw: 1.05, pitch: 0 });
  },
};

/** A phone is followed once somebody wants it: what it turns is added to what the finger did. */
export const FollowsThePhone: StoryObj<typeof meta> = {
  args: { onLook: fn(), start: { yaw: 0.5, pitch: 0 } },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      const list = matchMedia(query);
      return query === '(pointer: coarse)'
        ? Object.defineProperty(list, 'matches', { value: true })
        : list;
    };
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const view = await canvas.findByRole('application');
    await waitFor(() => expect(view).toHaveAttribute('data-ready'));
    const turned = (alpha: number) =>
      window.dispatchEvent(
        new DeviceOrientationEvent('deviceorientation', { alpha, beta: 90, gamma: 0 }),
      );
    turned(80);
    const follow = canvas.getByRole('button', { name: 'Xoay theo điện thoại' });
    await userEvent.click(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    // To the right and back again, until somebody listens: it comes to one turn to the right. What is told once nothing
    // moves is told between two of these, however long a busy machine draws.
    await waitFor(
      () => {
        turned(80);
        turned(50);
        return expect(args.onLook).toHaveBeenCalled();
      },
      { timeout: 12_000, interval: 2000 },
    );
    await expect(args.onLook).toHaveBeenLastCalledWith({
      yaw: expect.closeTo(0.5 + Math.PI / 6, 4) as number,
      pitch: expect.closeTo(0, 4) as number,
    });
  },
};

/** The list opens with a press, and does what it does elsewhere. */
export const OpensItsList: StoryObj<typeof meta> = {
  args: { folded: true, onHotspot: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const sofa = canvas.getByRole('button', { name: /Sofa ba chỗ/ });
    await expect(sofa).not.toBeVisible();
    await userEvent.click(canvas.getByText('Trong phòng này (3)'));
    await userEvent.click(sofa);
    await expect(args.onHotspot).toHaveBeenCalledWith('sofa');
  },
};

/** A picture that cannot be had in whole stays what it was in fewer pixels, and turns. */
export const PreviewStays: StoryObj<typeof meta> = {
  args: { src: 'data:image/png,', preview: shown.args.src },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem 360°' }));
    const view = await canvas.findByRole('application');
    await waitFor(() => expect(view).toHaveAttribute('data-ready'));
    await expect(canvas.queryByText(/chưa xoay được/)).toBeNull();
  },
};
