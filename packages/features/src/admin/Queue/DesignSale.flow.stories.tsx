import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** A single design is taken off sale by staff, or goes on, whoever sells it. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/DesignSale',
  tags: ['!autodocs'],
  parameters: {
    ...flow.parameters,
    chromatic: { disableSnapshot: true },
    path: 'admin/design-sales',
    ...answers(
      mock('moveDesign').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a reason alone. */
export const TakesOffSale: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const button = await canvas.findByRole('button', { name: 'Gỡ khỏi trang bán' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Ảnh của người khác');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'withhold',
        reason: 'Ảnh của người khác',
        expected_version: 0,
      }),
    );
  },
};

/** Somebody else was first: it is said, and what was typed stays. */
export const TakenOffByAnother: Story = {
  parameters: answers(mock('moveDesign').error(409, { code: 'VERSION_CONFLICT' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const button = await canvas.findByRole('button', { name: 'Gỡ khỏi trang bán' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lý do/ }), 'Ảnh của người khác');
    await userEvent.click(button);
    await canvas.findByText('Hồ sơ vừa thay đổi');
    await expect(canvas.getByRole('textbox', { name: /^Lý do/ })).toHaveValue('Ảnh của người khác');
  },
};

/** What staff took off goes on. */
export const LetsGoOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 2);
    // Who did it, and when, stands there.
    await canvas.findByText('Hannah Miller');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Lý do/ }), 'Đã thay ảnh');
    await userEvent.click(canvas.getByRole('button', { name: 'Cho bán lại' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'release',
        reason: 'Đã thay ảnh',
        expected_version: 1,
      }),
    );
  },
};

/** Found by number or name, with accents or without. */
export const Found: Story = {
  parameters: { path: 'admin/design-sales?q=gac+xep' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Gác xép thép và gỗ cũ');
    await expect(canvas.queryByText('Nhà vườn ba gian')).toBeNull();
  },
};
