import {
  boundsOf,
  type CentimetreFault,
  measuresIn,
  type MeasureOf,
  measuresOf,
  type Obstacle,
  readWayIn,
  typedCentimetres,
  type WayIn,
} from '@hien/domain';
import { useState } from 'react';
import { draftStore } from '../forms/draft-store.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** In the order in which one measures: from the door that everybody has. */
export const measuredOrder = [
  'door',
  'lift',
  'stairs',
  'corner',
] as const satisfies readonly Obstacle[];

/** One field of the form, `lift.doorWidth`. */
export type WayInField = `${Obstacle}.${MeasureOf}`;

type Typed = {
  readonly has: Readonly<Record<Obstacle, boolean>>;
  readonly fields: Readonly<Record<string, string>>;
};

const draft = draftStore('way-in');

function typedFrom(way: WayIn | null): Typed {
  const fields = measuredOrder.flatMap((obstacle) => {
    const values = way === null ? null : measuresIn(way, obstacle);
    return measuresOf[obstacle].map((name) => [
      `${obstacle}.${name}`,
      values === null ? '' : String(values[name]),
    ]);
  });
  const has = {
    door: true,
    lift: way?.lift !== null && way !== null,
    stairs: way?.stairs !== null && way !== null,
    corner: way?.corner !== null && way !== null,
  };
  return { has, fields: Object.fromEntries(fields) as Record<string, string> };
}

/** What was typed and not kept yet; nothing of what others wrote there. */
function typedDraft(way: WayIn | null): Typed {
  const begun = typedFrom(way);
  const { has, fields } = (draft.read() ?? {}) as {
    has?: Partial<Record<Obstacle, unknown>> | null;
    fields?: Partial<Record<string, unknown>> | null;
  };
  if (typeof fields !== 'object' || fields === null) return begun;
  if (typeof has !== 'object' || has === null) return begun;
  const words = (name: string): string => {
    const kept = fields[name];
    return typeof kept === 'string' ? kept.slice(0, 12) : '';
  };
  return {
    has: {
      door: true,
      lift: has.lift === true,
      stairs: has.stairs === true,
      corner: has.corner === true,
    },
    fields: Object.fromEntries(Object.keys(begun.fields).map((name) => [name, words(name)])),
  };
}

/** The measures of a way in as somebody types them, kept as a draft until they are taken over. */
export function useTypedWayIn(way: WayIn | null) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => typedDraft(way));
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const set = (next: Typed) => {
    setTyped(next);
    draft.write(next);
  };
  const read = (obstacle: Obstacle, name: MeasureOf) =>
    typedCentimetres(typed.fields[`${obstacle}.${name}`] ?? '', boundsOf(obstacle, name), language);

  return {
    has: typed.has,
    valueOf: (field: WayInField) => typed.fields[field] ?? '',
    type(field: WayInField, words: string) {
      set({ ...typed, fields: { ...typed.fields, [field]: words } });
      setLeft(new Set([...left].filter((one) => one !== field)));
    },
    leave: (field: WayInField) => setLeft(new Set([...left, field])),
    toggle: (obstacle: Obstacle) =>
      set({ ...typed, has: { ...typed.has, [obstacle]: !typed.has[obstacle] } }),
    beginWith(usual: WayIn) {
      set(typedFrom(usual));
      setAsked(false);
      setLeft(new Set());
    },
    faultOf(obstacle: Obstacle, name: MeasureOf): CentimetreFault | undefined {
      const found = read(obstacle, name);
      if (found.ok) return undefined;
      const wasLeft = left.has(`${obstacle}.${name}`) && found.fault !== 'empty';
      return asked || wasLeft ? found.fault : undefined;
    },
    /** The way in, or the first field that keeps it back. */
    ask(): { way: WayIn } | { missing: WayInField } {
      setAsked(true);
      const parts: string[] = [];
      for (const obstacle of measuredOrder) {
        if (!typed.has[obstacle]) continue;
        const values: number[] = [];
        for (const name of measuresOf[obstacle]) {
          const found = read(obstacle, name);
          if (!found.ok) return { missing: `${obstacle}.${name}` };
          values.push(found.value);
        }
        parts.push(`${obstacle}-${values.join('x')}`);
      }
      const found = readWayIn(parts.join('_'));
      return found === null ? { missing: 'door.width' } : { way: found };
    },
    forgetDraft: () => draft.clear(),
  };
}

export type TypedWayIn = ReturnType<typeof useTypedWayIn>;
