import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './OrderConfirmationScreen.tsx';
import shown from './OrderConfirmationScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/orders/OrderConfirmation/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const button = async ({ canvas }: Stage) => {
  const [place] = await canvas.findAllByRole('button', { name: 'Đặt hàng' });
  if (place === undefined) throw new Error('there is no button to order');
  return place;
};

async function fillIn(stage: Stage): Promise<HTMLElement> {
  const { canvas, userEvent } = stage;
  const place = await button(stage);
  await userEvent.click(await canvas.findByRole('radio', { name: /Thanh toán khi nhận hàng/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /trên 18 tuổi/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /đồng ý với điều khoản/ }));
  await waitFor(() =>
    expect(canvas.getByRole('complementary')).toHaveAttribute('aria-busy', 'false'),
  );
  return place;
}

/** Every complaint at its field, and the list of them has the focus. */
export const Incomplete: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await button(stage));
    await canvas.findByText('Bạn cần đồng ý với điều khoản', { selector: 'a' });
    await expect(document.activeElement?.textContent).toContain('Bạn cần xác nhận đã trên 18 tuổi');
  },
};

/** A way to pay nobody chose is complained of in its own words; its line of the summary leads to the group. */
export const NoMethod: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const place = await button(stage);
    await userEvent.click(canvas.getByRole('checkbox', { name: /trên 18 tuổi/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /đồng ý với điều khoản/ }));
    await userEvent.click(place);
    const words = 'Vui lòng chọn một cách thanh toán';
    const group = canvas.getByRole('radiogroup', { name: 'Cách thanh toán' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(words));
    await expect(group).toBeInvalid();
    await userEvent.click(await canvas.findByText(words, { selector: 'a' }));
    await expect(within(group).getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** Lines that were ordered meanwhile, in another tab or before going back: said as what happened, with a way on. */
export const LinesAreGone: Story = {
  parameters: {
    path: 'order-confirmation?lines=9999',
    ...answers(
      mock('quoteCheckout').answer(() => {
        throw new MockFailure(404);
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Những món này không còn trong giỏ');
    const [orders] = canvas.getAllByRole('link', { name: 'Xem đơn hàng' });
    await expect(orders).toHaveAttribute('href', '/vi/order');
    await expect(canvas.getByRole('link', { name: 'Về giỏ hàng' })).toHaveAttribute(
      'href',
      '/vi/cart',
    );
  },
};

let placed: string[] = [];

/** Two presses are one order: the second finds the button at work, and a retry carries the same key. */
export const PressedTwice: Story = {
  parameters: answers(
    mock('placeOrder').answer(async ({ body }) => {
      placed.push(body.idempotencyKey);
      await new Promise((done) => setTimeout(done, 300));
      return {
        groupId: 7,
        number: 'SO20261120-000123',
        method: body.method,
        total: body.expectedTotal,
        paid: true,
        orders: [{ id: 7, number: 'SO20261120-000123' }],
      };
    }),
  ),
  play: async (stage) => {
    placed = [];
    const place = await fillIn(stage);
    await stage.userEvent.dblClick(place);
    await waitFor(() => expect(placed).toHaveLength(1));
    await expect(new Set(placed).size).toBe(1);
  },
};

/** “Lưu địa chỉ” keeps an address and orders nothing, with everything ticked and a second before the order. */
export const NewAddressOrdersNothing: Story = {
  parameters: answers(
    mock('placeOrder').answer(({ body }) => {
      placed.push(body.idempotencyKey);
      throw new MockFailure(500);
    }),
  ),
  play: async (stage) => {
    placed = [];
    const { canvas, userEvent } = stage;
    await fillIn(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm địa chỉ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Địa chỉ mới' }));
    const type = async (name: RegExp, words: string) =>
      userEvent.type(await dialog.findByRole('textbox', { name }), words);
    await type(/Người nhận/u, 'Trần Thu Hà');
    await type(/điện thoại/u, '0912345678');
    await userEvent.type(dialog.getByRole('combobox', { name: /Tỉnh/u }), 'ho chi minh{Enter}');
    const ward = dialog.getByRole('combobox', { name: /Phường/u });
    await waitFor(() => expect(ward).toBeEnabled());
    await userEvent.type(ward, 'ban co{Enter}');
    await type(/Số nhà/u, '12 Bạch Đằng');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu địa chỉ' }));
    const added = await canvas.findByRole('radio', { name: /Trần Thu Hà/u });
    await waitFor(() => expect(added).toBeChecked());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(placed).toHaveLength(0);
  },
};

/** What was typed stays when the server refuses a code, and the sentence stands at its field. */
export const ReferralRefused: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const place = await fillIn(stage);
    const code = canvas.getByRole('textbox', { name: /Mã giới thiệu/ });
    await userEvent.type(code, 'SAI');
    await waitFor(() =>
      expect(
        canvas.getAllByText('Mã giới thiệu không đúng! Vui lòng kiểm tra và nhập lại').length,
      ).toBeGreaterThan(0),
    );
    await userEvent.click(place);
    await expect(code).toHaveValue('SAI');
    await expect(canvas.getByRole('checkbox', { name: /trên 18 tuổi/ })).toBeChecked();
  },
};

/** In the words of the specification, for who reads English. */
export const ReferralRefusedInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Referral/u }), 'WRONG');
    await canvas.findAllByText('Invalid referral code! Please check & Insert again');
  },
};

/** Whom it is paid to stands there as soon as a transfer is chosen, the account to be copied; memo and QR code come with the number. */
export const TransferPayee: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('radio', { name: /VietQR/u });
    await expect(canvas.queryByText('0123456789')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /VietQR/u }));
    await expect(await canvas.findByText('0123456789')).toBeVisible();
    await expect(canvas.getByText('Vietcombank')).toBeVisible();
    await expect(canvas.getByText('CONG TY CO PHAN HIEN')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sao chép Số tài khoản' })).toBeEnabled();
    await expect(canvas.getByText(/đến cùng số đơn/u)).toBeVisible();
  },
};

/** Nobody knows the account: it is said when it comes, and ordering goes on. */
export const TransferPayeeUnknown: Story = {
  parameters: answers(
    mock('readPayee').answer(() => {
      throw new MockFailure(503);
    }),
  ),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('radio', { name: /VietQR/u }));
    await canvas.findByText('Ngân hàng, số tài khoản và chủ tài khoản hiện ngay sau khi đặt.');
    await expect(await button(stage)).toBeEnabled();
  },
};

/** The best coupon is chosen; another one, or none, changes the total. */
export const Coupon: Story = {
  play: async ({ canvas, userEvent }) => {
    const sum = await canvas.findByRole('complementary');
    await waitFor(() => expect(sum).toHaveTextContent('−800.000'));
    await userEvent.click(canvas.getByRole('radio', { name: /Giảm 200\.000 đ cho đơn đầu/u }));
    await waitFor(() => expect(sum).toHaveTextContent('−200.000'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Không dùng mã' }));
    await waitFor(() => expect(sum).not.toHaveTextContent('−200.000'));
    await expect(
      canvas.getByRole('radio', { name: /Giảm 2\.000\.000 đ từ 60 triệu/u }),
    ).toBeDisabled();
  },
};

const nowhere = 'Đơn vị vận chuyển chưa phục vụ tuyến này.';

/** Nobody delivers to one address: it is said at the choice of addresses; another one is delivered to. */
export const AnotherAddress: Story = {
  parameters: answers(
    mock('quoteCheckout').answer(({ body, language }) => {
      const quote = fixtures.quote(language, body);
      const [far] = fixtures.addresses;
      if (body.addressId !== far?.id) return { ...quote, refusals: [] };
      const refusal = { code: 'delivery.noService' as const, message: nowhere };
      return {
        ...quote,
        sellers: quote.sellers.map((seller) => ({
          ...seller,
          delivery: {
            fee: 0,
            installation: 0,
            offered: null,
            refused: refusal.code,
            message: nowhere,
          },
        })),
        refusals: [{ field: 'addressId', ...refusal }],
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('radiogroup', { name: 'Địa chỉ nhận hàng' });
    const choices = within(group).getAllByRole('radio');
    const [far, near] = choices;
    if (far === undefined || near === undefined) throw new Error('there are no two addresses');
    await userEvent.click(far);
    await waitFor(() => expect(group).toHaveAccessibleDescription(nowhere));
    await userEvent.click(near);
    await waitFor(() => expect(group).not.toHaveAccessibleDescription(nowhere));
  },
};

let total = 0;

/** The price moved between the page and the press: both are shown, nothing is ordered, the next press is for the new one. */
export const PriceChangedBetween: Story = {
  parameters: answers(
    mock('placeOrder').answer(({ body, language }) => {
      placed.push(body.idempotencyKey);
      const quote = fixtures.quote(language, body);
      const dearer = quote.totals.total + 90_000;
      total = body.expectedTotal;
      if (total !== dearer)
        throw new MockFailure(409, {
          body: { current: { ...quote, totals: { ...quote.totals, total: dearer } } },
        });
      return {
        groupId: 7,
        number: 'SO20261120-000123',
        method: body.method,
        total,
        paid: true,
        orders: [{ id: 7, number: 'SO20261120-000123' }],
      };
    }),
  ),
  play: async (stage) => {
    placed = [];
    const { canvas, userEvent } = stage;
    const place = await fillIn(stage);
    await userEvent.click(place);
    await canvas.findByText(/^Trước: .* Bây giờ: /u);
    const seen = total;
    await expect(canvas.getByRole('checkbox', { name: /trên 18 tuổi/ })).toBeChecked();
    await userEvent.click(place);
    await waitFor(() => expect(total).toBe(seen + 90_000));
    await expect(new Set(placed).size).toBe(2);
  },
};

/** Points come off the total, and no more than there are. */
export const Points: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const before = (await canvas.findByRole('complementary')).textContent;
    await userEvent.click(canvas.getByRole('button', { name: /^Dùng 320.000 điểm$/ }));
    await waitFor(() => expect(canvas.getByRole('complementary')).toHaveTextContent('−320.000'));
    await expect(canvas.getByRole('complementary').textContent).not.toBe(before);
  },
};

/** Sold out while the form was being filled in: the line goes, the rest can be ordered. */
export const SoldOutBetween: Story = {
  parameters: answers(
    mock('placeOrder').error(422, {
      code: 'PRODUCT_12',
      fields: [{ field: 'lines.3', code: 'PRODUCT_12' }],
    }),
  ),
  play: async (stage) => {
    const { canvas, userEvent, msw } = stage;
    const place = await fillIn(stage);
    msw.use(
      mock('quoteCheckout').answer(({ body, language }) =>
        fixtures.quote(
          language,
          body,
          fixtures.cart(language, [
            { productId: 1 },
            { productId: 10, quantity: 4 },
            { productId: 16, stock: 0 },
          ]),
        ),
      ),
    );
    await userEvent.click(place);
    await canvas.findByText('1 món ở lại trong giỏ');
    await canvas.findByText(/Một vài món vừa hết/);
  },
};

const buyDesigns = async ({ canvas, userEvent }: Stage, total: RegExp) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /VNPAY-QR/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /trên 18 tuổi/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /đồng ý với điều khoản/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /không hoàn tiền/ }));
  await waitFor(() => expect(canvas.getByRole('complementary')).toHaveTextContent(total));
  await userEvent.click(await button({ canvas } as Stage));
};

/** What can be bought is ordered for the price that is shown, and what cannot be is left out. */
export const DesignsOrdered: Story = {
  parameters: {
    path: 'order-confirmation?designs=2,4',
    ...answers(
      mock('placeDesignOrder').answer(({ body }) => {
        if (body.designIds.join() !== '2' || body.expectedTotal !== 6_900_000 || !body.noRefund)
          throw new MockFailure(500);
        throw new MockFailure(409, { body: { current: fixtures.designQuote('vi', body) } });
      }),
    ),
  },
  play: async (stage) => {
    await buyDesigns(stage, /6\.900\.000/);
    // The price has moved on the way: the sentence says so, and the way to pay stays chosen.
    await stage.canvas.findByText(/Tổng tiền vừa thay đổi/);
    await expect(stage.canvas.getByRole('radio', { name: /VNPAY-QR/ })).toBeChecked();
  },
};

/** Without the word about refunds nothing is sent. */
export const DesignsWithoutConsent: Story = {
  parameters: {
    path: 'order-confirmation?designs=2',
    ...answers(
      mock('placeDesignOrder').answer(() => {
        throw new MockFailure(500);
      }),
    ),
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByRole('radio', { name: /VNPAY-QR/ });
    await userEvent.click(await button(stage));
    await canvas.findByText('Bạn cần đồng ý rằng không hoàn tiền sau khi tải', { selector: 'a' });
  },
};

let forMessage: number | undefined;

/** A contractor buys in a member's name: the page says whose they are then, and so does what is sent. */
export const DesignsInAMembersName: Story = {
  parameters: {
    path: 'order-confirmation?designs=5&for=12',
    ...answers(
      mock('placeDesignOrder').answer(({ body }) => {
        ({ forMessage } = body);
        throw new MockFailure(500);
      }),
    ),
  },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await expect(await canvas.findByText('Mua cho Nguyễn Thu Hà')).toBeVisible();
    const place = await button(stage);
    await userEvent.click(await canvas.findByRole('radio', { name: /VNPAY-QR/i }));
    for (const name of [/trên 18 tuổi/, /đồng ý với điều khoản/, /không hoàn tiền/])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await waitFor(() => expect(place).toBeEnabled());
    await userEvent.click(place);
    await waitFor(() => expect(forMessage).toBe(12));
  },
};

/** A code becomes a coupon of the buyer and counts at once; Enter in its box orders nothing. */
export const EntersACoupon: Story = {
  play: async (stage) => {
    placed = [];
    const { canvas, userEvent } = stage;
    const box = await canvas.findByRole('textbox', { name: /Nhập mã giảm giá/ });
    await userEvent.type(box, 'hien200{Enter}');
    await canvas.findByText('Đã thêm Giảm 200.000 đ cho đơn đầu và dùng cho đơn này.');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: /Giảm 200.000 đ cho đơn đầu/ })).toBeChecked(),
    );
    await expect(box).toHaveValue('');
    await expect(canvas.queryAllByText('Bạn cần xác nhận đã trên 18 tuổi')).toHaveLength(0);
  },
};

/** One that wants a larger order is the buyer’s all the same, and says what is missing. */
export const EntersACouponBelowItsMinimum: Story = {
  parameters: answers(
    mock('enterCoupon').answer({
      id: 3,
      code: 'NHADEP',
      name: 'Giảm 2.000.000 đ từ 60 triệu',
      state: 'available',
      usable: true,
      kind: 'amount',
      amount: 2_000_000,
      percent: null,
      max: null,
      minimum: 60_000_000,
      from: '2026-02-14T00:00:00.000Z',
      until: '2026-03-16T16:59:59.999Z',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Nhập mã giảm giá/ });
    await userEvent.type(box, 'nhadep');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mã' }));
    await canvas.findByText(/Mã dành cho đơn từ 60\.000\.000/);
    await expect(
      canvas.getByRole('radio', { name: /Giảm 2.000.000 đ từ 60 triệu/ }),
    ).not.toBeChecked();
  },
};

export const EntersAWrongCoupon: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Nhập mã giảm giá/ });
    await userEvent.type(box, 'khongco{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Không có mã giảm giá này/));
    await expect(box).toHaveValue('khongco');
  },
};
