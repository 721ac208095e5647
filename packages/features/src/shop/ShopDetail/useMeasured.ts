import {
  type MeasureFault,
  type MeasureKind,
  type MeasuredSurface,
  readMeasure,
} from '@hien/domain';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** A surface is told by its square metres, or by the two sides of its room. */
export type MeasureWay = 'area' | 'sides';
export type MeasureName = 'area' | 'length' | 'width';

export const measureWays = ['area', 'sides'] as const satisfies readonly MeasureWay[];
export const namesOf: Readonly<Record<MeasureWay, readonly MeasureName[]>> = {
  area: ['area'],
  sides: ['length', 'width'],
};
export const kindOf = (name: MeasureName): MeasureKind => (name === 'area' ? 'area' : 'side');

const nothing: Readonly<Record<MeasureName, string>> = { area: '', length: '', width: '' };

/** What somebody types of their room, kept for each way as it was typed, and what can be counted with. */
export function useMeasured() {
  const language = useLanguage();
  const [way, setWay] = useState<MeasureWay>('area');
  const [typed, setTyped] = useState(nothing);
  /** What is wrong is said once a field was left, what is missing once an answer was asked for. */
  const [left, setLeft] = useState<ReadonlySet<MeasureName>>(new Set());
  const [asked, setAsked] = useState<ReadonlySet<MeasureName>>(new Set());

  const read = (name: MeasureName) => readMeasure(typed[name], kindOf(name), language);
  const valueOf = (name: MeasureName): number | undefined => {
    const found = read(name);
    return found.ok ? found.value : undefined;
  };
  const [area, length, width] = [valueOf('area'), valueOf('length'), valueOf('width')];
  const measured: MeasuredSurface | undefined =
    way === 'area'
      ? area === undefined
        ? undefined
        : { area }
      : length === undefined || width === undefined
        ? undefined
        : { width, depth: length };

  return {
    way,
    setWay,
    typed,
    measured,
    type(name: MeasureName, words: string) {
      setTyped({ ...typed, [name]: words });
      setLeft(new Set([...left].filter((one) => one !== name)));
    },
    leave: (name: MeasureName) => setLeft(new Set([...left, name])),
    faultOf(name: MeasureName): MeasureFault | undefined {
      const found = read(name);
      if (found.ok) return undefined;
      const isSaid = found.fault === 'empty' ? asked.has(name) : left.has(name) || asked.has(name);
      return isSaid ? found.fault : undefined;
    },
    /** Asks for an answer: the first field that keeps it back, undefined when nothing does. */
    ask(): MeasureName | undefined {
      setAsked(new Set([...asked, ...namesOf[way]]));
      return namesOf[way].find((name) => !read(name).ok);
    },
  };
}

export type Measured = ReturnType<typeof useMeasured>;
