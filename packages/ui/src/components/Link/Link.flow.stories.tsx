import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Link } from './Link.tsx';
import shown, { NewTab } from './Link.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Base/Link/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Link>;
export default meta;

export const ANewTabSaysSo: StoryObj<typeof meta> = {
  ...NewTab,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Bộ Công Thương.*thẻ mới/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toMatch(/noopener|noreferrer/);
  },
};
