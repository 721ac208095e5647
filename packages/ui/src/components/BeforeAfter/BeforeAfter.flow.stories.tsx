import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { BeforeAfter } from './BeforeAfter.tsx';
import shown from './BeforeAfter.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/BeforeAfter/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof BeforeAfter>;
export default meta;

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'So sánh trước và sau' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thấy 50% ảnh sau');
    // The browser moves it by its own keys; what follows is ours.
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Thấy 80% ảnh sau');
  },
};

/** What is drawn in place of pictures lies where they would. */
export const Drawn: StoryObj<typeof meta> = {
  args: {
    before: <div data-drawn="before" style={{ aspectRatio: 4 / 3 }} />,
    after: <div data-drawn="after" style={{ aspectRatio: 4 / 3 }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    const [after, before] = ['after', 'before'].map((drawn) =>
      canvasElement.querySelector(`[data-drawn="${drawn}"]`)?.getBoundingClientRect(),
    );
    await expect(before?.width).toBeGreaterThan(100);
    await expect(before).toEqual(after);
  },
};
