import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ArticleCard } from './ArticleCard.tsx';
import shown, { Plain } from './ArticleCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/ArticleCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ArticleCard>;
export default meta;

export const OneLinkForTheWholeCard: StoryObj<typeof meta> = {
  ...Plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/^Chọn đèn trần/);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
