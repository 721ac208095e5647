import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './PaymentScreen.tsx';
import shown from './PaymentScreen.stories.tsx';

const { paymentIds, payments, paymentAttempt } = fixtures;

const meta = {
  ...shown,
  title: 'screens/payment/Payment/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const payButton = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.findByRole('button', { name: /^Thanh toán 12\.480\.000/u });

let keys: string[] = [];

/** The gateway's page of the stories: this one with another end, so that the story stays. */
const gateway = () => new URL('#cong-thanh-toan', window.location.href).href;

const started = mock('startPayment').answer(async ({ body }) => {
  keys.push(body.idempotencyKey);
  await new Promise((done) => setTimeout(done, 200));
  return { attemptId: paymentAttempt.id, redirect: gateway(), transfer: null };
});

const stays = () => {
  keys = [];
  sessionStorage.clear();
  const here = window.location.href;
  const cleanUp = shown.beforeEach();
  return () => {
    cleanUp();
    window.history.replaceState(null, '', here);
  };
};

/** Two presses are one try; the browser goes to the gateway, and the page says where it goes. */
export const StartsAndLeaves: Story = {
  parameters: answers(started),
  beforeEach: stays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.dblClick(await payButton(stage));
    await canvas.findByText('Đang chuyển đến VNPay…');
    await expect(keys).toHaveLength(1);
    await expect(window.location.hash).toBe('#cong-thanh-toan');
    await expect(canvas.getByRole('link', { name: 'Mở trang của VNPay' })).toHaveAttribute(
      'href',
      gateway(),
    );
  },
};

/** The answer got lost: nothing is taken, and the next press is the same try. */
export const TriesAgainOnce: Story = {
  parameters: answers(
    mock('startPayment').answer(({ body }) => {
      keys.push(body.idempotencyKey);
      if (keys.length === 1) throw new MockFailure(503);
      return { attemptId: paymentAttempt.id, redirect: gateway(), transfer: null };
    }),
  ),
  beforeEach: stays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await payButton(stage));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('VNPay chưa phản hồi');
    await userEvent.click(await payButton(stage));
    await canvas.findByText('Đang chuyển đến VNPay…');
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Said with the gateway's reason, and that the order is kept; another way is one press, and begins anew. */
export const AnotherWayAfterAFailure: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.failed}/QR`,
    ...answers(started),
  },
  beforeEach: stays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('Thanh toán chưa thành công');
    await expect(said).toHaveTextContent('Số dư không đủ.');
    await expect(said).toHaveTextContent('Đơn hàng của bạn vẫn được giữ');
    await userEvent.click(canvas.getByRole('radio', { name: /MoMo/u }));
    await expect(canvas.getByText(/trang của MoMo/u)).toBeVisible();
    await userEvent.click(await payButton(stage));
    await canvas.findByText('Đang chuyển đến MoMo…');
    await expect(keys).toHaveLength(1);
  },
};

/** The time for one try is over, not that of the order: it can be paid still. */
export const ExpiredIsPaidStill: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.expired}/QR`,
    ...answers(started),
  },
  beforeEach: stays,
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByText('Phiên thanh toán đã hết hạn');
    await userEvent.click(await payButton(stage));
    await canvas.findByText('Đang chuyển đến VNPay…');
  },
};

let arrived = false;

/** Answers with one payment until the money is there. */
const until = (before: number) =>
  answers(
    mock('readPayment').answer(({ params }) => {
      const state = arrived ? paymentIds.paid : before;
      const found = payments.find(({ groupId }) => groupId === state);
      if (found === undefined) throw new MockFailure(404);
      return { ...found, groupId: params.id };
    }),
  );

const notYet = () => {
  arrived = false;
  return shown.beforeEach();
};

/** The money of a transfer arrives while the page is open: it says so by itself. */
export const TransferArrives: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.transfer}/VA`,
    ...until(paymentIds.transfer),
  },
  beforeEach: notYet,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Thông tin chuyển khoản' });
    arrived = true;
    await canvas.findByText('Thanh toán thành công');
    await expect(canvas.queryByRole('heading', { name: 'Thông tin chuyển khoản' })).toBeNull();
  },
};

/** It does so also where another way has failed before: nobody is left to transfer twice. */
export const TransferArrivesAfterAFailure: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.failed}/VA`,
    ...until(paymentIds.failed),
  },
  beforeEach: notYet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Thanh toán chưa thành công');
    arrived = true;
    await canvas.findByText('Thanh toán thành công', {}, { timeout: 12_000 });
  },
};

/** Stands in for the browser's clipboard. */
const clipboard = (writeText: (text: string) => Promise<void>) => () => {
  const cleanUp = shown.beforeEach();
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    cleanUp();
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const copied: string[] = [];
const transfer: Story = { parameters: { path: `payment/shop/${paymentIds.transfer}/VA` } };

/** Every part of a transfer is copied as a bank's form wants it: the amount without dots. */
export const CopiesATransfer: Story = {
  ...transfer,
  beforeEach: clipboard(async (text) => {
    copied.push(text);
  }),
  play: async ({ canvas, userEvent }) => {
    copied.length = 0;
    await canvas.findByRole('heading', { name: 'Thông tin chuyển khoản' });
    for (const what of ['Số tài khoản', 'Số tiền', 'Nội dung'])
      await userEvent.click(canvas.getByRole('button', { name: `Sao chép ${what}` }));
    await expect(copied).toEqual(['0123456789', '12480000', 'SO20260306000123']);
    await waitFor(() =>
      expect(
        canvas.getAllByRole('status').some(({ textContent }) => textContent === 'Đã sao chép'),
      ).toBe(true),
    );
  },
};

/** The browser refuses: it says so, and the text stands there selected. */
export const CopyingFails: Story = {
  ...transfer,
  beforeEach: clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Thông tin chuyển khoản' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép Nội dung' }));
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('Sao chép không thành công. Hãy sao chép bằng tay:');
    const field = within(said).getByRole<HTMLInputElement>('textbox', { name: 'Nội dung' });
    await expect(field).toHaveValue('SO20260306000123');
    await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
  },
};

/** A way this sum cannot be paid with gives way; the address follows what is chosen. */
export const ChoosesAnotherWay: Story = {
  parameters: { path: `payment/shop/${paymentIds.waiting}/COD` },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByRole('heading', { name: 'Thông tin chuyển khoản' });
    await userEvent.click(canvas.getByRole('radio', { name: /trả góp/iu }));
    await userEvent.click(await canvas.findByRole('radio', { name: /12 tháng/u }));
    await payButton(stage);
    await expect(canvas.queryByRole('heading', { name: 'Thông tin chuyển khoản' })).toBeNull();
  },
};

/** A short transfer says what came and what is missing; once the rest is here nothing contradicts it. */
export const ShortThenPaid: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.transfer}/VA`,
    ...answers(
      mock('readPayment').answer(({ language }) => {
        const [short, paid] = [paymentIds.transfer, paymentIds.paid].map((id) =>
          payments.find(({ groupId }) => groupId === id),
        );
        if (short === undefined || paid === undefined) throw new Error('no payment');
        return arrived
          ? { ...paid, goods: fixtures.paidGoods(language) }
          : { ...short, ...fixtures.shortTransfer, attention: 'wrong-amount' };
      }),
    ),
  },
  beforeEach: () => {
    arrived = false;
    return stays();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Đã nhận 4\.160\.000.*còn thiếu 8\.320\.000/u);
    await expect(
      await canvas.findByRole('img', { name: /Mã VietQR chuyển khoản 8\.320\.000/u }),
    ).toBeVisible();
    await expect(canvas.queryByText(/chưa được tính là đã thanh toán/u)).toBeNull();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    // The page asks again every few seconds: the rest comes once all of this was seen.
    arrived = true;
    await canvas.findByRole('heading', { name: 'Thanh toán thành công' });
    await expect(canvas.queryByText(/chưa được tính|còn thiếu/u)).toBeNull();
    await expect(canvas.getAllByText(/^Giao chậm nhất/u)).toHaveLength(2);
  },
};
