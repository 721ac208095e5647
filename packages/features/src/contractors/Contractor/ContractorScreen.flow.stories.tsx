import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './ContractorScreen.tsx';

const meta = {
  title: 'screens/contractors/Contractor/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: `contractor?city=${encodeURIComponent('Thành phố Hồ Chí Minh')}`,
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No bought place is without its label and its reason, and nothing else carries either. */
export const EveryBoughtPlaceSaysSo: Story = {
  play: async ({ canvas }) => {
    const companies = await canvas.findAllByRole('article');
    const labelled = companies.filter((one) => within(one).queryByText('Quảng cáo') !== null);
    const reasoned = companies.filter(
      (one) => within(one).queryByText(/^Đứng đây vì mua vị trí/) !== null,
    );
    await expect(labelled).toHaveLength(2);
    await expect(reasoned).toEqual(labelled);
    await expect(companies.slice(0, 2)).toEqual(labelled);
  },
};

/** Another order than the recommended one is nobody's to buy. */
export const NobodyBuysAnotherOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sắp xếp/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Đánh giá cao' }));
    // The list before stands until the new one is there.
    await waitFor(() => expect(canvas.queryByText('Quảng cáo')).toBeNull());
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(2);
  },
};
