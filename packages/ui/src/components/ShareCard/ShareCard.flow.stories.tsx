import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ShareCard } from './ShareCard.tsx';
import shown, { Plain } from './ShareCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/ShareCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ShareCard>;
export default meta;

export const OneLinkForTheWholeCard: StoryObj<typeof meta> = {
  ...Plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/^Nhà nhỏ của hai đứa mình/);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
