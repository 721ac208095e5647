import { fold, type ItemState, itemStates, waitingTab } from '@hien/domain';
import { orderFixtures } from '../fixtures/orders/order-fixtures.ts';
import { staffLines, toldOrder } from '../fixtures/orders/order-shape.ts';
import { onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const isState = (state: string): state is ItemState => Object.hasOwn(itemStates, state);

/** Staff's list of orders. Every claim on hold counts as one that is held for long: no time passes here. */
export const staffOrdersAnswers: Answers<'listStaffOrders'> = {
  listStaffOrders({ query: { tab = 'late', q = '', page }, token, language }) {
    onlyAdmin(token);
    const found = orderFixtures
      .flatMap(({ id }) => {
        const order = toldOrder(id);
        return order === undefined ? [] : staffLines(order, language);
      })
      .filter(
        ({ order_number, buyer, email, phone, shop }) =>
          fold(`${order_number} ${buyer} ${email} ${phone} ${shop}`).includes(fold(q)) ||
          (q.startsWith('0') && (phone ?? '').includes(q.slice(1))),
      );
    const shown =
      tab === 'all'
        ? found.toSorted((a, b) => b.id - a.id)
        : found
            .filter(({ state }) => isState(state) && waitingTab(state, false) === tab)
            .toSorted((a, b) => a.since.localeCompare(b.since) || a.id - b.id);
    return { data: pageOf(shown, page, 20) };
  },
};
