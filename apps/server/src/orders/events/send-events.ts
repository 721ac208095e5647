import { errorText } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Call, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { type SettleGroup, eventOnce } from './send-event.ts';

type Lot = Call<'sendSellerEvents'>['body'];
type Line = Lot['lines'][number];
type Told = Answer<'sendSellerEvents'>['lines'][number];

/** Each line in a transaction of its own, one after the other: what is refused holds up no other. */
export function sendSellerEvents(
  { database, now }: Services,
  settle: SettleGroup,
): Handler<'sendSellerEvents'> {
  return async (call) => {
    const asking = { member: await call.member(), language: call.language, at: now(), settle };
    const { event, lines } = call.body;
    const versions = new Versions();
    const told: Told[] = [];
    for (const line of lines) {
      const { orderId, itemId, idempotencyKey, payload } = line;
      const result = { orderId, itemId, done: true, code: null, message: null };
      try {
        const order = await eventOnce(
          database.orm,
          asking,
          orderId,
          {
            event,
            itemIds: [itemId],
            payload,
            idempotencyKey,
            expectedVersion: versions.expected(line),
          },
          'seller',
        );
        versions.moved(line, order.version);
        told.push(result);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { code, said, errors } = error;
        const [wrong] = errors;
        told.push({
          ...result,
          done: false,
          code,
          message: said ?? wrong?.message ?? errorText(code, call.language),
          field: wrong?.field ?? null,
        });
      }
    }
    return { lines: told };
  };
}

/** Lines of one order were looked at in one version; what this lot itself has moved since is no conflict. */
class Versions {
  readonly #moves = new Map<number, { readonly seen: number; readonly now: number }>();

  expected({ orderId, expectedVersion }: Line): number {
    const move = this.#moves.get(orderId);
    return move?.seen === expectedVersion ? move.now : expectedVersion;
  }

  moved({ orderId, expectedVersion }: Line, now: number): void {
    this.#moves.set(orderId, { seen: expectedVersion, now });
  }
}
