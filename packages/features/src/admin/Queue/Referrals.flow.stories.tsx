import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

const [khue] = fixtures.referralCodes;
if (!khue) throw new Error('the desk has no referral code');

/** Staff make referral codes, see what was bought with them and end them. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Referrals',
  tags: ['!autodocs'],
  parameters: {
    ...flow.parameters,
    chromatic: { disableSnapshot: true },
    path: 'admin/referrals',
    ...answers(
      mock('createReferralCode').answer(({ body: { key: _key, ...body } }) => {
        sent(body);
        return { data: { ...khue, code: body.code } };
      }),
      mock('endReferralCode').answer(({ params, body }) => {
        sent({ ...params, ...body });
        return { data: khue };
      }),
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { parameters: answers(mock('listReferralCodes').pending()) };

export const ServerError: Story = { parameters: answers(mock('listReferralCodes').error()) };

export const Forbidden: Story = { parameters: answers(mock('listReferralCodes').forbidden()) };

export const Empty: Story = {
  parameters: answers(mock('listReferralCodes').empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có mã giới thiệu nào');
  },
};

/** Payments with their sums, and nothing of who bought. */
export const Uses: Story = {
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem các lần thanh toán' }));
    await canvas.findAllByText('SO20260305-000412');
    await canvas.findAllByText('Bản thiết kế');
  },
};

/** A link to a case finds it unfolded; what makes no sense in it is passed over. */
export const OpenedByItsAddress: Story = {
  parameters: { path: 'admin/referrals?open=3,abc,-1' },
  play: async ({ canvas, userEvent }) => {
    const open = { expanded: true, name: /^Thu gọn/ };
    const [fold, ...others] = await canvas.findAllByRole('button', open);
    await expect(others).toHaveLength(0);
    if (fold) await userEvent.click(fold);
    await waitFor(() => expect(canvas.queryByRole('button', open)).toBeNull());
  },
};

/** A code that nobody has named. */
export const NoUses: Story = {
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem các lần thanh toán' }));
    await canvas.findByText('Chưa ai nhập mã này');
  },
};

export const StatusEnded: Story = {
  parameters: { path: 'admin/referrals?state=ended' },
  play: async (at) => {
    await unfold(at);
    await at.canvas.findByText('Hết mùa hè.');
    await expect(at.canvas.queryByRole('button', { name: 'Kết thúc mã' })).toBeNull();
  },
};

export const LongText: Story = {
  parameters: answers(
    mock('listReferralCodes').answer({
      data: {
        items: [
          {
            ...khue,
            code: 'W'.repeat(20),
            label:
              'Nhóm bán hàng của chi nhánh Hà Nội, người phụ trách Nguyễn Phúc Hoàng Thị Thanh'.repeat(
                2,
              ),
            member: {
              name: 'Nguyễn Phúc Hoàng Thị Thanh Thanh Hương Giang',
              email: `${'rat-dai-'.repeat(12)}@hien.example`,
            },
          },
        ],
        meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
      },
    }),
  ),
  play: (at) => unfold(at),
};

/** Of a member, by email. */
export const Makes: Story = {
  parameters: { path: 'admin/referrals?begin=1' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Quy định không nói/);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã(?! của)/ }), 'khue2026');
    await userEvent.click(canvas.getByRole('radio', { name: /đối tác có tài khoản/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã của ai/ }), 'Lê Minh Khuê');
    const make = canvas.getByRole('button', { name: 'Tạo mã' });
    await userEvent.click(make);
    const email = canvas.getByRole('textbox', { name: /Email của chủ mã/ });
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.type(email, 'khue@hien.example');
    await userEvent.click(make);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        code: 'KHUE2026',
        label: 'Lê Minh Khuê',
        owner: 'member',
        email: 'khue@hien.example',
      }),
    );
    await screen.findByText('Mã KHUE2026 dùng được từ bây giờ');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Tạo mã giới thiệu' })).toHaveFocus(),
    );
  },
};

/** An address without an account: it is said at the field, and what was typed stays. */
export const StatusOwnerUnknown: Story = {
  parameters: {
    path: 'admin/referrals?begin=1',
    ...answers(
      mock('createReferralCode').answer(() => {
        throw new MockFailure(422, {
          code: 'OWNER_UNKNOWN',
          fields: [{ field: 'email', code: 'OWNER_UNKNOWN' }],
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Quy định không nói/);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã(?! của)/ }), 'khue2027');
    await userEvent.click(canvas.getByRole('radio', { name: /đối tác có tài khoản/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã của ai/ }), 'Lê Minh Khuê');
    const email = canvas.getByRole('textbox', { name: /Email của chủ mã/ });
    await userEvent.type(email, 'khong-co@hien.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã' }));
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveValue('khong-co@hien.example');
  },
};

/** With a reason that staff alone read. */
export const Ends: Story = {
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const end = await canvas.findByRole('button', { name: 'Kết thúc mã' });
    await userEvent.click(end);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, 'Hết hợp tác');
    await userEvent.click(end);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: khue.id,
        reason: 'Hết hợp tác',
        expected_version: 0,
      }),
    );
  },
};

export const EndedByAnother: Story = {
  parameters: answers(mock('endReferralCode').error(409, { code: 'VERSION_CONFLICT' })),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const reason = await canvas.findByRole('textbox', { name: /^Lý do/ });
    await userEvent.type(reason, 'Hết hợp tác');
    await userEvent.click(canvas.getByRole('button', { name: 'Kết thúc mã' }));
    await canvas.findByText('Hồ sơ vừa thay đổi');
    await expect(reason).toHaveValue('Hết hợp tác');
  },
};
