import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import shown from './QueueScreen.stories.tsx';
import type { Screen } from './QueueScreen.tsx';
import { patience, unfold } from './story-steps.ts';

const sent = fn();

/** A late invoice as staff read it. */
const lateBillOfStaff = fixtures.billDetail(fixtures.lateBill, 'admin', 'vi');
/** One whose shop has sent its number. */
const sentBillOfStaff = fixtures.billDetail(fixtures.sentBill, 'admin', 'vi');

const meta = {
  ...shown,
  title: 'screens/admin/Queue/Flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent.mockClear();
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An approval is one press, and names the shop. */
export const OpensAShop: Story = {
  parameters: { path: 'admin/sellers' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByRole('img', { name: 'Giấy phép kinh doanh của Gỗ Ven Sông' });
    await userEvent.click(canvas.getByRole('button', { name: 'Duyệt' }));
    await screen.findByText('Đã duyệt Gỗ Ven Sông');
  },
};

/** A refusal waits for its reason. */
export const RefusesWithAReason: Story = {
  parameters: { path: 'admin/sellers' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
    const refuse = dialog.getByRole('button', { name: /Từ chối/ });
    await expect(refuse).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox'), 'Ảnh giấy phép bị mờ');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await screen.findByText('Đã từ chối Gỗ Ven Sông');
  },
};

/** A new version is refused with a reason that its shop reads; the version that was looked at goes along. */
export const RefusesANewVersion: Story = {
  parameters: {
    path: 'admin/items',
    ...answers(
      mock('decideItem').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await canvas.findByText('3 mục khác với bản đang bán', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.type(dialog.getByRole('textbox'), 'Ảnh thiếu mặt bên');
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'reject', reason: 'Ảnh thiếu mặt bên', expected_version: 0 }],
        ]),
      patience,
    );
  },
};

/** Somebody else was first: it says so, and nothing is overwritten. */
export const SomebodyWasFirst: Story = {
  parameters: {
    path: 'admin/sellers',
    ...answers(mock('decidePartner').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async (context) => {
    await unfold(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Duyệt' }));
    await context.canvas.findByText('Hồ sơ vừa thay đổi');
  },
};

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
    const box = await canvas.findByLabelText(/Trả lời 이서연/, {}, patience);
    await userEvent.type(box, '내일 오전에 연락드릴게요.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await screen.findByText('Đã trả lời 이서연; email đang được gửi.');
    await waitFor(
      () => expect(sent.mock.calls).toEqual([[{ content: '내일 오전에 연락드릴게요.' }]]),
      patience,
    );
  },
};

/** Prices are typed, the sum follows, and what goes out carries every line. */
export const QuotesAnOffice: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const prices = await canvas.findAllByLabelText(/^Đơn giá: /, {}, patience);
    const sum = () => canvas.getByText('Tổng báo giá').nextElementSibling?.textContent;
    const before = sum();
    const [first] = prices;
    if (first === undefined) throw new Error('no lines');
    await userEvent.clear(first);
    await userEvent.type(first, '9000000');
    await waitFor(() => expect(sum()).not.toBe(before));
    const [quantity] = canvas.getAllByLabelText(/^Số lượng: /);
    if (quantity === undefined) throw new Error('no lines');
    await expect(quantity).toHaveDisplayValue(/^[1-9]\d*$/);
    await userEvent.clear(quantity);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await waitFor(() => expect(quantity).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(quantity, '3');
    await userEvent.selectOptions(canvas.getByLabelText(/^Báo giá có hiệu lực/), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await screen.findByText('Đã gửi báo giá VP-000001');
    await expect(sent.mock.calls).toMatchObject([
      [{ decision: 'quote', expected_version: 0, valid_days: 30, start: null }],
    ]);
    const [[{ lines }]] = sent.mock.calls as [[{ lines: readonly unknown[] }]];
    await expect(lines).toHaveLength(prices.length);
    await expect(lines[0]).toMatchObject({ quantity: 3, price: 9_000_000 });
  },
};

/** Who made rules of their own for an office is quoted by them: staff see which, and what is usual. */
export const SeesRulesOfItsOwn: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('listOfficeQuotationCases').answer(({ language }) => {
        const one = fixtures.officeCase('requested', language);
        const rules = { betweenRows: 2.6, areaPerPerson: 8 };
        const items = [{ ...one, content: { ...fixtures.officeProject(), rules } }];
        return { data: { items, meta: { page: 1, limit: 20, total: 1, totalPages: 1 } } };
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    const rules = await canvas.findByText('Quy tắc riêng', {}, patience);
    await expect(rules.nextElementSibling).toHaveTextContent(
      'Giữa hai dãy bàn: 2,6 m (chung là 1,2); Diện tích mỗi người: 8 m² (chung là 7)',
    );
  },
};

/** An offer that costs nothing is none. */
export const NoOfficeIsFree: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('listOfficeQuotationCases').answer(({ language }) => {
        const one = fixtures.officeCase('requested', language);
        const items = [{ ...one, lines: one.lines.slice(0, 1) }];
        return { data: { items, meta: { page: 1, limit: 20, total: 1, totalPages: 1 } } };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const price = await canvas.findByLabelText(/^Đơn giá: /, {}, patience);
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await expect(await canvas.findByLabelText(/^Đơn giá: /)).toBeInvalid();
  },
};

/** Declining asks for its reason, and somebody who was first is named; what was typed stays. */
export const SomebodyQuotedFirst: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: fixtures.officeCase('quoted', 'vi') },
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Từ chối' }, patience));
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    const why = canvas.getByRole('textbox', { name: /^Lý do từ chối/ });
    await waitFor(() => expect(why).toBeInvalid());
    await userEvent.type(why, 'Tòa nhà chưa cho thi công');
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    await expect((await canvas.findAllByText(/Hannah Miller/)).length).toBeGreaterThan(0);
    await expect(why).toHaveValue('Tòa nhà chưa cho thi công');
  },
};

/** An accepted office gets its first day; days before today are none. */
export const SchedulesAnOffice: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const day = await canvas.findByRole('textbox', { name: /^Ngày khởi công/ }, patience);
    await userEvent.type(day, '20/04/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Xếp ngày khởi công' }));
    await screen.findByText('Đã xếp lịch VP-000003');
    await expect(sent.mock.calls).toMatchObject([
      [{ decision: 'schedule', start: '2026-04-20', expected_version: 2, lines: [] }],
    ]);
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
    const box = await canvas.findByRole('textbox', { name: /Trả lời/ }, patience);
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
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
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
    await userEvent.type(
      await canvas.findByLabelText('Tìm thành viên', {}, patience),
      'thu an{Enter}',
    );
    await canvas.findAllByText('Nguyễn Thu An', {}, patience);
  },
};

/** The account is shown to who asks; what was paid carries the bank's reference. */
export const ReturnsMoneyByHand: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(
      mock('payMoneyReturn').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText('•••• 3456', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện đầy đủ' }));
    await canvas.findByText('0071000123456');
    const box = canvas.getByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
    await userEvent.type(box, 'FT26065112233');
    await userEvent.click(canvas.getByRole('button', { name: /^Đã chuyển 2.460.000/ }));
    await screen.findByText(/^Đã ghi nhận 2.460.000/);
    await waitFor(
      () => expect(sent.mock.calls).toEqual([[{ proof: 'FT26065112233', expected_version: 0 }]]),
      patience,
    );
  },
};

/** Somebody was first: what was typed stays, and nothing is overwritten. */
export const SomebodyReturnedItFirst: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(mock('payMoneyReturn').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ }, patience);
    await userEvent.type(box, 'FT1');
    await userEvent.click(canvas.getByRole('button', { name: /^Đã chuyển/ }));
    await canvas.findByText(/Hồ sơ vừa thay đổi/);
    await expect(box).toHaveValue('FT1');
  },
};

/** A gateway that gave no answer may have paid: nobody pays by hand before they looked there. */
export const PaysAnUnansweredReturn: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(
      mock('payMoneyReturn').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 4);
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ }, patience);
    await userEvent.type(box, 'FT26065112244');
    const pay = canvas.getByRole('button', { name: /^Đã chuyển 1.350.000/ });
    await canvas.findByText('Hãy nhập mã giao dịch và đánh dấu ô trên trước');
    await userEvent.click(pay);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tôi đã kiểm tra/ }));
    await userEvent.click(pay);
    await screen.findByText(/^Đã ghi nhận 1.350.000/, {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ proof: 'FT26065112244', expected_version: 2, gateway_checked: true }],
        ]),
      patience,
    );
  },
};

/** The gateway is still at work on it: said, and what was typed stays. */
export const TheGatewayIsStillAtIt: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(mock('payMoneyReturn').error(409, { code: 'CONFLICT' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ }, patience);
    await userEvent.type(box, 'FT1');
    await userEvent.click(canvas.getByRole('button', { name: /^Đã chuyển/ }));
    await canvas.findByText(/Hồ sơ vừa thay đổi/, {}, patience);
    await expect(box).toHaveValue('FT1');
  },
};

/** A refused refund goes to the gateway again, after a question. */
export const AsksTheGatewayAgain: Story = {
  parameters: { path: 'admin/returns' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 2);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Gửi lại cho cổng' }, patience),
    );
    const dialog = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi lại cho cổng' }));
    await screen.findByText('Đã gửi lại cho cổng thanh toán.');
  },
};

/** Either decision needs its reason; what was decided names the author. */
export const RemovesAReview: Story = {
  parameters: {
    path: 'admin/reviews',
    ...answers(
      mock('decideReviewRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' }, patience);
    await userEvent.click(save);
    await canvas.findAllByText('Vui lòng chọn quyết định', {}, patience);
    await canvas.findAllByText('Vui lòng viết nội dung');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Gỡ đánh giá/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Xúc phạm người bán.');
    await userEvent.click(save);
    await screen.findByText('Đã gỡ đánh giá của Khách 0412', {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'delete', reason: 'Xúc phạm người bán.', expected_version: 0 }],
        ]),
      patience,
    );
  },
};

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
    const remove = await canvas.findByRole('button', { name: 'Gỡ nội dung' }, patience);
    await userEvent.click(remove);
    await canvas.findAllByText('Vui lòng viết nội dung', {}, patience);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Quy định/ }),
      'not-a-partner',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Chỗ trái/ }), 'gọi 09xx xxx 412');
    await userEvent.click(remove);
    await screen.findByText('Đã gỡ: Nhà ống bốn mét mà sáng · Hải Đ.', {}, patience);
    await waitFor(
      () =>
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
      patience,
    );
  },
};

/** What its author has changed since is read beside what was reported, with where its links lead; a link is not pressed by a slip. */
export const ComparesWhatWasReported: Story = {
  parameters: { path: 'admin/reports' },
  play: async (context) => {
    await unfold(context, 1);
    const { canvas } = context;
    const then = within(await canvas.findByRole('region', { name: 'Lúc bị báo cáo' }, patience));
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
    await canvas.findByText(/Bạn đã gỡ nội dung này/, {}, patience);
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Giữ lại' }, patience));
    await screen.findByText('Đã giữ lại: Sửa lại căn bếp của mẹ · Thu H.', {}, patience);
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
    await canvas.findByText(/Hannah Miller đã gỡ nội dung này/, {}, patience);
    await userEvent.click(canvas.getByRole('radio', { name: /Khôi phục/ }));
    const why = canvas.getByRole('textbox', { name: /Lý do/ });
    await userEvent.type(why, 'Bạn nói đúng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await canvas.findByText(/Trần Bình/, {}, patience);
    await expect(why).toHaveValue('Bạn nói đúng.');
  },
};

/** A contractor's request reads both sides; the decision names the writer. */
export const KeepsAConstructionReview: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('decideConstructionRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // Appeals stand before it.
    await unfold(context, 1);
    await canvas.findByText('Chúng tôi không có công trình nào ở toà nhà này.', {}, patience);
    await userEvent.click(canvas.getByRole('radio', { name: 'Giữ lại' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Đã xem hợp đồng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await screen.findByText(/Quang D/, {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'keep', reason: 'Đã xem hợp đồng.', expected_version: 0 }],
        ]),
      patience,
    );
  },
};

/** A writer objects to the removal: staff read both, and lift the gravestone. */
export const RestoresAConstructionReview: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('decideConstructionRemoval').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/biên bản bàn giao có chữ ký/, {}, patience);
    await userEvent.click(canvas.getByRole('radio', { name: /^Cho hiện lại/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Biên bản đúng.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await screen.findByText(/Đã cho hiện lại: Lan T/, {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'restore', reason: 'Biên bản đúng.', expected_version: 2 }],
        ]),
      patience,
    );
  },
};

/** Whoever took it away is told that a colleague answers, and finds no form. */
export const LeavesAnAppealToAColleague: Story = {
  parameters: {
    path: 'admin/construction-reviews',
    ...answers(
      mock('listConstructionRemovals').answer({
        data: {
          items: [{ ...fixtures.appealedRemoval, answerable: false }],
          meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
        },
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    await canvas.findByText(/nên một đồng nghiệp trả lời khiếu nại/, {}, patience);
    await expect(canvas.queryByRole('button', { name: 'Lưu quyết định' })).toBeNull();
  },
};

/** Somebody was first: it says so, and what was typed stays. */
export const SomebodyDecidedTheReview: Story = {
  parameters: {
    path: 'admin/reviews',
    ...answers(mock('decideReviewRemoval').error(409, { code: 'VERSION_CONFLICT' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Giữ lại' }, patience));
    const box = canvas.getByRole('textbox', { name: /Lý do/ });
    await userEvent.type(box, 'Người mua kể thật.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu quyết định' }));
    await canvas.findByText(/Hồ sơ vừa thay đổi/);
    await expect(box).toHaveValue('Người mua kể thật.');
  },
};

/** Either decision on the money of designs needs its reason, which the buyer reads. */
export const GivesTheMoneyOfDesignsBack: Story = {
  parameters: {
    path: 'admin/design-refunds',
    ...answers(
      mock('decideDesignRefund').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' }, patience);
    await userEvent.click(save);
    await canvas.findAllByText('Vui lòng chọn quyết định', {}, patience);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Hoàn tiền/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Chưa có lượt tải nào.');
    await userEvent.click(save);
    await screen.findByText('Đã chấp nhận hoàn tiền cho Phạm Quốc Bảo', {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'approve', reason: 'Chưa có lượt tải nào.', expected_version: 3 }],
        ]),
      patience,
    );
  },
};

/** Downloads go on with two more times; the owner reads why. */
export const LetsDownloadsGoOn: Story = {
  parameters: {
    path: 'admin/download-extensions',
    ...answers(
      mock('decideDownloadExtension').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' }, patience);
    await userEvent.click(canvas.getByRole('radio', { name: /Cho tải thêm/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Lần tải bị ngắt.');
    await userEvent.click(save);
    await screen.findByText('Đã cho Phạm Quốc Bảo tải thêm', {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'approve', reason: 'Lần tải bị ngắt.', expected_version: 0 }],
        ]),
      patience,
    );
  },
};

export const DownloadExtensionsDecided: Story = {
  parameters: { path: 'admin/download-extensions?state=decided' },
  play: (context) => unfold(context),
};

export const DownloadExtensionsEmpty: Story = {
  parameters: {
    path: 'admin/download-extensions',
    ...answers(mock('listDownloadExtensions').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có yêu cầu tải thêm nào', {}, patience);
  },
};

/** A question about a design of the house, answered where it is read. */
export const AnswersAboutADesign: Story = {
  parameters: {
    path: 'admin/design-questions',
    ...answers(
      mock('answerQuestion').answer(({ body }) => {
        sent(body);
        return null as never;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Trả lời' }, patience));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Trả lời/ }),
      'Lắp được, dùng đèn mỏng.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await screen.findByText('Đã gửi câu trả lời', {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ id: 1201, version: 0, content: 'Lắp được, dùng đèn mỏng.' }],
        ]),
      patience,
    );
  },
};

export const DesignQuestionsEmpty: Story = {
  parameters: {
    path: 'admin/design-questions',
    ...answers(mock('listDesignQuestionCases').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có câu hỏi nào chờ', {}, patience);
  },
};

/** Shown for a day; who asked reads the words. */
export const ShowsLargePictures: Story = {
  parameters: {
    path: 'admin/large-pictures',
    ...answers(
      mock('decideLargePictures').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' }, patience);
    await expect(canvas.getByText('TV-000102')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Cho xem trong 24 giờ/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Mời bạn xem.');
    await userEvent.click(save);
    await screen.findByText('Đã trả lời Bảo T.', {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'approve', reason: 'Mời bạn xem.', expected_version: 0 }],
        ]),
      patience,
    );
  },
};

export const LargePicturesEmpty: Story = {
  parameters: {
    path: 'admin/large-pictures',
    ...answers(mock('listLargePictureCases').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có yêu cầu xem ảnh lớn nào', {}, patience);
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
    const box = await canvas.findByRole('textbox', { name: /Đã làm gì/ }, patience);
    await userEvent.type(box, 'Ngân hàng đã chuyển bù.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Đóng hồ sơ này' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu và đóng' }));
    await screen.findByText('Đã đóng hồ sơ.');
    await waitFor(
      () => expect(sent.mock.calls).toEqual([[{ note: 'Ngân hàng đã chuyển bù.', close: true }]]),
      patience,
    );
  },
};

/** A kind of mail has a name, and no list shows the one it is stored under. */
export const MailsAreNamed: Story = {
  parameters: { path: 'admin/mails' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Mã xác thực đăng ký', {}, patience);
    await canvas.findAllByText('Duyệt hồ sơ doanh nghiệp');
    await expect(canvasElement.textContent).not.toMatch(/sign-up-code|upgrade-approved/);
  },
};

/** A closed month is paid with the bank's reference; without one nothing is sent. */
export const PaysAMonth: Story = {
  parameters: {
    path: 'admin/settlements',
    ...answers(
      mock('decideSettlement').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const pay = await canvas.findByRole('button', { name: /^Đã chuyển/ }, patience);
    await userEvent.click(pay);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Mã giao dịch ngân hàng/ }),
      'VCB 2603060042',
    );
    await userEvent.click(pay);
    await screen.findByText(/^Đã ghi nhận thanh toán/, {}, patience);
    await waitFor(
      () =>
        expect(sent.mock.calls).toEqual([
          [{ decision: 'pay', reason: 'VCB 2603060042', expected_version: 1 }],
        ]),
      patience,
    );
  },
};

/** Lines are kept back with a reason that the shop reads, on the version that was looked at. */
export const HoldsLines: Story = {
  parameters: {
    path: 'admin/settlements',
    ...answers(
      mock('holdSettlement').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await userEvent.click(await canvas.findByRole('button', { name: /^Xem \d+ dòng/ }, patience));
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn Bán hàng/ }, patience);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ lại 2 dòng' }));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Chờ kết quả khiếu nại hàng giả');
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
    await screen.findByText(/^Đã giữ lại tiền của/, {}, patience);
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      decision: 'hold',
      line_ids: [expect.any(Number), expect.any(Number)],
      reason: 'Chờ kết quả khiếu nại hàng giả',
      expected_version: 1,
    });
  },
};

/** One reference for all months that are ticked; the disputed one stays, and one that failed is named. */
export const PaysALot: Story = {
  parameters: {
    path: 'admin/settlements',
    ...answers(
      mock('paySettlements').answer(({ body }) => {
        sent(body);
        return {
          data: {
            items: body.items.map(({ id }) => ({
              id,
              done: false,
              code: 'VERSION_CONFLICT',
              message: 'Ai đó vừa xử lý tháng này.',
            })),
          },
        };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn Nhà Mây/ }, patience);
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi đã chuyển 1 tháng' }));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await userEvent.type(dialog.getByRole('textbox'), 'FT26335000777');
    await userEvent.click(dialog.getByRole('button', { name: /^Đã chuyển/ }));
    await dialog.findByText('1 tháng chưa ghi được', {}, patience);
    await dialog.findByText(/Ai đó vừa xử lý tháng này/);
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      reference: 'FT26335000777',
      items: [{ expected_version: 1 }],
    });
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

/** Nothing is sent without a reason; then the company's places are hidden, and the list is asked anew. */
export const SuspendsAMembership: Story = {
  parameters: {
    path: 'admin/memberships',
    ...answers(
      mock('decideAdMembership').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const button = await canvas.findByRole('button', { name: 'Tạm ngưng quảng cáo' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Giấy phép đã hết hạn');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'suspend',
        reason: 'Giấy phép đã hết hạn',
        expected_version: 3,
      }),
    );
  },
};

/** What the company reads of its places, staff read in its row; a figure that cannot be read leaves the rest of it. */
export const FiguresOfAMembership: Story = {
  parameters: { path: 'admin/memberships' },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context, 1);
    await canvas.findByText('Từ 05/02/2026 đến 06/03/2026');
    await expect(canvas.getByText('1.640')).toBeVisible();
    await expect(canvas.getByText(/^61 lượt không tính: 30 máy/)).toBeVisible();
  },
};

export const FiguresOfAMembershipFail: Story = {
  parameters: { path: 'admin/memberships', ...answers(mock('readAdMembershipFigures').error()) },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context, 1);
    await canvas.findByRole('button', { name: 'Thử lại' });
    await expect(canvas.getByRole('button', { name: 'Tạm ngưng quảng cáo' })).toBeVisible();
  },
};

/** Nobody has a plan, bids, or has paid; and a month that cannot be read. */
export const MembershipsEmpty: Story = {
  parameters: {
    path: 'admin/memberships',
    ...answers(mock('listAdMemberships').empty()),
  },
};

export const Shops: Story = {
  parameters: { path: 'admin/shops' },
  play: (context) => unfold(context, 1),
};

export const ShopStoppedByStaff: Story = {
  parameters: { path: 'admin/shops?sales=stopped' },
  play: (context) => unfold(context, 2),
};

/** A shop takes orders again with a reason alone. */
export const LetsAShopGoOn: Story = {
  parameters: {
    path: 'admin/shops',
    ...answers(
      mock('decideShop').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const button = await canvas.findByRole('button', { name: 'Cho bán tiếp' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Đã gửi bù các đơn trễ');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'resume',
        reason: 'Đã gửi bù các đơn trễ',
        expected_version: 1,
      }),
    );
  },
};

/** As what a shop pays tax is said with the paper that shows it, and sent once. */
export const ShopPaysTaxAsAHousehold: Story = {
  parameters: {
    path: 'admin/shops',
    ...answers(
      mock('setShopTaxpayer').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi loại người nộp thuế' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Hộ kinh doanh/ }));
    const save = canvas.getByRole('button', { name: 'Lưu loại người nộp thuế' });
    await userEvent.click(save);
    const paper = canvas.getByRole('textbox', { name: /^Căn cứ/ });
    await waitFor(() => expect(paper).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(paper, 'Giấy chứng nhận 41X8012345');
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        taxpayer: 'household',
        reason: 'Giấy chứng nhận 41X8012345',
        expected_version: 1,
      }),
    );
  },
};

/** The file for the bank is taken once, and shops without an account are named. */
export const TakesTheBankFile: Story = {
  parameters: { path: 'admin/settlements' },
  play: async ({ canvas, userEvent }) => {
    const { createObjectURL } = URL;
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob);
      return createObjectURL.call(URL, blob);
    };
    try {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Lấy tệp chuyển tiền cho ngân hàng' }),
      );
      await canvas.findByText('Gốm Thanh Hà');
      await waitFor(() => expect(files).toHaveLength(1), { timeout: 8_000 });
    } finally {
      URL.createObjectURL = createObjectURL;
    }
  },
};

/** Nothing that waits is said, and no file is made. */
export const NothingForTheBank: Story = {
  parameters: {
    path: 'admin/settlements',
    ...answers(mock('readPayouts').answer(() => ({ data: { items: [], without: [] } }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lấy tệp chuyển tiền cho ngân hàng' }),
    );
    await canvas.findByText('Không có khoản nào cần chuyển.');
  },
};

export const CompanyFacts: Story = {
  parameters: { path: 'admin/company-facts' },
  play: async (context) => {
    await unfold(context);
    await context.canvas.findByText(/^Hợp đồng bảo hiểm công trình, xem ngày/);
    await expect(context.canvas.getByText('Đã kiểm tra: Bảo hiểm công trình')).toBeVisible();
  },
};

export const CompanyFactsEmpty: Story = {
  parameters: { path: 'admin/company-facts', ...answers(mock('listCompanyFacts').empty()) },
};

/** A policy has an end: without its day nothing is sent, and what was typed stays. */
export const ChecksAnInsurance: Story = {
  parameters: {
    path: 'admin/company-facts',
    ...answers(
      mock('checkCompanyFact').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const paper = await canvas.findByRole('combobox', { name: /^Đã xem giấy tờ nào/ });
    await userEvent.selectOptions(paper, 'policy');
    const note = canvas.getByRole('textbox', { name: /^Số giấy tờ, nơi cấp/ });
    await userEvent.type(note, 'Số XD-2026-00418');
    const save = canvas.getByRole('button', { name: 'Lưu' });
    await userEvent.click(save);
    const end = canvas.getByRole('textbox', { name: /^Giấy có hạn đến/ });
    await waitFor(() => expect(end).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(end, '01/03/2027');
    await userEvent.tab();
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        paper: 'policy',
        on: '2026-03-06',
        until: '2027-03-01',
        note: 'Số XD-2026-00418',
        expected_version: 0,
      }),
    );
  },
};

/** What was checked is taken back with a reason alone. */
export const TakesBackAFact: Story = {
  parameters: {
    path: 'admin/company-facts',
    ...answers(
      mock('withdrawCompanyFact').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ: Văn phòng có thật' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /^Lý do/ }),
      'Đã trả mặt bằng',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gỡ' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        kind: 'office',
        reason: 'Đã trả mặt bằng',
        expected_version: 0,
      }),
    );
  },
};

/** What the company sent is what the form begins with; not enough is a reason alone. */
export const RefusesASentPaper: Story = {
  parameters: {
    path: 'admin/company-facts?of=sent',
    ...answers(
      mock('refuseCompanyPaper').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/^Hợp đồng bảo hiểm công trình, gửi ngày/);
    await expect(canvas.getByRole('combobox', { name: /^Đã xem giấy tờ nào/ })).toHaveValue(
      'policy',
    );
    await expect(canvas.getByRole('textbox', { name: /^Giấy có hạn đến/ })).toHaveValue(
      '01/03/2027',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Chưa đạt: Bảo hiểm công trình' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Lý do/ }), 'Thiếu trang');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        kind: 'insurance',
        reason: 'Thiếu trang',
        expected_version: 0,
      }),
    );
  },
};

export const ShopsEmpty: Story = {
  parameters: { path: 'admin/shops', ...answers(mock('listShops').empty()) },
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
    const patience = { timeout: 10_000 };
    const small = { name: 'Bếp bốn mét vuông' };
    await canvas.findByRole('link', small, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Tùy bút' }));
    await waitFor(() => expect(canvas.queryByRole('link', small)).toBeNull(), patience);
    await canvas.findByRole('link', { name: 'Buổi sáng ở hiên nhà' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Đã hẹn giờ' }));
    await canvas.findByText('Không có bài nào như vậy', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Viết bài mới' }));
    await canvas.findByRole('alert', {}, patience);
  },
};

export const AuctionsEmpty: Story = {
  parameters: { path: 'admin/auctions', ...answers(mock('listAuctions').empty()) },
};

export const AdTakingsEmpty: Story = {
  parameters: { path: 'admin/ad-takings?month=2026-01' },
};

export const AdTakingsFail: Story = {
  parameters: { path: 'admin/ad-takings', ...answers(mock('readAdTakings').error()) },
};

/** A disputed auction: the company's words and bids, the ledger to be played again, and an answer. */
export const AnswersADispute: Story = {
  parameters: {
    path: 'admin/auction-disputes',
    ...answers(
      mock('decideAuctionDispute').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/vào sổ trước giờ đóng/, {}, patience);
    await expect(canvas.getByRole('link', { name: 'Phát lại sổ tuần này' })).toHaveAttribute(
      'href',
      expect.stringContaining('week=2026-11-16'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Duyệt/ }));
    await waitFor(() => expect(sent.mock.calls.length).toBe(1), patience);
    await expect(sent.mock.calls[0]).toMatchObject([{ decision: 'approve', expected_version: 0 }]);
  },
};
export const DisputesDecided: Story = {
  parameters: { path: 'admin/auction-disputes?state=decided' },
  play: async (context) => {
    await unfold(context, 1);
    await context.canvas.findByText(/sau giờ đóng của vị trí hai giây/, {}, patience);
  },
};
export const DisputesEmpty: Story = {
  parameters: { path: 'admin/auction-disputes', ...answers(mock('listAuctionDisputes').empty()) },
  play: async ({ canvas }) => {
    await canvas.findByText('Không còn việc nào chờ', {}, patience);
  },
};

/** A usual price that was raised before a promotion was asked for is told with it; where none moved, that is told. */
export const TellsHowUsualPricesMoved: Story = {
  parameters: {
    path: 'admin/promotions',
    ...answers(
      mock('listPromotionCases').answer(({ language }) => {
        const items = fixtures
          .promotionCases(language)
          .map((one, index) => (index === 0 ? one : { ...one, moves: [] }));
        return {
          data: { items, meta: { page: 1, limit: 20, total: items.length, totalPages: 1 } },
        };
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    await canvas.findByText(/^22\/02\/2026: tăng từ .*\sđ lên .*\sđ$/);
    await canvas.findByText(/^05\/01\/2026: giảm từ .*\sđ xuống .*\sđ$/);
    await unfold(context);
    await canvas.findByText('Giá thường không đổi trong 90 ngày trước khi gửi, và từ đó đến nay.');
  },
};

/** Late by two months, with a tax code in doubt; the shop is reminded, and asked no second time today. */
export const RemindsOfALateBill: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(mock('readRedBill').answer(() => lateBillOfStaff)),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await canvas.findByText(/Số kiểm tra của mã số thuế không khớp/, {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Nhắc gian hàng' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nhắc gian hàng' }));
    await screen.findByText('Đã nhắc Mộc An');
  },
};

/** A colleague reminded the shop meanwhile. */
export const LateBillRemindedMeanwhile: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(
      mock('readRedBill').answer(() => lateBillOfStaff),
      mock('remindOfLateBill').error(409, { code: 'VERSION_CONFLICT' }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhắc gian hàng' }, patience));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nhắc gian hàng' }));
    await screen.findByText('Hồ sơ vừa thay đổi');
  },
};

/** Staff issue what the shop sends them the number of. */
export const IssuesALateBill: Story = {
  parameters: {
    path: 'admin/late-bills?late=week',
    ...answers(
      mock('readRedBill').answer(() => lateBillOfStaff),
      mock('sendRedBillEvent').answer(({ body }) => {
        sent(body);
        return lateBillOfStaff;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const remind = await canvas.findByRole('button', { name: /Nhắc gian hàng/ }, patience);
    await expect(remind).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất hóa đơn' }, patience));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), '1C26TNM-0000512');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xuất hóa đơn' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'issue', number: '1C26TNM-0000512' }),
      ),
    );
  },
};

/** The number that a shop sent is compared, not typed again: it is issued with it, or goes back with a reason. */
export const DecidesAboutASentNumber: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(
      mock('readRedBill').answer(() => sentBillOfStaff),
      mock('sendRedBillEvent').answer(({ body }) => {
        sent(body);
        return sentBillOfStaff;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Đã gửi số', {}, patience);
    await unfold(context, 3);
    await canvas.findByText('Gian hàng đã gửi số 1C26TNM-0000380');
    await expect(canvas.queryByRole('button', { name: 'Nhắc gian hàng' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất hóa đơn' }, patience));
    const issue = within(await screen.findByRole('dialog'));
    await expect(issue.getByRole('textbox')).toHaveValue('1C26TNM-0000380');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Trả lại số hóa đơn' }));
    const back = within(await screen.findByRole('dialog'));
    await userEvent.type(back.getByRole('textbox'), 'Số của hóa đơn khác');
    await userEvent.click(back.getByRole('button', { name: 'Trả lại số hóa đơn' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'return-number', reason: 'Số của hóa đơn khác' }),
      ),
    );
  },
};

/** Issued by staff, and needed no more. */
export const LateBillsDone: Story = {
  parameters: { path: 'admin/late-bills?state=decided' },
  play: (context) => unfold(context),
};

export const NoLateBills: Story = {
  parameters: { path: 'admin/late-bills', ...answers(mock('listLateBills').empty()) },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có hóa đơn nào quá hạn', {}, patience);
  },
};

export const NoLateBillFound: Story = {
  parameters: { path: 'admin/late-bills?q=khong%20co' },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có hóa đơn nào như vậy', {}, patience);
  },
};
