import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './PromisesScreen.tsx';

const meta = {
  title: 'screens/content/Promises/flow',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'promises',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each promise leads to where it is checked, and says before the press where somebody has to log in. */
export const LeadsToTheChecks: Story = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items.length).toBeGreaterThanOrEqual(12);
    for (const item of items) {
      await expect(within(item).getByRole('heading', { level: 2 })).toBeVisible();
      await expect(within(item).getAllByRole('link').length).toBeGreaterThan(0);
    }
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await expect(link(/dòng cuối của sổ/u)).toHaveAttribute('href', '/vi/ad-membership#ends');
    await expect(link(/bảng đo/u)).toHaveAttribute(
      'href',
      '/vi/room-by-room/b-grid/introduction#accuracy',
    );
    await expect(link(/Phát lại/u).parentElement).toHaveTextContent('Cần đăng nhập');
    await expect(link(/dòng cuối của sổ/u).parentElement).not.toHaveTextContent('Cần đăng nhập');
  },
};
