import { type HistoryEntry, apply } from './engine.ts';
import type { Entity, Machine } from './machine.ts';

/**
 * Plays a history again from the beginning. The same entries give the same thing, to the field.
 * @throws Error when an entry is not allowed any more: the history or the table was tampered with.
 */
export function replay<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  start: E,
  history: readonly HistoryEntry<P>[],
): E {
  return history.reduce((entity, entry) => {
    const applied = apply(machine, entity, entry.command);
    if (!applied.ok)
      throw new Error(
        `${machine.name}: ${entry.rule} refused in ${entity.state}: ${applied.refusal.reason}`,
      );
    return applied.entity;
  }, start);
}
