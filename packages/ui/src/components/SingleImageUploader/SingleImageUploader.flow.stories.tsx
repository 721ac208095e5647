import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { picture } from '../../testing/uploads.ts';
import { SingleImageUploader } from './SingleImageUploader.tsx';
import shown from './SingleImageUploader.stories.tsx';

const meta = {
  title: 'ui/Form/SingleImageUploader/flow',
  tags: ['!autodocs'],
  component: SingleImageUploader,
  args: { ...shown.args, id: 'licence', onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SingleImageUploader>;

export default meta;

/** A second picture takes the place of the first; removing leaves none, and the focus at the input. */
export const Replaces: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('No file input');
    await userEvent.upload(input, picture('cu.png'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/media/uploads/cu.png'));
    await userEvent.upload(input, picture('moi.png'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/media/uploads/moi.png'));
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa moi.png' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await expect(input).toHaveFocus();
  },
};
