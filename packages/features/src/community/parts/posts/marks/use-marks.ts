import type { PostMark } from '@hien/api';
import { useFormField } from '@hien/ui/form';
import { useState } from 'react';
import type { PostValues } from '../post-values.ts';
import { type MarkPlace, middle } from './mark-place.ts';
import {
  type KeptMarks,
  type Marked,
  broughtBack,
  hasRoom,
  keptMarks,
  marksOf,
  withChange,
  withMark,
} from './marks-of.ts';

/** A mark that is named or moved now: one of the picture's by its number, or a new one, which is kept once it has a name. */
export type OpenMark = { readonly at: number } | { readonly at: 'new'; readonly place: MarkPlace };

/** What was done last, to be undone: steps of one mark in a row are one doing. */
interface Done {
  readonly before: KeptMarks;
  readonly what: string;
}

/** Past that many the oldest is forgotten. */
const longest = 50;

/** The marks of a post's pictures as its form holds them: one picture at a time, one mark at a time, and the way back. */
export function useMarks() {
  const { value: images } = useFormField<PostValues['images']>('images');
  const { value: marks, setValue } = useFormField<PostValues['marks']>('marks');
  const [shown, setShown] = useState<string>();
  const [open, setOpen] = useState<OpenMark | null>(null);
  const [done, setDone] = useState<readonly Done[]>([]);
  const picture = Math.max(0, images.indexOf(shown ?? ''));
  const address = images[picture] ?? '';
  const mine = marksOf(marks, picture);
  const isFull = !hasRoom(marks, picture);
  // Its picture, or the mark itself, may have gone since.
  const current = open !== null && open.at !== 'new' && mine[open.at] === undefined ? null : open;

  const change = (next: PostMark[], what: string) => {
    setDone((before) =>
      before.at(-1)?.what === what
        ? before
        : [...before, { before: keptMarks(marks, images), what }].slice(-longest),
    );
    setValue(next);
  };
  return {
    images,
    marks,
    picture,
    mine,
    isFull,
    open: current,
    show: (next: string) => {
      setShown(next);
      setOpen(null);
    },
    /** A new mark, on the way to its name. */
    begin: (place: MarkPlace = middle) => {
      if (!isFull) setOpen({ at: 'new', place });
    },
    edit: (at: number) => setOpen({ at }),
    close: () => setOpen(null),
    moveTo: (at: OpenMark['at'], place: MarkPlace) => {
      setOpen(at === 'new' ? { at, place } : { at });
      if (at !== 'new') change(withChange(marks, picture, at, place), `${address}:${at}:move`);
    },
    /** What stands at the open mark; answers which of the picture's it is. */
    name: (what: Marked): number => {
      if (current === null) return 0;
      if (current.at !== 'new') {
        change(withChange(marks, picture, current.at, what), `${address}:${current.at}:name`);
        return current.at;
      }
      change(withMark(marks, picture, current.place, what), `${address}:add:${mine.length}`);
      setOpen({ at: mine.length });
      return mine.length;
    },
    remove: (at: number) => {
      setOpen(null);
      change(withChange(marks, picture, at, null), `${address}:remove:${mine.length}`);
    },
    canUndo: done.length > 0,
    undo: () => {
      const last = done.at(-1);
      if (last === undefined) return;
      setOpen(null);
      setDone(done.slice(0, -1));
      setValue(broughtBack(last.before, images));
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
