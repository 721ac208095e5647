import type { Language } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call, OperationId } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { type CaseList, caseRow } from './case-list.ts';

/** Operations about one case that answer with it as it is afterwards. */
type DecidingId = {
  [Id in OperationId]: Call<Id>['params'] extends { id: number }
    ? Answer<Id> extends { data: object }
      ? Id
      : never
    : never;
}[OperationId];

/** One press of somebody of our staff. */
export type Press<Id extends DecidingId> = {
  readonly body: Call<Id>['body'];
  /** What they wrote, in NFC and without blanks at its ends. */
  readonly text: string;
  readonly userId: number;
  readonly at: number;
  readonly language: Language;
};

export type DecisionRules<Id extends DecidingId, Row> = {
  /** What the decision says in words, the field it stands in, and whether it may stay empty. */
  readonly words?: (body: Call<Id>['body']) => {
    readonly field: string;
    readonly text: string;
    readonly optional?: boolean;
  };
  /** The version to compare with `expected_version`; left out where only one decision is ever possible. */
  readonly version?: (row: Row) => number;
  /** The same press was worked off already: it is answered again, and nothing happens twice. */
  readonly again: (row: Row, press: Press<Id>, tx: Orm) => boolean | Promise<boolean>;
  /**
   * Moves the machine and writes what follows, with its outbox row and its line of history. False when the case does not
   * allow it any more.
   */
  readonly change: (tx: Orm, row: Row, press: Press<Id>) => Promise<boolean>;
  /** Takes the locks of a case whose own row is not the first or not the only one of them (docs/adr/0075). */
  readonly lock?: (tx: Orm, id: number, userId: number) => Promise<unknown>;
};

const expected = (body: unknown): number | null =>
  typeof body === 'object' && body !== null && 'expected_version' in body
    ? Number(body.expected_version)
    : null;

/**
 * The handler of a decision: who may press is the contract's permission; then, in one transaction, the case is locked,
 * compared with what the person saw, changed and answered.
 * @throws {ApiError} NOT_FOUND; VERSION_CONFLICT with the case as it is now; AUTH_15 for words that are missing.
 */
export function decideCase<Id extends DecidingId, Row>(
  { database, now }: Services,
  list: CaseList<Row, Answer<Id> extends { data: infer Wire } ? Wire : never>,
  { words, version, again, change, lock = lockRow(list) }: DecisionRules<Id, Row>,
) {
  return async (
    call: Pick<Call<Id>, 'params' | 'body' | 'language' | 'signedIn'> & {
      readonly params: { readonly id: number };
    },
  ) => {
    const { body, language } = call;
    const { id } = call.params;
    const { userId } = await call.signedIn();
    const said = words?.(body);
    const text = said?.text.normalize('NFC').trim() ?? '';
    return retried(database.orm, async (tx) => {
      const press: Press<Id> = { body, text, userId, at: now(), language };
      await lock(tx, id, userId);
      const row = await caseRow(tx, list, id);
      if (row === null) throw new ApiError('NOT_FOUND');
      const shown = async (one: Row) => {
        const [wire] = await list.wire(tx, [one], language, userId);
        if (wire === undefined) throw new ApiError('NOT_FOUND');
        return wire;
      };
      if (await again(row, press, tx)) return { data: await shown(row) };
      const conflict = async () =>
        new ApiError('VERSION_CONFLICT', { current: (await shown(row)) as object });
      if (version !== undefined && version(row) !== expected(body)) throw await conflict();
      if (said !== undefined && text === '' && said.optional !== true)
        throw refusedField('AUTH_15', language, said.field);
      if (!(await change(tx, row, press))) throw await conflict();
      return { data: await shown((await caseRow(tx, list, id)) ?? row) };
    });
  };
}

const lockRow =
  ({ table, id: column }: Pick<CaseList<never, never>, 'table' | 'id'>) =>
  (tx: Orm, id: number): Promise<unknown> =>
    tx.select({ id: column }).from(table).where(eq(column, id)).for('update');
