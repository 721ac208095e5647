import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';
import { words } from '../../testing/languages/words.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Navigation/SkipLink',
  component: SkipLink,
  args: { label: words('Tới nội dung chính', 'To the main content', '본문으로 건너뛰기') },
  render: told((args) => (
    <div style={{ minHeight: 96 }}>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        {words('Nội dung chính', 'Main content', '본문')}
      </main>
    </div>
  )),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
