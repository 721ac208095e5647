import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from './ArticleDetailScreen.tsx';

const meta = {
  title: 'screens/community/ArticleDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'article/2', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

/** Every line of the contents leads to a heading of the text, and a picture opens large and closes again. */
export const ReadsAndLooks: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Trong bài' });
    const links = [...contents.querySelectorAll('a')];
    await expect(links).toHaveLength(2);
    for (const link of links) {
      const heading = document.getElementById(link.hash.slice(1));
      await expect(heading).toHaveTextContent(link.textContent);
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Xem ảnh lớn/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Đóng ảnh lớn' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};
