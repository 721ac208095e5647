import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { underPointer } from '../../testing/under-pointer.ts';
import type { ContractorCard } from './ContractorCard.tsx';
import shown, { Paid } from './ContractorCard.stories.tsx';

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
