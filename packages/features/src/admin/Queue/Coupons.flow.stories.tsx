import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

const { couponCampaigns } = fixtures;
const page = { page: 1, limit: 20, total: 1, totalPages: 1 };
const [draft, running, welcome, given] = couponCampaigns;
if (!draft || !running || !welcome || !given) throw new Error('the desk has fewer coupons');
const only = (one: typeof draft) =>
  mock('listCouponCampaigns').answer({ data: { items: [one], meta: page } });

/** Staff write coupons, let them run, read what became of them and stop them. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Coupons',
  tags: ['!autodocs'],
  parameters: {
    ...flow.parameters,
    chromatic: { disableSnapshot: true },
    path: 'admin/coupons',
    ...answers(
      mock('saveCouponCampaign').answer(({ body: { key: _key, ...body } }) => {
        sent(body);
        return { data: { ...draft, content: body.content } };
      }),
      mock('moveCouponCampaign').answer(({ params, body }) => {
        sent({ ...params, ...body });
        return { data: draft };
      }),
      mock('discardCouponDraft').answer(({ params, body }) => {
        sent({ ...params, ...body });
        return { data: params };
      }),
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { parameters: answers(mock('listCouponCampaigns').pending()) };

export const ServerError: Story = { parameters: answers(mock('listCouponCampaigns').error()) };

export const Forbidden: Story = { parameters: answers(mock('listCouponCampaigns').forbidden()) };

export const Empty: Story = {
  parameters: answers(mock('listCouponCampaigns').empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có mã giảm giá nào');
  },
};

/** What was written stands in its fields, numbers too. */
export const StatusDraft: Story = {
  parameters: answers(only(draft)),
  play: async (at) => {
    await unfold(at);
    const box = (name: RegExp) => at.canvas.getByRole('textbox', { name });
    await expect(box(/^Giảm bao nhiêu phần trăm/)).toHaveValue('15');
    await expect(box(/^Phát nhiều nhất/)).toHaveValue('100');
  },
};
export const StatusRunning: Story = {
  parameters: answers(only(running)),
  play: async (at) => {
    await unfold(at);
    const figures = within(await at.canvas.findByRole('region', { name: 'Số liệu của HIEN200' }));
    await expect(figures.getByText('9.600.000 đ')).toBeVisible();
    // 500 × 200,000.
    await expect(at.canvas.getByText(/100\.000\.000/)).toBeVisible();
  },
};
export const NewMembers: Story = { parameters: answers(only(welcome)), play: (at) => unfold(at) };
export const GivenByEmail: Story = {
  parameters: answers(only(given)),
  play: async (at) => {
    await unfold(at);
    await at.canvas.findByText('1 địa chỉ chưa có tài khoản');
  },
};
export const StatusStopped: Story = {
  parameters: { path: 'admin/coupons?state=stopped' },
  play: async (at) => {
    await unfold(at);
    await at.canvas.findByText('Dừng và thu hồi mã chưa dùng');
    await expect(at.canvas.queryByRole('button', { name: 'Dừng ngay' })).toBeNull();
  },
};
export const StatusEnded: Story = {
  parameters: { path: 'admin/coupons?state=ended' },
  play: (at) => unfold(at),
};

export const LongText: Story = {
  parameters: answers(
    only({
      ...given,
      content: {
        ...given.content,
        code: 'W'.repeat(20),
        name: {
          vi: 'Cảm ơn bạn đã chờ chúng tôi suốt những ngày mưa dài '.repeat(2),
          en: 'Thank you for waiting for us through all these long days of rain '.repeat(2),
          ko: '긴 장마에도 저희를 기다려 주셔서 진심으로 감사합니다 '.repeat(3),
        },
        emails: Array.from({ length: 40 }, (_, n) => `mot-dia-chi-rat-dai-${n}@noi-that.example`),
        most: 40,
      },
    }),
  ),
  play: (at) => unfold(at),
};

/** What is typed is what buyers will read, with what it can cost, before it is saved. */
export const Writes: Story = {
  parameters: { path: 'admin/coupons?begin=1' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Điền các ô bắt buộc/);
    const type = async (name: RegExp, words: string) =>
      userEvent.type(await canvas.findByRole('textbox', { name }), words);
    await type(/^Mã/, 'nhamoi10');
    await type(/^Tên, Tiếng Việt/, 'Mừng nhà mới');
    await type(/^Tên, Tiếng Anh/, 'For a new home');
    await type(/^Tên, Tiếng Hàn/, '새집 축하');
    await userEvent.click(canvas.getByRole('radio', { name: /Phần trăm/ }));
    await type(/phần trăm/, '10');
    await type(/Giảm nhiều nhất/, '500000');
    await type(/^Từ ngày/, '10/03/2026');
    await type(/^Đến hết ngày/, '10/04/2026');
    await type(/Phát nhiều nhất/, '200');
    await canvas.findByText('Giảm 10%, nhiều nhất 500.000 đ');
    await canvas.findByText('10% off, at most 500,000 đ');
    // 200 × 500,000.
    await canvas.findByText(/100\.000\.000 đ, nếu cả 200 mã/);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản nháp' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent).toHaveBeenCalledWith({
      id: null,
      expected_version: 0,
      content: {
        code: 'NHAMOI10',
        name: { vi: 'Mừng nhà mới', en: 'For a new home', ko: '새집 축하' },
        kind: 'percent',
        amount: null,
        percent: 10,
        max: 500_000,
        minimum: 0,
        from: '2026-03-10',
        until: '2026-04-10',
        audience: 'code',
        emails: [],
        joined_from: '',
        joined_until: '',
        most: 200,
      },
    });
    await screen.findByText('Đã lưu NHAMOI10');
    await canvas.findByRole('button', { name: 'Tạo mã giảm giá' });
  },
};

/** Each fault at its field, and nothing is sent. */
export const Invalid: Story = {
  parameters: answers(only(draft)),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const code = await canvas.findByRole('textbox', { name: /^Mã/ });
    const save = canvas.getByRole('button', { name: 'Lưu bản nháp' });
    await userEvent.type(code, 'ê');
    await userEvent.click(save);
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.type(code, '{Backspace}');
    await userEvent.click(canvas.getByRole('radio', { name: /Những thành viên này/ }));
    const emails = canvas.getByRole('textbox', { name: /Email của thành viên/ });
    await userEvent.type(emails, 'an');
    await userEvent.click(save);
    await waitFor(() => expect(emails).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The code of another: it is said at the field, and what was typed stays. */
export const CodeTaken: Story = {
  parameters: answers(
    only(draft),
    mock('saveCouponCampaign').answer(() => {
      throw new MockFailure(422, {
        code: 'CODE_TAKEN',
        fields: [{ field: 'code', code: 'CODE_TAKEN' }],
      });
    }),
  ),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
    await canvas.findAllByText(/Mã này đã được dùng/);
    await expect(canvas.getByRole('textbox', { name: /^Mã/ })).toHaveValue('PHONGNGU15');
  },
};

/** It says what it can cost before it runs. */
export const Starts: Story = {
  parameters: answers(only(draft)),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cho chạy' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    // 100 × 1,500,000.
    await expect(dialog.getByText(/150\.000\.000/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cho chạy' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: draft.id,
        action: 'start',
        withdraw: false,
        reason: '',
        expected_version: 0,
      }),
    );
  },
};

/** Asked first, with the way back in focus; then it is gone, and said so. */
export const Discards: Story = {
  parameters: answers(only(draft)),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const discard = await canvas.findByRole('button', { name: 'Bỏ bản nháp' });
    await userEvent.click(discard);
    const question = () =>
      screen.findByRole('alertdialog', { name: 'Bỏ bản nháp PHONGNGU15?' }).then(within);
    await userEvent.click((await question()).getByRole('button', { name: 'Giữ lại' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(discard);
    await userEvent.click((await question()).getByRole('button', { name: 'Bỏ bản nháp' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: draft.id, expected_version: draft.version }),
    );
    await screen.findByText('Đã bỏ bản nháp PHONGNGU15');
  },
};

/** A colleague started it first: it is said, and the list shows it as it is now. */
export const DiscardedTooLate: Story = {
  parameters: answers(
    only(draft),
    mock('discardCouponDraft').error(409, { code: 'VERSION_CONFLICT' }),
  ),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản nháp' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Bỏ bản nháp' }));
    await screen.findByText(/^Có người vừa sửa, cho chạy hoặc bỏ mã này/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The server fails: the question stays open and says so. */
export const DiscardFails: Story = {
  parameters: answers(only(draft), mock('discardCouponDraft').error()),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản nháp' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Bỏ bản nháp' }));
    await question.findByRole('alert');
  },
};

/** With what nobody has used yet, and a reason. */
export const StopsAndWithdraws: Story = {
  parameters: answers(only(running)),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const stop = await canvas.findByRole('button', { name: 'Dừng ngay' });
    // 132 given out, 48 used.
    await canvas.findByText(/^84 mã không dùng được nữa/);
    await userEvent.click(stop);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.click(canvas.getByRole('radio', { name: /Thu hồi hết/ }));
    await userEvent.type(reason, 'Sai mức giảm');
    await userEvent.click(stop);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: running.id,
        action: 'stop',
        withdraw: true,
        reason: 'Sai mức giảm',
        expected_version: 1,
      }),
    );
    await screen.findByText('Đã dừng HIEN200');
  },
};

/** Somebody else was first: it is said, and what was typed stays. */
export const StoppedByAnother: Story = {
  parameters: answers(
    only(running),
    mock('moveCouponCampaign').error(409, { code: 'VERSION_CONFLICT' }),
  ),
  play: async (at) => {
    const { canvas, userEvent } = at;
    await unfold(at);
    const reason = await canvas.findByRole('textbox', { name: /^Lý do/ });
    await userEvent.type(reason, 'Sai mức giảm');
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng ngay' }));
    await canvas.findByText('Hồ sơ vừa thay đổi');
    await expect(reason).toHaveValue('Sai mức giảm');
  },
};

export const Found: Story = {
  parameters: { path: 'admin/coupons?q=tet' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('TET26');
    await expect(canvas.queryByText('HIEN200')).toBeNull();
  },
};
