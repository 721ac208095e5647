import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Breadcrumbs } from './Breadcrumbs.tsx';
import shown, { Deep } from './Breadcrumbs.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/Breadcrumbs/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const ThisPageIsNoLink: StoryObj<typeof meta> = {
  ...Deep,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.queryByRole('link', { name: 'Đèn trần thả Nón, mây đan' })).toBeNull();
  },
};
