import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ConsentChecks } from './ConsentChecks.tsx';
import shown from './ConsentChecks.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/ConsentChecks/flow',
  tags: ['!autodocs'],
  args: { ...shown.args, all: 'Đồng ý tất cả', onChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ConsentChecks>;

export default meta;

/** Each by itself, or all at once; the one for all says when only some are ticked. */
export const EachAndAll: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Đồng ý tất cả' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tôi đã đọc/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['terms']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['age', 'terms', 'news']);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
  },
};
