import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Homes and comments that were reported. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Reports',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A removal names its rule and its place; both go along, with the version that was looked at. */
export const RemovesWhatWasReported: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(
      mock('decideReport').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const remove = await canvas.findByRole('button', { name: 'Gỡ nội dung' });
    await userEvent.click(remove);
    await canvas.findAllByText('Vui lòng viết nội dung');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Quy định/ }),
      'not-a-partner',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Chỗ trái/ }), 'gọi 09xx xxx 412');
    await userEvent.click(remove);
    await screen.findByText('Đã gỡ: Nhà ống bốn mét mà sáng · Hải Đ.');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          {
            decision: 'remove',
            rule: 'not-a-partner',
            quote: 'gọi 09xx xxx 412',
            expected_version: 0,
          },
        ],
      ]),
    );
  },
};

/** What its author has changed since is read beside what was reported, with where its links lead; a link is not pressed by a slip. */
export const ComparesWhatWasReported: Story = {
  parameters: { path: 'admin/reports' },
  play: async (context) => {
    await unfold(context, 1);
    const { canvas } = context;
    const then = within(await canvas.findByRole('region', { name: 'Lúc bị báo cáo' }));
    const today = within(canvas.getByRole('region', { name: 'Hiện nay' }));
    await then.findByText(/bộ sưu tập của studio/);
    await expect(then.getAllByRole('img')).toHaveLength(2);
    await expect(today.getAllByRole('img')).toHaveLength(1);
    await today.findByText(/https:\/\/bep-nho.example\/album/);
    await expect(today.queryByRole('link', { name: /bep-nho/ })).toBeNull();
    await today.findByText('#bếpnhỏ');
  },
};

/** Who removed it is told before anything is typed that a colleague answers. */
export const AppealOfOnesOwnRemoval: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(
      mock('listReportCases').answer(({ language }) => ({
        data: {
          items: fixtures.reportCases(language).map((one) => ({ ...one, answerable: false })),
          meta: { page: 1, limit: 20, total: 4, totalPages: 1 },
        },
      })),
    ),
  },
  play: async (context) => {
    await unfold(context, 2);
    const { canvas } = context;
    await canvas.findByText(/Bạn đã gỡ nội dung này/);
    await expect(canvas.queryByRole('button', { name: 'Lưu quyết định' })).toBeNull();
  },
};

/** What breaks no rule is kept with one press. */
export const KeepsWhatWasReported: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(
      mock('decideReport').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Giữ lại' }));
    await screen.findByText('Đã giữ lại: Sửa lại căn bếp của mẹ · Thu H.');
    await expect(sent.mock.calls).toEqual([
      [{ decision: 'keep', rule: null, quote: '', expected_version: 0 }],
    ]);
  },
};

/** An answered appeal names the outcome; its words are typed once more by nobody when a colleague was first. */
export const AnswersAnAppealTooLate: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(
      mock('decideAppeal').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: { decided: { by: 'Trần Bình', at: '2026-03-06T02:00:00Z' } } },
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 2);
    await canvas.findByText(/Hannah Miller đã gỡ nội dung này/);
    await userEvent.click(canvas.getByRole('radio', { name: /Khôi phục/ }));
    const why = canvas.getByRole('textbox', { name: /Lý do/ });
    await userEvent.type(why, 'Bạn nói đúng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await canvas.findByText(/Trần Bình/);
    await expect(why).toHaveValue('Bạn nói đúng.');
  },
};

export const ReportStatusRemoved: Story = {
  parameters: { path: 'admin/reports?state=decided' },
  play: (context) => unfold(context),
};

export const ReportStatusKept: Story = {
  parameters: { path: 'admin/reports?state=decided' },
  play: (context) => unfold(context, 1),
};

export const ReportStatusRestored: Story = {
  parameters: { path: 'admin/reports?state=decided' },
  play: (context) => unfold(context, 2),
};

/** By the person who removed it, which is said. */
export const ReportStatusUpheld: Story = {
  parameters: { path: 'admin/reports?state=decided' },
  play: (context) => unfold(context, 3),
};

export const ReportStatusWithdrawn: Story = {
  parameters: { path: 'admin/reports?state=decided' },
  play: (context) => unfold(context, 4),
};

export const ReportsEmpty: Story = {
  parameters: {
    path: 'admin/reports',
    ...answers(mock('listReportCases').empty()),
  },
};
