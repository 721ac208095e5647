import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Field } from './Field.tsx';
import shown, { WithError } from './Field.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/Field/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Field>;
export default meta;

export const LabelHintAndErrorAreHeard: StoryObj<typeof meta> = {
  ...WithError,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('textbox', { name: 'Số điện thoại nhận hàng' });
    await userEvent.click(canvas.getByText('Số điện thoại nhận hàng'));
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(/^10 chữ số.*Số này có 9 chữ số/);
  },
};
