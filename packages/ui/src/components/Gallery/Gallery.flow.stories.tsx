import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Gallery } from './Gallery.tsx';
import shown from './Gallery.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/Gallery/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Gallery>;
export default meta;

export const LargeViewByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem ảnh lớn' }));
    const dialog = await screen.findByRole('dialog');
    const large = within(dialog);
    // It fades in.
    await waitFor(() => expect(large.getByText('Ảnh 1 trên 4')).toBeVisible());
    // Keys are its own once the focus is in it.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(large.getByText('Ảnh 3 trên 4')).toBeVisible();
    await userEvent.click(large.getByRole('button', { name: 'Phóng to' }));
    await expect(large.getByRole('button', { name: 'Thu nhỏ' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The page goes on with the picture that was left.
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current=true]')).toHaveAttribute(
        'aria-label',
        'Ảnh 3 trên 4',
      ),
    );
  },
};
