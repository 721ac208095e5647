import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'ui/Form/PasswordInput/flow',
  tags: ['!autodocs'],
  component: PasswordInput,
  args: { showLabel: 'Hiện mật khẩu', autoComplete: 'current-password', 'aria-label': 'Mật khẩu' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PasswordInput>;

export default meta;

export const ShowAndHide: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Mật khẩu');
    const toggle = canvas.getByRole('button', { name: 'Hiện mật khẩu' });
    await userEvent.type(input, 'bí mật');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('bí mật');
  },
};
