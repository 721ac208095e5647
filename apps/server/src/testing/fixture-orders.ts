import type { PaymentMethod } from '@hien/domain';
import type { NewGroup, NewLine } from '../orders/write/create-order.ts';
import { picture, testNow, text } from './fixture-values.ts';

/** One line of a fixture's product: option 1 of product 1 unless told otherwise. */
export function newLine(more: Partial<NewLine> = {}): NewLine {
  const quantity = more.quantity ?? 1;
  const list = 1_000_000 * quantity;
  const discount = more.discount ?? 100_000 * quantity;
  const goods = (more.list ?? list) - discount;
  const couponShare = more.couponShare ?? 0;
  const pointsShare = more.pointsShare ?? 0;
  return {
    productId: 1,
    optionId: 1,
    quantity,
    thing: {
      name: text('Đèn trần mây', 'Rattan ceiling lamp', '라탄 천장등'),
      optionName: text('Nhỏ', 'Small'),
      sku: 'SKU-0-0',
      extraPrice: 0,
      picture: picture('san-pham-0'),
      returnable: true,
      returnFee: 30_000,
    },
    list,
    discount,
    goods,
    couponShare,
    pointsShare,
    paid: goods - couponShare - pointsShare,
    vatRate: 8,
    ...more,
  };
}

/** One order of the fixture's customer at its only seller. */
export function newGroup(
  lines: readonly NewLine[] = [newLine()],
  more: Partial<NewGroup> & { readonly method?: PaymentMethod } = {},
): NewGroup {
  return {
    userId: 1,
    method: 'EW-MOMO',
    couponId: null,
    couponAmount: lines.reduce((all, { couponShare }) => all + couponShare, 0),
    pointsAmount: lines.reduce((all, { pointsShare }) => all + pointsShare, 0),
    referralCode: null,
    at: testNow,
    orders: [
      {
        sellerId: 1,
        message: '',
        address: {
          receiver: 'Nguyễn An',
          phone: '0912345678',
          adminSystem: 'post2025',
          city: 'Hà Nội',
          district: null,
          ward: 'Phường Cửa Nam',
          address: '12 Lý Thường Kiệt',
        },
        deliveryFee: 30_000,
        installationFee: 0,
        lines,
        redBill: null,
      },
    ],
    ...more,
  };
}
