import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { RadioGroup } from './RadioGroup.tsx';
import shown, { Stacked, WithError } from './RadioGroup.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/RadioGroup/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneStopThenArrows: Story = {
  ...Stacked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cash = canvas.getByRole('radio', { name: /^Khi nhận hàng/ });
    const card = canvas.getByRole('radio', { name: /^Thẻ ngân hàng/ });
    await userEvent.tab();
    await expect(cash).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(card).toBeChecked();
    await expect(card).toHaveFocus();
    // What cannot be chosen is passed over, and the arrow comes round.
    await userEvent.keyboard('{ArrowDown}');
    await expect(cash).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const NothingChosenSpaceChooses: Story = {
  ...WithError,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('radio', { name: /^Khi nhận hàng/ });
    await expect(first).not.toBeChecked();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};
