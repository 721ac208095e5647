import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Who wants to sell designs, and who sells them. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/DesignPartners',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StatusApplied: Story = {
  parameters: { path: 'admin/design-partners' },
  play: (context) => unfold(context),
};

export const StatusApproved: Story = {
  parameters: { path: 'admin/design-partners?state=decided' },
  play: (context) => unfold(context),
};

export const StatusRejected: Story = {
  parameters: { path: 'admin/design-partners?state=decided' },
  play: (context) => unfold(context, 2),
};

export const Empty: Story = {
  parameters: { path: 'admin/design-partners', ...answers(mock('listDesignPartnerCases').empty()) },
};

export const Approves: Story = {
  parameters: { path: 'admin/design-partners' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Duyệt' }));
    await screen.findByText('Đã duyệt Studio Lá Trầu');
  },
};

export const RefusesWithAReason: Story = {
  parameters: {
    path: 'admin/design-partners',
    ...answers(
      mock('decideDesignPartner').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Bản vẽ chưa có kích thước');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        decision: 'reject',
        reason: 'Bản vẽ chưa có kích thước',
        expected_version: 0,
      }),
    );
  },
};

const moves = answers(
  mock('moveDesignPartner').answer(({ body }) => {
    sent(body);
    return { data: null as never };
  }),
);

/** A partner is stopped with a reason alone. */
export const StopsAPartner: Story = {
  parameters: { path: 'admin/design-partners?state=decided', ...moves },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const button = await canvas.findByRole('button', { name: 'Tạm ngừng bán' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Ảnh của người khác');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'suspend',
        reason: 'Ảnh của người khác',
        expected_version: 1,
      }),
    );
  },
};

/** Who was stopped goes on, or it is over. */
export const StatusSuspended: Story = {
  parameters: { path: 'admin/design-partners?state=decided', ...moves },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await canvas.findByRole('button', { name: 'Chấm dứt hợp tác' });
    const [first] = canvas.getAllByRole('textbox', { name: /^Lý do/ });
    if (first === undefined) throw new Error('no form');
    await userEvent.type(first, 'Đã thay ảnh');
    await userEvent.click(canvas.getByRole('button', { name: 'Cho bán tiếp' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'restore',
        reason: 'Đã thay ảnh',
        expected_version: 2,
      }),
    );
  },
};
