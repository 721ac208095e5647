import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { LineChart } from './LineChart.tsx';
import shown from './LineChart.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Data/LineChart/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof LineChart>;
export default meta;

/** Point by point by key, and all of it as a table. */
export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const points = canvas.getByRole('slider');
    await expect(points).toHaveFocus();
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      'Th. 1: Năm nay 42 triệu đ, Năm ngoái 30 triệu đ',
    );
    await fireEvent.change(points, { target: { value: '4' } });
    await waitFor(() =>
      expect(points).toHaveAttribute(
        'aria-valuetext',
        'Th. 5: Năm nay 69 triệu đ, Năm ngoái chưa có',
      ),
    );
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(table.getByText('151 triệu đ')).toBeVisible();
  },
};
