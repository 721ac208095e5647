import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Footer } from './Footer.tsx';
import shown, { Default } from './Footer.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/Footer/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Footer>;
export default meta;

export const ColumnByColumnThenTheTerms: StoryObj<typeof meta> = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Sản phẩm bán chạy', 'Câu hỏi thường gặp', 'Quy chế hoạt động']),
    );
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
