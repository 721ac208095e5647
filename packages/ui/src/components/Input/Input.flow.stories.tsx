import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Input } from './Input.tsx';
import shown, { WithUnit } from './Input.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Form/Input/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Input>;
export default meta;

export const TypedByKey: StoryObj<typeof meta> = {
  ...WithUnit,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Giá bán' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('4650000');
    await expect(field).toHaveValue('4650000');
  },
};
