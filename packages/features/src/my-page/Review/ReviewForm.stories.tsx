import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  title: 'screens/my-page/Review/Form',
  component: ReviewForm,
  tags: ['!autodocs'],
  args: { orderItemId: 61, onSend: () => Promise.resolve(undefined), onCancel: () => undefined },
} satisfies Meta<typeof ReviewForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** D62, the reading that stands in the rules: more than 200 words. */
export const FirstReading: Story = {};

/** The other reading: more than 500. */
export const SecondReading: Story = {
  args: { minWords: 500 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0/501 từ')).toBeVisible());
  },
};
