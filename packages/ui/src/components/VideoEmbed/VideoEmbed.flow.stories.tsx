import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import shown from './VideoEmbed.stories.tsx';
import type { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/VideoEmbed/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof VideoEmbed>;
export default meta;

export const NothingIsAskedBeforeThePress: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Phát video/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle('Một ngày ở xưởng mộc Bình Dương');
    await expect(player.tagName).toBe('IFRAME');
    await expect(player).toHaveFocus();
  },
};
