import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { DesignCard } from './DesignCard.tsx';
import shown, { Plain } from './DesignCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/DesignCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DesignCard>;
export default meta;

export const OneLinkForTheWholeCard: StoryObj<typeof meta> = {
  ...Plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/^Căn hộ hai phòng ngủ/);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
