import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Pagination } from './Pagination.tsx';
import shown, { First } from './Pagination.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/Pagination/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Pagination>;
export default meta;

/** What leads nowhere is no stop: on the first page there is no way back. */
export const OnlyWhatLeadsSomewhere: StoryObj<typeof meta> = {
  ...First,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Trang trước' })).toBeNull();
    await userEvent.tab();
    const here = canvas.getByRole('link', { name: 'Trang 1' });
    await expect(here).toHaveFocus();
    await expect(here).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang 2' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Trang 24' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trang sau' })).toHaveFocus();
  },
};
