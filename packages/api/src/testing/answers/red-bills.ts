import {
  type Command,
  type Language,
  apply,
  billNumberTaken,
  fold,
  readerOf,
  reasonText,
  redBillMachine,
  type RedBillPaperKind,
  type RedBillPayloads,
  redBillSchema,
  type RedBillTab,
  redBillTab,
  redBillTabs,
  validate,
} from '@hien/domain';
import { type BillViewer, wireBill } from '../../wire/index.ts';
import type { Answer, Call } from '../call.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { billDetail, type BillFixture, billFixtures } from '../fixtures/seller/red-bills.ts';
import { storyNow } from '../fixtures/text.ts';
import { type Answers, pageOf } from './answerer.ts';

type BillCommand = Command<RedBillPayloads>;

const kinds: Readonly<Partial<Record<string, RedBillPaperKind>>> = {
  issue: 'original',
  adjust: 'adjusting',
  replace: 'replacing',
};

function known(id: number): BillFixture {
  const found = billFixtures.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function viewerOf(token: string | null): BillViewer {
  if (token === tokens.commercePartner) return 'seller';
  if (token === tokens.commerce) return 'buyer';
  throw new MockFailure(401);
}

const row = (one: BillFixture) =>
  wireBill({ ...one, amount: one.goods.reduce((sum, { gross }) => sum + gross, one.delivery) });

const tabOf = ({ bill, adjustSince }: BillFixture): RedBillTab | null =>
  redBillTab(bill.state, adjustSince !== null);

/** The invoice after an event, or its refusal: the domain's own machine decides. */
function sent(
  before: BillFixture,
  viewer: BillViewer,
  language: Language,
  command: { readonly event: BillCommand['event']; readonly payload: object },
  paper: { readonly number: string; readonly reason: string | null } | null,
): Answer<'sendRedBillEvent'> {
  const applied = apply(redBillMachine, before.bill, {
    ...command,
    by: viewer,
    at: storyNow,
  } as BillCommand);
  if (!applied.ok) {
    const { reason, event, from, allowedEvents } = applied.refusal;
    throw new MockFailure(422, {
      code: 'EVENT_REFUSED',
      body: {
        reason,
        event,
        from,
        allowedEvents,
        message: reasonText(reason, readerOf(viewer))[language],
      },
    });
  }
  const kind = kinds[command.event];
  const papers =
    kind === undefined || paper === null
      ? before.papers
      : [
          ...before.papers,
          { ...paper, kind, amount: row(before).amount, by: 'Lê Thị Mai', at: storyNow },
        ];
  const adjustSince = kind === undefined ? before.adjustSince : null;
  return billDetail({ ...before, bill: applied.entity, papers, adjustSince }, viewer, language);
}

function looked(
  call: Pick<Call<'sendRedBillEvent' | 'correctRedBill'>, 'params' | 'body' | 'token' | 'language'>,
) {
  const before = known(call.params.id);
  const viewer = viewerOf(call.token);
  if (before.bill.version !== call.body.expectedVersion)
    throw new MockFailure(409, {
      code: 'VERSION_CONFLICT',
      body: { current: billDetail(before, viewer, call.language) },
    });
  return { before, viewer };
}

export const redBillAnswers: Answers<
  'listRedBills' | 'readRedBill' | 'sendRedBillEvent' | 'correctRedBill'
> = {
  listRedBills({ query: { q = '', tab, page, limit = 20 } }) {
    const found = billFixtures.filter(({ bill, number }) =>
      fold(`${bill.buyer?.company} ${bill.buyer?.taxCode} ${number} ${bill.number ?? ''}`).includes(
        fold(q.trim()),
      ),
    );
    const under = tab === undefined ? found : found.filter((one) => tabOf(one) === tab);
    return {
      ...pageOf(under.map(row), page, limit),
      counts: Object.fromEntries(
        redBillTabs.map((one) => [one, found.filter((bill) => tabOf(bill) === one).length]),
      ) as Answer<'listRedBills'>['counts'],
    };
  },

  readRedBill: ({ params, token, language }) =>
    billDetail(known(params.id), viewerOf(token), language),

  sendRedBillEvent(call) {
    const { before, viewer } = looked(call);
    if (viewer === 'buyer') throw new MockFailure(403);
    const { event, number = '', reason = '' } = call.body;
    const isTaken = billFixtures.some(({ papers }) => papers.some((one) => one.number === number));
    if (isTaken)
      throw new MockFailure(422, {
        code: 'VALIDATION',
        body: {
          errors: [
            { field: 'number', code: 'VALIDATION', message: billNumberTaken[call.language] },
          ],
        },
      });
    const payload = { number, reason, paid: before.paid };
    return sent(
      before,
      viewer,
      call.language,
      { event, payload },
      {
        number,
        reason: reason === '' ? null : reason,
      },
    );
  },

  correctRedBill(call) {
    const { before, viewer } = looked(call);
    if (viewer !== 'buyer') throw new MockFailure(403);
    const judged = validate(redBillSchema, call.body);
    if (!judged.ok)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: Object.keys(judged.errors).map((field) => ({ field, code: 'VALIDATION' })),
      });
    return sent(
      before,
      viewer,
      call.language,
      { event: 'correct', payload: { buyer: judged.values } },
      null,
    );
  },
};
