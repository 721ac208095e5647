import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { underPointer } from '../../testing/under-pointer.ts';
import type { ContractorCard } from './ContractorCard.tsx';
import shown, { Paid, Reckoned } from './ContractorCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/ContractorCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ContractorCard>;
export default meta;

export const ActionThenCard: StoryObj<typeof meta> = {
  ...Paid,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const save = canvas.getByRole('button', { name: 'Lưu' });
    await expect(save).toContainElement(underPointer(save) as HTMLElement);
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Thợ Nhà Mình/ })).toHaveFocus();
  },
};

/** The link that covers the card does not lie over what is folded in it. */
export const ReckoningOpens: StoryObj<typeof meta> = {
  ...Reckoned,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Điểm của nơi này: 691/1.000');
    await expect(canvas.getByText('330/400')).not.toBeVisible();
    await expect(summary.parentElement).toContainElement(underPointer(summary) as HTMLElement);
    await userEvent.click(summary);
    await expect(canvas.getByText('330/400')).toBeVisible();
  },
};
