import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Checkbox } from './Checkbox.tsx';
import shown, { Disabled, Some, WithError } from './Checkbox.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/Checkbox/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SpaceTicks: Story = {
  ...WithError,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Cần đồng ý để tiếp tục.');
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    // The link in its words is a stop of its own and does not tick it.
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await expect(box).not.toBeChecked();
  },
};

export const SomeOfThemIsPartly: Story = {
  ...Some,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await waitFor(() => expect(box).toBePartiallyChecked());
  },
};

export const OffItIsPassedOver: Story = {
  ...Disabled,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await expect(box).toBeChecked();
  },
};
