import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Sheet } from './Sheet.tsx';
import shown, { Filters } from './Sheet.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Overlays/Sheet/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Sheet>;
export default meta;

export const KeyboardKeepsFocusInside: StoryObj<typeof meta> = {
  ...Filters,
  args: { ...Filters.args, open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Bộ lọc' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Bộ lọc' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 12; step += 1) await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
