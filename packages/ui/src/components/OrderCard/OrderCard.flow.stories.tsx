import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OrderCard } from './OrderCard.tsx';
import shown, { Delivering } from './OrderCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/OrderCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof OrderCard>;
export default meta;

export const TitleSellerButtons: StoryObj<typeof meta> = {
  ...Delivering,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stops = [
      canvas.getByRole('link', { name: 'Đơn DH-260306-0042' }),
      canvas.getByRole('link', { name: 'Mộc Xưởng' }),
      canvas.getByRole('button', { name: 'Theo dõi' }),
      canvas.getByRole('button', { name: 'Đã nhận hàng' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
