import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { RichText } from './RichText.tsx';
import shown, { Default } from './RichText.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Text/RichText/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RichText>;
export default meta;

export const LinksAndTheScrollingTable: StoryObj<typeof meta> = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'cách đo từng bước' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Kích thước các cỡ sofa' })).toHaveFocus();
  },
};
