import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { disguised } from '../../testing/uploads.ts';
import { DocumentUploader } from './DocumentUploader.tsx';
import shown from './DocumentUploader.stories.tsx';

const meta = {
  title: 'ui/Form/DocumentUploader/flow',
  tags: ['!autodocs'],
  component: DocumentUploader,
  args: { ...shown.args, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof DocumentUploader>;

export default meta;

/** Takes papers by their content, and gives the focus on as they go. */
export const TakesPapers: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('No file input');
    const papers = ['mot.pdf', 'hai.pdf'].map((name) => new File(['%PDF-1.7 '], name));
    await userEvent.upload(input, [...papers, disguised('ba.pdf')], { applyAccept: false });
    await canvas.findByText('ba.pdf: chỉ nhận PDF, Word, Excel hoặc ảnh');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        '/media/uploads/mot.pdf',
        '/media/uploads/hai.pdf',
      ]),
    );
    // Told before it is drawn.
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa mot.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Xóa hai.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
  },
};
