import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Accordion } from './Accordion.tsx';
import shown, { OneAtATime } from './Accordion.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Layout/Accordion/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Accordion>;
export default meta;

export const FromHeadToHead: StoryObj<typeof meta> = {
  ...OneAtATime,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = (name: string) => canvas.getByRole('heading', { name }).closest('summary');
    const part = (name: string) => head(name)?.closest('details');
    await userEvent.tab();
    await expect(head('Giao hàng và lắp đặt')).toHaveFocus();
    await expect(part('Giao hàng và lắp đặt')).toHaveAttribute('open');
    await userEvent.tab();
    const returns = head('Đổi trả trong 7 ngày');
    await expect(returns).toHaveFocus();
    // The browser itself turns Enter and Space on a head into a press.
    returns?.click();
    await expect(part('Đổi trả trong 7 ngày')).toHaveAttribute('open');
    await expect(part('Giao hàng và lắp đặt')).not.toHaveAttribute('open');
    await expect(returns).toHaveFocus();
  },
};
