import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Panorama } from './Panorama.tsx';
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
    const view = await canvas.findByRole('application', {}, { timeout: 8000 });
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
    const view = await canvas.findByRole('application', {}, { timeout: 8000 });
    await waitFor(() => expect(view).toHaveAttribute('data-ready'), { timeout: 8000 });
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
