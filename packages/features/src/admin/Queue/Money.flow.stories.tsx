import { answers, mock } from '@hien/api/testing';
import { errorText } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Money that goes back, and money that shops are paid. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Money',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await canvas.findByText('•••• 3456');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện đầy đủ' }));
    await canvas.findByText('0071000123456');
    const box = canvas.getByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
    await userEvent.type(box, 'FT26065112233');
    await userEvent.click(canvas.getByRole('button', { name: /^Đã chuyển 2.460.000/ }));
    await screen.findByText(/^Đã ghi nhận 2.460.000/);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ proof: 'FT26065112233', expected_version: 0 }]]),
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
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
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
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
    await userEvent.type(box, 'FT26065112244');
    const pay = canvas.getByRole('button', { name: /^Đã chuyển 1.350.000/ });
    await canvas.findByText('Hãy nhập mã giao dịch và đánh dấu ô trên trước');
    await userEvent.click(pay);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tôi đã kiểm tra/ }));
    // The form is judged a moment after the press.
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await screen.findByText(/^Đã ghi nhận 1.350.000/);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ proof: 'FT26065112244', expected_version: 2, gateway_checked: true }],
      ]),
    );
  },
};

/** Who looked there finds the gateway still at work on it: nothing is paid twice, and what was typed stays. */
export const TheGatewayIsStillAtIt: Story = {
  parameters: {
    path: 'admin/returns',
    ...answers(mock('payMoneyReturn').error(409, { code: 'CONFLICT' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 4);
    const box = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
    await userEvent.type(box, 'FT1');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tôi đã kiểm tra/ }));
    const pay = canvas.getByRole('button', { name: /^Đã chuyển/ });
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(pay);
    await canvas.findByText(/Hồ sơ vừa thay đổi/);
    await expect(box).toHaveValue('FT1');
  },
};

/** A refused refund goes to the gateway again, after a question. */
export const AsksTheGatewayAgain: Story = {
  parameters: { path: 'admin/returns' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi lại cho cổng' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi lại cho cổng' }));
    await screen.findByText('Đã gửi lại cho cổng thanh toán.');
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
    const pay = await canvas.findByRole('button', { name: /^Đã chuyển/ });
    await userEvent.click(pay);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Mã giao dịch ngân hàng/ }),
      'VCB 2603060042',
    );
    await userEvent.click(pay);
    await screen.findByText(/^Đã ghi nhận thanh toán/);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'pay', reason: 'VCB 2603060042', expected_version: 1 }],
      ]),
    );
  },
};

/** What is kept back meanwhile leaves the month below zero: the refusal is told, and the reference stays. */
export const StatusEventRefused: Story = {
  parameters: {
    path: 'admin/settlements',
    ...answers(mock('decideSettlement').error(422, { code: 'EVENT_REFUSED' })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const reference = await canvas.findByRole('textbox', { name: /Mã giao dịch ngân hàng/ });
    await userEvent.type(reference, 'VCB 2603060042');
    await userEvent.click(canvas.getByRole('button', { name: /^Đã chuyển/ }));
    await canvas.findByText(errorText('EVENT_REFUSED', 'vi'));
    await expect(reference).toHaveValue('VCB 2603060042');
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
    await userEvent.click(await canvas.findByRole('button', { name: /^Xem \d+ dòng/ }));
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn Bán hàng/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ lại 2 dòng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Chờ kết quả khiếu nại hàng giả');
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ lại' }));
    await screen.findByText(/^Đã giữ lại tiền của/);
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
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn Nhà Mây/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Ghi đã chuyển 1 tháng' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'FT26335000777');
    await userEvent.click(dialog.getByRole('button', { name: /^Đã chuyển/ }));
    await dialog.findByText('1 tháng chưa ghi được');
    await dialog.findByText(/Ai đó vừa xử lý tháng này/);
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      reference: 'FT26335000777',
      items: [{ expected_version: 1 }],
    });
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
      await waitFor(() => expect(files).toHaveLength(1));
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
