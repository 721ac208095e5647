import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OfflineNotice } from './OfflineNotice.tsx';
import shown, { WithAction } from './OfflineNotice.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Feedback/OfflineNotice/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof OfflineNotice>;
export default meta;

export const SaidWithoutTakingTheFocus: StoryObj<typeof meta> = {
  ...WithAction,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Tải lại');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
