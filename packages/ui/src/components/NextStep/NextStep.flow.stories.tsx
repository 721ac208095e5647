import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { NextStep } from './NextStep.tsx';
import shown, { Yours } from './NextStep.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Feedback/NextStep/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof NextStep>;
export default meta;

export const MainActionFirst: StoryObj<typeof meta> = {
  ...Yours,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Xác nhận đã nhận' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Báo có vấn đề' })).toHaveFocus();
  },
};
