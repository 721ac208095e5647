import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { KnownCosts } from './KnownCosts.tsx';

const meta = {
  title: 'screens/shared/KnownCosts',
  component: KnownCosts,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  args: { of: { style: 'modern', house_type: '2-bedroom' } },
  render: (args) => (
    <>
      <p>Phần trước</p>
      <KnownCosts {...args} />
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof KnownCosts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The figures, what they rest on, and the directory of who builds such homes. */
export const SaysWhatItRestsOn: Story = {
  play: async ({ canvas }) => {
    const block = await canvas.findByRole('region', { name: /^Những nhà như thế này/ });
    await expect(block).toHaveTextContent('5.200.000 đ');
    await expect(block).toHaveTextContent(
      'Một nửa số nhà nằm trong khoảng 4.100.000 đ – 6.800.000 đ.',
    );
    await expect(block).toHaveTextContent('Từ 23 đánh giá của 6 công ty, năm 2024–2026.');
    await expect(canvas.getByRole('link', { name: 'Tìm nhà thầu' })).toHaveAttribute(
      'href',
      '/vi/contractor?style=modern&house=2-bedroom',
    );
  },
};

/** Too few have told: nothing stands there, and nothing is said in its place. */
export const TooFewHaveTold: Story = {
  args: { of: { style: 'luxury' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await expect(canvas.queryByRole('region', { name: /^Những nhà/ })).toBeNull();
  },
};

/** A failure of what stands beside is nobody’s trouble. */
export const Fails: Story = {
  parameters: { ...answers(mock('getCostTruth').error()), sameAs: 'TooFewHaveTold' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /^Những nhà/ })).toBeNull();
  },
};
