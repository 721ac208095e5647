import {
  type KnownLength,
  type Point,
  type ScaleWord,
  type WrittenScale,
  judgeScale,
  knownMetres,
  scaleOf,
  withScale,
} from '@hien/domain/office-plan';
import { typedMeasure, typedNumber } from '@hien/domain';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';

/** Why a length is no scale yet: nothing typed that is one, or what the rules say of it. */
export type ScaleAnswer = Exclude<ScaleWord, { word: 'fine' }> | { readonly word: 'metres' };

/** A length of the plan that somebody knows: its ends on the picture, the metres as they are typed, and what was said of it. */
export function useScale({ project, store }: OfficeFlow, onSet: () => void) {
  const { width, height } = project;
  const language = useLanguage();
  const [ends, setEnds] = useState<readonly [Point, Point]>([
    [width * 0.3, height / 2],
    [width * 0.7, height / 2],
  ]);
  const [next, setNext] = useState<0 | 1>(0);
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<ScaleAnswer | null>(null);
  const within = ([x, y]: Point): Point => [
    Math.min(Math.max(x, 0), width),
    Math.min(Math.max(y, 0), height),
  ];
  const put = (which: 0 | 1, point: Point): void => {
    const at = within(point);
    setEnds(([one, other]) => (which === 0 ? [at, other] : [one, at]));
    setNext(which === 0 ? 1 : 0);
    setAnswer(null);
  };
  const take = ({ ends: measured, metres }: KnownLength): void => {
    store.change(withScale(project, scaleOf({ ends: measured, metres })));
    setAnswer(null);
    onSet();
  };
  const metres = typedNumber(typed, language);
  const isKnown = metres !== null && metres >= knownMetres.least && metres <= knownMetres.most;
  return {
    ends,
    /** The end that the next tap is for. */
    next,
    typed,
    answer,
    put,
    tap: (point: Point) => put(next, point),
    type(value: string): void {
      setTyped(value);
      setAnswer(null);
    },
    /** The scale counts, or what is to be thought of first is said. */
    set(): void {
      if (!isKnown) return setAnswer({ word: 'metres' });
      const judged = judgeScale(project, { ends, metres });
      if (judged.word === 'fine') take({ ends, metres });
      else setAnswer(judged);
    },
    /** It counts all the same: who measured knows better than a rule about doors. */
    setAnyway(): void {
      if (isKnown) take({ ends, metres });
    },
    /** The sheet names its scale: the whole of it is that wide. It may have been printed in another size, so it is judged like any length. */
    setWritten({ scale }: WrittenScale): void {
      const metres = Math.round(width * scale * 1_000) / 1_000;
      const whole: KnownLength['ends'] = [
        [0, height / 2],
        [width, height / 2],
      ];
      setEnds(whole);
      setTyped(typedMeasure(metres, language));
      const judged = judgeScale(project, { ends: whole, metres });
      if (judged.word === 'fine') take({ ends: whole, metres });
      else setAnswer(judged);
    },
    /** The comma was meant elsewhere. */
    setMeant(meant: number): void {
      setTyped(typedMeasure(meant, language));
      take({ ends, metres: meant });
    },
  };
}

export type Scale = ReturnType<typeof useScale>;
