import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { BannerStrip } from './BannerStrip.tsx';
import shown, { House } from './BannerStrip.stories.tsx';

const onDismiss = fn();

const meta = {
  ...shown,
  title: 'ui/Media/BannerStrip/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { ...shown.args, dismiss: { label: 'Ẩn thông báo', onDismiss } },
  beforeEach: () => {
    onDismiss.mockClear();
  },
} satisfies Meta<typeof BannerStrip>;
export default meta;

export const LinkThenCross: StoryObj<typeof BannerStrip> = {
  ...House,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Xem chi tiết' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ẩn thông báo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
