import { type Answer, detectPlan, send } from '@hien/api';
import type { OfficeProject } from '@hien/domain/office-plan';
import { useEffect, useEffectEvent, useState } from 'react';
import { readPicture } from '../../store/own-pictures.ts';
import type { OfficeFlow } from '../OfficeStep.tsx';

/** What came of what was found: the plan with it. */
interface Outcome {
  readonly project: OfficeProject;
}

/** What the looking has come to. */
type Finding<Found extends Outcome> =
  | { readonly step: 'idle' | 'looking' | 'stopped' | 'undone' }
  | { readonly step: 'failed'; readonly failure: unknown }
  | { readonly step: 'found'; readonly outcome: Found; readonly isNew: boolean };

const idle = { step: 'idle' } as const;

/**
 * Looks at the picture of a plan of one's own, at a press: that is when it is sent. What is found joins the plan as it is then, in one
 * step to take back.
 * @param laid the plan with what was found; the same plan where there was nothing to add
 * @param hasChanged whether a plan differs in what this was about, so that the words of it are old
 */
export function useFindOnPicture<Found extends Outcome>(
  { project, store }: OfficeFlow,
  laid: (project: OfficeProject, found: Answer<'detectPlan'>) => Found,
  hasChanged: (before: OfficeProject, now: OfficeProject) => boolean,
) {
  const file = project.plan?.kind === 'own' ? project.plan.file : null;
  const [{ of, finding }, setFound] = useState<{ of: string | null; finding: Finding<Found> }>({
    of: file,
    finding: idle,
  });
  const set = (next: Finding<Found>) => setFound({ of: file, finding: next });
  // A press is for the picture that was there: the next one is not sent unasked, and nothing is known of it.
  if (of !== file) set(idle);
  const now: Finding<Found> = of === file ? finding : idle;
  const take = useEffectEvent((found: Answer<'detectPlan'>) => {
    const outcome = laid(project, found);
    const isNew = outcome.project !== project;
    if (isNew) store.change(outcome.project);
    set({ step: 'found', outcome, isNew });
  });
  const fail = useEffectEvent((failure: unknown) => set({ step: 'failed', failure }));
  const looking = now.step === 'looking' ? file : null;
  useEffect(() => {
    if (looking === null) return undefined;
    // Who gives it up, or leaves, is not waited for by the server either.
    const left = new AbortController();
    foundOn(looking, left.signal).then(
      (found) => {
        if (!left.signal.aborted) take(found);
      },
      (failure: unknown) => {
        if (!left.signal.aborted) fail(failure);
      },
    );
    return () => left.abort();
  }, [looking]);
  const isOld = now.step === 'found' && hasChanged(now.outcome.project, project);
  return {
    finding: isOld ? idle : now,
    look: () => set({ step: 'looking' }),
    stop: () => set({ step: 'stopped' }),
    /** Takes back all that was found, as long as it is the last step. */
    undo:
      now.step === 'found' && now.isNew && now.outcome.project === project && store.undo
        ? () => {
            store.undo?.();
            set({ step: 'undone' });
          }
        : undefined,
  };
}

export type FindOnPicture<Found extends Outcome> = ReturnType<typeof useFindOnPicture<Found>>;

/** The picture goes as it lies on the device, without the name it had. */
async function foundOn(file: string, signal: AbortSignal): Promise<Answer<'detectPlan'>> {
  const own = await readPicture(file);
  if (own === null) throw new Error('No picture');
  const { picture } = own;
  return send(
    detectPlan,
    { files: [new File([picture], 'plan', { type: picture.type })] },
    { signal },
  );
}
