import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { copied, grantClipboard, refuseClipboard } from './clipboard.fixture.ts';
import type { CopyButton } from './CopyButton.tsx';
import shown from './CopyButton.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Base/CopyButton/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysThatItCopied: Story = {
  beforeEach: grantClipboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Sao chép mã đơn' });
    await document.fonts.ready;
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Đã sao chép');
    await expect(copied).toEqual(['DH-260306-0042']);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const SaysThatItFailed: Story = {
  beforeEach: refuseClipboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Trình duyệt không cho sao chép',
    );
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mã đơn' });
    await expect(field).toHaveValue('DH-260306-0042');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 14]);
  },
};
