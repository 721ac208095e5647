import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { QuantityStepper } from './QuantityStepper.tsx';
import shown from './QuantityStepper.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/QuantityStepper/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof QuantityStepper>;
export default meta;

export const TypingIsBroughtBackIntoBounds: StoryObj<typeof meta> = {
  args: { max: 4, maxReason: 'Chỉ còn 4 sản phẩm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Số lượng' });
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await userEvent.tab();
    await expect(field).toHaveValue('4');
    await expect(canvas.getByText('Chỉ còn 4 sản phẩm')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-valuenow', '3');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('3');
  },
};
