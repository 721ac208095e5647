import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SortMenu } from './SortMenu.tsx';
import shown, { Closed } from './SortMenu.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Filters/SortMenu/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SortMenu>;
export default meta;

export const OpenedAndLeftByKey: StoryObj<typeof meta> = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Sắp xếp.*Phổ biến/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Phổ biến' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Giá cao đến thấp' })).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('menuitem', { name: 'Mới nhất' })).toHaveAttribute(
      'href',
      '#newest',
    );
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
