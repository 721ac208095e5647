import type { Choice, Entity, EventOf, Input, Rule, Target } from './machine.ts';

function isChoice<E extends Entity, Payload>(to: Target<E, Payload>): to is Choice<E, Payload> {
  return typeof to === 'object' && 'oneOf' in to;
}

/** A row whose target depends on the state it starts from names each of its states; `problemsOf` finds a gap. */
function fixed<E extends Entity>(
  to: E['state'] | Readonly<Partial<Record<E['state'], E['state']>>>,
  from: E['state'],
): E['state'] {
  return typeof to === 'string'
    ? to
    : ((to as Readonly<Record<string, E['state']>>)[from] as E['state']);
}

/** Where this row leads for this thing. */
export function targetOf<E extends Entity, P extends object>(
  rule: Rule<E, P>,
  entity: E,
  input: Input<P[EventOf<P>]>,
): E['state'] {
  return isChoice(rule.to) ? rule.to.pick(entity, input) : fixed<E>(rule.to, entity.state);
}

/** Where a row may lead from one of its states. */
export function targetsOf<E extends Entity, P extends object>(
  rule: Rule<E, P>,
  from: E['state'],
): readonly E['state'][] {
  return isChoice(rule.to) ? rule.to.oneOf : [fixed<E>(rule.to, from)];
}
