import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Card } from './Card.tsx';
import shown, { Interactive } from './Card.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Base/Card/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Card>;
export default meta;

export const OneLinkForTheWholeCard: StoryObj<typeof meta> = {
  ...Interactive,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Căn hộ 72 m² ở Thảo Điền');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
