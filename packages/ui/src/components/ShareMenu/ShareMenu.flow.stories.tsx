import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { copied, grantClipboard } from '../CopyButton/clipboard.fixture.ts';
import type { ShareMenu } from './ShareMenu.tsx';
import shown from './ShareMenu.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Overlays/ShareMenu/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ShareMenu>;
export default meta;

export const CopiesWithTheKeyboard: StoryObj<typeof meta> = {
  beforeEach: grantClipboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Chia sẻ' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Sao chép đường dẫn' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Đã sao chép đường dẫn'),
    );
    await expect(copied).toEqual(['https://hien.example/vi/shop-detail/1024']);
    await expect(button).toHaveFocus();
  },
};
