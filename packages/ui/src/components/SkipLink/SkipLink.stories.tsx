import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'ui/Navigation/SkipLink',
  component: SkipLink,
  args: { label: 'Tới nội dung chính' },
  render: (args) => (
    <div style={{ minHeight: 96 }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Nội dung chính
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
