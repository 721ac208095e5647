import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Screen } from './EssayDetailScreen.tsx';

const meta = {
  title: 'screens/content/EssayDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Another name in the address becomes the essay's own; where somebody came from and where they go stay. */
export const KeepsTheRestOfItsAddress: Story = {
  parameters: { path: 'essay-detail/32/ten-cu?utm_source=zalo#cuoi-bai' },
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <Address />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      /^\/vi\/essay-detail\/32\/mot-can-phong-cho-su-im-lang\?utm_source=zalo#cuoi-bai$/,
    );
  },
};
