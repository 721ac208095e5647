import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PrintSheet } from './PrintSheet.tsx';
import shown, { VatInvoice } from './PrintSheet.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Layout/PrintSheet/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PrintSheet>;
export default meta;

export const TheToolbarAlone: StoryObj<typeof meta> = {
  ...VatInvoice,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'In' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
