import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageFrame } from './PageFrame.tsx';
import shown, { Default } from './PageFrame.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Layout/PageFrame/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageFrame>;
export default meta;

export const SkipLinkThenHeader: StoryObj<typeof meta> = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Tới nội dung' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(canvas.getAllByRole(role)).toHaveLength(1);
  },
};
