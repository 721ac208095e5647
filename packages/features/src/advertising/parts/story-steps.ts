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
  const [place] = screen.getAllByRole('button', { name: /^(Đặt hàng|Place order|주문하기)$/ });
  if (place === undefined) throw new Error('there is no button to order');
  await userEvent.click(place);
}

/** Asks to cancel the plan, and says yes. */
export async function cancelPlan(): Promise<void> {
  const name = /^(Hủy gói|Cancel the plan|플랜 해지)$/;
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = [...dialog.querySelectorAll('button')].find((one) =>
    name.test(one.textContent ?? ''),
  );
  if (confirm === undefined) throw new Error('there is nothing to confirm with');
  await userEvent.click(confirm);
}
