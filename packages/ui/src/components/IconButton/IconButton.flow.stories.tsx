import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import shown from './IconButton.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Base/IconButton/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof IconButton>;
export default meta;

export const ASwitchByKey: StoryObj<typeof meta> = {
  render: function Keeping(args) {
    const [kept, setKept] = useState(false);
    return <IconButton {...args} pressed={kept} onClick={() => setKept(!kept)} />;
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lưu vào bộ sưu tập' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    // The name stays: what changes is the state.
    await expect(button).toHaveAccessibleName('Lưu vào bộ sưu tập');
  },
};
