import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Carousel } from './Carousel.tsx';
import shown, { Banner } from './Carousel.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/Carousel/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Carousel>;
export default meta;

const here = (root: HTMLElement) =>
  root.querySelector('[aria-current=true]')?.getAttribute('aria-label');

export const ArrowsAndDots: StoryObj<typeof meta> = {
  ...Banner,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(here(canvasElement)).toBe('1 trên 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Ảnh sau' }));
    await waitFor(() => expect(here(canvasElement)).toBe('2 trên 3'));
    // Only the slide in view can be reached and is read.
    await expect(canvasElement.querySelectorAll('li[inert]').length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: '1 trên 3' }));
    await waitFor(() => expect(here(canvasElement)).toBe('1 trên 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ảnh trước' }));
    await waitFor(() => expect(here(canvasElement)).toBe('3 trên 3'));
  },
};
