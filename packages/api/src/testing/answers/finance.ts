import { MockFailure } from '../failure.ts';
import {
  closedStaffCase,
  decidedMoneyReturn,
  moneyReturnCases,
  returnAccount,
  staffCases,
} from '../fixtures/finance.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const all = [...moneyReturnCases, decidedMoneyReturn];

const known = (id: number) => {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
};

const act = (name: string, text: string | null = null) => ({ act: name, ...decidedNow, text });

const missing = (field: string): MockFailure =>
  new MockFailure(422, { code: 'AUTH_15', fields: [{ field, code: 'AUTH_15' }] });

/** Money that people return, and what they look at. */
export const financeAnswers: Answers<
  | 'listMoneyReturns'
  | 'readReturnAccount'
  | 'payMoneyReturn'
  | 'retryMoneyReturn'
  | 'listStaffCases'
  | 'noteStaffCase'
> = {
  listMoneyReturns({ token, query }) {
    onlyAdmin(token);
    const found = query.state === 'decided' ? [decidedMoneyReturn] : moneyReturnCases;
    return { data: pageOf(found, query.page, 20) };
  },

  readReturnAccount({ token, params }) {
    onlyAdmin(token);
    if (known(params.id).account === null) throw new MockFailure(404);
    return { data: returnAccount };
  },

  payMoneyReturn({ token, params, body }) {
    onlyAdmin(token);
    const found = known(params.id);
    if (found.version !== body.expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    const proof = body.proof.trim();
    if (proof === '') throw missing('proof');
    if (found.why === 'unanswered' && body.gateway_checked !== true)
      throw missing('gateway_checked');
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: 'refunded',
        proof,
        can_retry: false,
        acts: [act('paid-by-hand', proof), ...found.acts],
      },
    };
  },

  retryMoneyReturn({ token, params, body }) {
    onlyAdmin(token);
    const found = known(params.id);
    if (found.version !== body.expected_version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    if (!found.can_retry) throw new MockFailure(409);
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: 'processing',
        round: found.why === 'unanswered' ? found.round : found.round + 1,
        can_retry: false,
        failure: null,
        acts: [act('sent-again'), ...found.acts],
      },
    };
  },

  listStaffCases({ token, query }) {
    onlyAdmin(token);
    const found = query.state === 'decided' ? [closedStaffCase] : staffCases;
    return { data: pageOf(found, query.page, 20) };
  },

  noteStaffCase({ token, params, body }) {
    onlyAdmin(token);
    if (params.id === closedStaffCase.id)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: closedStaffCase } });
    const found = staffCases.find(({ id }) => id === params.id);
    if (found === undefined) throw new MockFailure(404);
    const note = body.note.trim();
    if (note === '') throw missing('note');
    return {
      data: {
        ...found,
        state: body.close ? 'closed' : 'open',
        closed_at: body.close ? decidedNow.at : null,
        acts: [act(body.close ? 'closed' : 'noted', note), ...found.acts],
      },
    };
  },
};
