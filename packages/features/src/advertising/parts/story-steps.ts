import { screen, userEvent } from 'storybook/test';

/** Presses the button that lets a waiting order go, in any language. */
export async function letGo(): Promise<void> {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Bỏ đơn|Let it go|주문 취소)$/ }),
  );
}

/** Fills the checkout in, and orders. */
export async function orderNow(): Promise<void> {
  const [method] = await screen.findAllByRole('radio');
  if (method === undefined) throw new Error('there is no way to pay');
  await userEvent.click(method);
  await userEvent.click(screen.getByRole('checkbox', { name: /điều khoản|the terms|이용약관/ }));
  const [place] = screen.getAllByRole('button', {
    name: /^(Đặt hàng|Place order|주문하기|Đặt giá|Bid|입찰하기|Lên lịch|Plan a bid|입찰 예약)$/,
  });
  if (place === undefined) throw new Error('there is no button to order');
  await userEvent.click(place);
}

/** Asks to cancel the plan, and says yes. */
export async function cancelPlan(): Promise<void> {
  const name = /^(Hủy gói|Cancel the plan|플랜 해지)$/;
  await userEvent.click(await screen.findByRole('button', { name }));
  await confirmWith(name);
}

/** Asks to take the first bid back that can be, and says yes. */
export async function takeBack(): Promise<void> {
  const name = /^(Hủy lượt này|Take this bid back|입찰 취소)$/;
  const [first] = await screen.findAllByRole('button', { name });
  if (first === undefined) throw new Error('no bid can be taken back');
  await userEvent.click(first);
  await confirmWith(name);
}

/** Presses the button of that name in the dialog that asks. */
async function confirmWith(name: RegExp): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  const confirm = [...dialog.querySelectorAll('button')].find((one) =>
    name.test(one.textContent ?? ''),
  );
  if (confirm === undefined) throw new Error('there is nothing to confirm with');
  await userEvent.click(confirm);
}

/** Asks to cancel the planned bid, and says yes. */
export async function cancelPlanned(): Promise<void> {
  const name = /^(Hủy lịch|Cancel the plan|예약 취소)$/;
  await userEvent.click(await screen.findByRole('button', { name }));
  await confirmWith(name);
}

/** Opens the whole ledger, in any language. */
export async function openLines(): Promise<void> {
  await userEvent.click(await screen.findByText(/dòng của sổ$|of the ledger$|^원장 전체/));
}

/** Staff void the first bid that can be, with a reason. */
export async function voidFirst(): Promise<void> {
  await openLines();
  const [first] = await screen.findAllByRole('button', { name: /^(Hủy hiệu lực|Void|무효 처리) / });
  if (first === undefined) throw new Error('no bid can be voided');
  await userEvent.click(first);
  await userEvent.type(await screen.findByRole('textbox'), 'Giấy phép đã hết hạn.');
  await confirmWith(/^(Hủy hiệu lực|Void|무효 처리)$/);
}
