import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import shown, { Two } from './CompareTray.stories.tsx';
import type { CompareTray } from './CompareTray.tsx';

const meta = {
  ...shown,
  title: 'ui/Feedback/CompareTray/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof CompareTray>;
export default meta;

export const RemovingKeepsTheFocus: StoryObj<typeof meta> = {
  ...Two,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bỏ Sofa ba chỗ Sương' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bỏ Ghế thư giãn Gió' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 trên 4 sản phẩm');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
