import { signInForStory, signOutForStory } from '@hien/api/testing';
import { usualWaysIn } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keepWayIn } from '../../shared/delivery-fit/kept-way-in.ts';
import type { Screen } from './OrderConfirmationScreen.tsx';
import shown from './OrderConfirmationScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/orders/OrderConfirmation/fit',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    signInForStory();
    return () => {
      signOutForStory();
      keepWayIn(null);
      localStorage.clear();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What does not come in is named with the way to measure again; the order can be placed all the same. Without measures nobody is asked. */
export const Named: Story = {
  beforeEach: () => keepWayIn({ ...usualWaysIn['tube-house'], door: { width: 60, height: 200 } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Có món không lọt lối vào nhà bạn');
    const [named] = canvas.getAllByRole('link', { name: /: không lọt ở/u });
    if (named === undefined) throw new Error('nothing is named');
    await expect(named).toHaveAttribute('href', expect.stringMatching(/shop-detail\/\d+#fit$/u));
    const [place] = canvas.getAllByRole('button', { name: 'Đặt hàng' });
    await expect(place).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Đo lại' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lối vào nhà bạn' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Xóa khỏi thiết bị này' }));
    await waitFor(() => expect(canvas.queryByText('Có món không lọt lối vào nhà bạn')).toBeNull());
  },
};
