import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, isPdf } from '@hien/domain/office-plan';
import type { OpenDrawing, ReadDrawing } from './read-drawing.ts';
import type { PlanPages } from './read-pdf.ts';
import { type ReadFault, type ReadPicture, readPlanPicture } from './read-picture.ts';

export type Read = ReadPicture | ReadDrawing;

/** A sheet that is looked at, and what reads a rectangle of it alone, as sharp as the file has it. */
export type Sheet = Read & { readonly within: (part: Box) => Promise<Read | ReadFault> };

/** Nothing yet, a file that is read, one that cannot be a plan, or one that is looked at before it is taken. */
export type Chosen = { readonly name: string } & (
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'fault'; readonly fault: ReadFault }
  | { readonly step: 'seen'; readonly read: Sheet; readonly address: string }
);
const none: Chosen = { step: 'none', name: '' };

/** The page of a file of several that is looked at. */
export interface Page {
  readonly at: number;
  readonly count: number;
}

/** A file chosen as a plan, and the page of it. Who chooses another one meanwhile sees that one. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen>(none);
  const [page, setPage] = useState<Page | null>(null);
  const pages = useRef<PlanPages | null>(null);
  const drawing = useRef<OpenDrawing | null>(null);
  const latest = useRef(0);
  const show = async (name: string, reading: () => Promise<Sheet | ReadFault>): Promise<void> => {
    const turn = (latest.current += 1);
    setChosen({ step: 'reading', name });
    const read = await reading().catch((): ReadFault => 'broken');
    if (turn !== latest.current) return;
    setChosen(
      typeof read === 'string'
        ? { step: 'fault', fault: read, name }
        : { step: 'seen', read, address: URL.createObjectURL(read.picture), name },
    );
  };
  useEffect(() => {
    if (chosen.step !== 'seen') return undefined;
    return () => URL.revokeObjectURL(chosen.address);
  }, [chosen]);
  // What is still being opened when the page is left is closed as it comes.
  useEffect(
    () => () => {
      latest.current += 1;
      shut(pages);
      shut(drawing);
    },
    [],
  );
  return {
    chosen,
    page,
    look(file: File): Promise<void> {
      shut(pages);
      shut(drawing);
      setPage(null);
      return show(file.name, async () => {
        const turn = latest.current;
        const opened = await openPages(file);
        if (opened === null)
          return readLines(file, (lines) => {
            if (turn === latest.current) drawing.current = lines;
            else lines.close();
          });
        if (typeof opened === 'string') return opened;
        if (turn !== latest.current) {
          opened.close();
          return 'pdf';
        }
        pages.current = opened;
        setPage({ at: 1, count: opened.count });
        return pageOf(opened, 1);
      });
    },
    turn(at: number): void {
      const opened = pages.current;
      if (opened === null) return;
      setPage({ at, count: opened.count });
      void show(chosen.name, () => pageOf(opened, at));
    },
    drop(): void {
      latest.current += 1;
      shut(pages);
      shut(drawing);
      setPage(null);
      setChosen(none);
    },
  };
}

function shut(open: RefObject<{ close: () => void } | null>): void {
  open.current?.close();
  open.current = null;
}

async function pageOf(pages: PlanPages, at: number): Promise<Sheet | ReadFault> {
  const read = await pages.draw(at);
  return typeof read === 'string' ? read : { ...read, within: (part) => pages.draw(at, part) };
}

/**
 * Drawings of lines are read by what only they need.
 * @param onOpen hears of a drawing that is being read, to close it
 */
async function readLines(
  file: File,
  onOpen: (drawing: OpenDrawing) => void,
): Promise<Sheet | ReadFault> {
  const { isDrawing, openDrawing } = await import('./read-drawing.ts');
  if (await isDrawing(file)) {
    const drawing = openDrawing(file);
    if (typeof drawing === 'string') return drawing;
    onOpen(drawing);
    const read = await drawing.whole();
    return typeof read === 'string' ? read : { ...read, within: (part) => drawing.within(part) };
  }
  const read = await readPlanPicture(file);
  return typeof read === 'string'
    ? read
    : { ...read, within: (part) => readPlanPicture(file, part) };
}

/** A PDF as its pages, by what is fetched for it alone; null for any other file. */
async function openPages(file: File): Promise<PlanPages | ReadFault | null> {
  if (!isPdf(new Uint8Array(await file.slice(0, 1_024).arrayBuffer()))) return null;
  try {
    const { openPdf } = await import('./read-pdf.ts');
    return await openPdf(file);
  } catch {
    return 'offline';
  }
}
