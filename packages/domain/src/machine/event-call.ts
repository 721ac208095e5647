import * as z from 'zod/mini';
import type { Entity } from './machine.ts';
import type { Reason } from './reasons.ts';

/** Body of `POST …/{id}/events` (2.0). The payload is judged by the event's own rules. */
export const eventCallSchema = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(60)),
  payload: z._default(z.record(z.string(), z.unknown()), {}),
  expectedVersion: z.int().check(z.gte(0)),
  /** The same key gets the same answer. */
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(200)),
});

export type EventCall = z.output<typeof eventCallSchema>;

/** The caller looked at an older thing: 409 with the current state. Null when it is the same. */
export function versionConflict(
  entity: Pick<Entity, 'version'>,
  expectedVersion: number,
): Extract<Reason, 'VERSION_CONFLICT'> | null {
  return entity.version === expectedVersion ? null : 'VERSION_CONFLICT';
}
