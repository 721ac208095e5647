import { endOfMonth, fold, lateBetween } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { endedLateBills, lateBillCases } from '../fixtures/late-bills.ts';
import { storyNow } from '../fixtures/text.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** VAT invoices whose month ended without them. */
export const lateBillAnswers: Answers<'listLateBills' | 'remindOfLateBill'> = {
  listLateBills({ token, query: { state, q = '', late, page } }) {
    onlyAdmin(token);
    const all = state === 'decided' ? endedLateBills : lateBillCases;
    const words = fold(q).split(' ');
    const { from, before } =
      late === undefined ? { from: null, before: null } : lateBetween(late, storyNow);
    return {
      data: pageOf(
        all.filter((one) => {
          const ended = endOfMonth(Date.parse(one.ordered_at)) + 1;
          const text = fold(`${one.company} ${one.tax_code} ${one.order_number} ${one.shop}`);
          return (
            words.every((word) => text.includes(word)) &&
            (from === null || ended >= from) &&
            (before === null || ended < before)
          );
        }),
        page,
        20,
      ),
    };
  },

  remindOfLateBill({ token, params, body }) {
    onlyAdmin(token);
    const found = lateBillCases.find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    if (found.version !== body.expected_version || !found.can_remind)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        reminded_at: decidedNow.at,
        can_remind: false,
        acts: [{ act: 'reminded', ...decidedNow, text: null }, ...found.acts],
      },
    };
  },
};
