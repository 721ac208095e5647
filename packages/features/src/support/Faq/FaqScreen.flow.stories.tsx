import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './FaqScreen.tsx';
import shown from './FaqScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/support/Faq/Flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words without accents narrow the list while they are typed; the number is said, and the words are marked. */
export const FindsWithoutAccents: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Các chủ đề' });
    const all = canvas.getAllByRole('heading', { level: 3 }).length;
    await userEvent.type(canvas.getByRole('combobox'), 'hoan tien');
    await waitFor(() =>
      expect(canvas.queryByRole('navigation', { name: 'Các chủ đề' })).toBeNull(),
    );
    const found = canvasElement.querySelectorAll('details').length;
    await expect(found).toBeGreaterThan(0);
    await expect(found).toBeLessThan(all);
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain(`${found} câu hỏi`);
    await expect(
      [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent),
    ).toEqual(expect.arrayContaining(['hoàn', 'tiền']));
    await userEvent.click(canvas.getByRole('button', { name: /Xóa/ }));
    await canvas.findByRole('navigation', { name: 'Các chủ đề' });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(all);
  },
};

/** Nothing fits: the way to ask stands where the answers would be. */
export const LeadsToAQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzzz{Enter}');
    await canvas.findByText('Chưa có câu trả lời cho từ khóa này');
    await expect(canvas.getByRole('link', { name: 'Hỏi Trung tâm hỗ trợ' })).toHaveAttribute(
      'href',
      '/vi/customer-center-post',
    );
  },
};

/** A question unfolds at its line and folds again; the frame of my page stands beside it. */
export const UnfoldsAndFolds: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Các chủ đề' });
    const first = canvasElement.querySelector('details');
    const line = first?.querySelector('summary');
    if (!first || !line) throw new Error('No question');
    await expect(first).not.toHaveAttribute('open');
    await userEvent.click(line);
    await waitFor(() => expect(first).toHaveAttribute('open'));
    await expect(first.querySelector('p')).toBeVisible();
    await userEvent.click(line);
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    const ways = within(await canvas.findByRole('navigation', { name: 'Trang của tôi' }));
    await expect(ways.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Câu hỏi thường gặp',
    );
  },
};
