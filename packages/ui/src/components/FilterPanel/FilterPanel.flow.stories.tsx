import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FilterPanel } from './FilterPanel.tsx';
import shown from './FilterPanel.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Filters/FilterPanel/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside the list an answer is taken at once; there is nothing to open. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const side = within(canvasElement).getByRole('complementary', { name: 'Bộ lọc' });
    await expect(within(canvasElement).queryByRole('button', { name: /^Lọc/ })).toBeNull();
    const oak = within(side).getByRole('checkbox', { name: 'Gỗ sồi' });
    oak.focus();
    await userEvent.keyboard(' ');
    await expect(oak).not.toBeChecked();
  },
};

/** In the sheet an answer is taken at once as well; the button below leads back to the list and to the opener. */
export const InASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^Lọc/ });
    await expect(opener).toHaveTextContent('Lọc1');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Bộ lọc' });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Mây đan' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xem 4 sản phẩm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveTextContent('Lọc2');
  },
};
