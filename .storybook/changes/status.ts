import { changes } from './changes.ts';

/** Days that a component is called new after the change that brought it. */
const NEW_FOR = 30;
const DAY = 86_400_000;

const newest = Math.max(...changes.map(({ date }) => Date.parse(date)));

const lastOf = (component: string, kind: 'new' | 'deprecated') =>
  changes.find((change) => change.kind === kind && change.components.includes(component));

/** The tag of a component's stories, from what is written about it: `new` for a month, `deprecated`, else `stable`. */
export function statusOf(title: string): string[] {
  const [group, , component = ''] = title.split('/');
  if (group !== 'ui') return [];
  if (lastOf(component, 'deprecated')) return ['deprecated'];
  const brought = lastOf(component, 'new');
  return brought && newest - Date.parse(brought.date) <= NEW_FOR * DAY ? ['new'] : ['stable'];
}
