import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Members, what they ask, and what the house writes to them. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Members',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The answer to a request goes out once, as it was typed. */
export const AnswersARequest: Story = {
  parameters: {
    path: 'admin/leads',
    ...answers(
      mock('answerLead').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const box = await canvas.findByLabelText(/Trả lời 이서연/);
    await userEvent.type(box, '내일 오전에 연락드릴게요.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await screen.findByText('Đã trả lời 이서연; email đang được gửi.');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ content: '내일 오전에 연락드릴게요.' }]]),
    );
  },
};

/** Who took back the news of campaigns is not written to about them: staff read when that was. */
export const SeesThatNewsWereTakenBack: Story = {
  parameters: { path: 'admin/leads' },
  play: async (context) => {
    await unfold(context, 1);
    const told = await context.canvas.findByText(/^Đã rút lại .*Không gửi tin quảng bá nữa\.$/);
    await expect(told).toBeVisible();
  },
};

/** An answer that did not go out stays in its box. */
export const KeepsAnAnswer: Story = {
  parameters: {
    path: 'admin/support',
    ...answers(mock('answerSupportPost').error()),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const box = await canvas.findByRole('textbox', { name: /Trả lời/ });
    await userEvent.type(box, 'Chúng tôi hoàn tiền trong hôm nay.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await canvas.findByText(/^Có lỗi ở phía chúng tôi/);
    await expect(box).toHaveValue('Chúng tôi hoàn tiền trong hôm nay.');
  },
};

/** The ladder offers its own steps; a suspension carries its end, and the reason that the member reads. */
export const SuspendsAMember: Story = {
  parameters: {
    path: 'admin/members',
    ...answers(
      mock('sanctionMember').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await expect(canvas.queryByRole('button', { name: 'Cảnh cáo tài khoản' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạm khóa tài khoản' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), '30');
    await userEvent.type(dialog.getByRole('textbox'), 'Lặp lại sau cảnh báo');
    await userEvent.click(dialog.getByRole('button', { name: 'Tạm khóa tài khoản' }));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          {
            action: 'suspend',
            reason: 'Lặp lại sau cảnh báo',
            expected_version: 1,
            days: 30,
          },
        ],
      ]),
    );
    await screen.findByText('Đã lưu; Trần Minh nhận email.');
  },
};

/** The search stands in the address, so that it can be shared and come back to. */
export const FindsAMember: Story = {
  parameters: { path: 'admin/members' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Tìm thành viên'), 'thu an{Enter}');
    await canvas.findAllByText('Nguyễn Thu An');
  },
};

/** A note, and the last one closes. */
export const ClosesACase: Story = {
  parameters: {
    path: 'admin/cases',
    ...answers(
      mock('noteStaffCase').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const box = await canvas.findByRole('textbox', { name: /Đã làm gì/ });
    await userEvent.type(box, 'Ngân hàng đã chuyển bù.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Đóng hồ sơ này' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu và đóng' }));
    await screen.findByText('Đã đóng hồ sơ.');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ note: 'Ngân hàng đã chuyển bù.', close: true }]]),
    );
  },
};

/** A kind of mail has a name, and no list shows the one it is stored under. */
export const MailsAreNamed: Story = {
  parameters: { path: 'admin/mails' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Mã xác thực đăng ký');
    await canvas.findAllByText('Duyệt hồ sơ doanh nghiệp');
    await expect(canvasElement.textContent).not.toMatch(/sign-up-code|upgrade-approved/);
  },
};

export const ReadingEmpty: Story = {
  parameters: { path: 'admin/reading', ...answers(mock('listReading').empty()) },
};

/** The filters narrow the list and say so; a text that cannot be begun says why. */
export const ReadingBegins: Story = {
  parameters: {
    path: 'admin/reading',
    ...answers(mock('createReading').error(503)),
  },
  play: async ({ canvas, userEvent }) => {
    const small = { name: 'Bếp bốn mét vuông' };
    await canvas.findByRole('link', small);
    await userEvent.click(canvas.getByRole('button', { name: 'Tùy bút' }));
    await waitFor(() => expect(canvas.queryByRole('link', small)).toBeNull());
    await canvas.findByRole('link', { name: 'Buổi sáng ở hiên nhà' });
    await userEvent.click(canvas.getByRole('button', { name: 'Đã hẹn giờ' }));
    await canvas.findByText('Không có bài nào như vậy');
    await userEvent.click(canvas.getByRole('button', { name: 'Viết bài mới' }));
    await canvas.findByRole('alert');
  },
};
