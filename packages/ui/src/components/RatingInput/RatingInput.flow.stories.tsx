import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { RatingInput } from './RatingInput.tsx';
import shown from './RatingInput.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/RatingInput/flow',
  tags: ['!autodocs'],
  args: { ...shown.args, onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof RatingInput>;

export default meta;

/** Stars are radio buttons: one Tab reaches them, arrows move the choice. */
export const ByKey: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 sao, Tệ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 sao, Tạm được' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 sao, Tuyệt vời' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('group', { name: 'Chất lượng sản phẩm' })).toBeVisible();
  },
};
