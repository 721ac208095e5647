import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { CategoryTile } from './CategoryTile.tsx';
import shown, { Tile } from './CategoryTile.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/CategoryTile/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof CategoryTile>;
export default meta;

export const NameThenHowMany: StoryObj<typeof meta> = {
  ...Tile,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(/^Đèn trang trí.*64 sản phẩm/);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
