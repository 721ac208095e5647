import { type Answer, detectPlanDoors, send } from '@hien/api';
import { type FoundOutcome, withFoundDoors } from '@hien/domain/office-plan';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { readPicture } from '../store/own-pictures.ts';

/** What the looking for doors has come to. */
type Finding =
  | { readonly step: 'idle' | 'looking' | 'stopped' | 'undone' }
  | { readonly step: 'failed'; readonly failure: unknown }
  | { readonly step: 'found'; readonly outcome: FoundOutcome };

const idle: Finding = { step: 'idle' };

/**
 * Looks for doors on the picture of a plan of one's own, at a press: that is when the picture is sent. What is found joins the plan
 * as it is then, in one step to take back.
 */
export function useFindDoors({ project, store }: OfficeFlow) {
  const file = project.plan?.kind === 'own' ? project.plan.file : null;
  const [{ of, finding }, setFound] = useState({ of: file, finding: idle });
  const set = (next: Finding) => setFound({ of: file, finding: next });
  // A press is for the picture that was there: the next one is not sent unasked, and nothing is known of it.
  if (of !== file) set(idle);
  const now = of === file ? finding : idle;
  const take = useEffectEvent((found: Answer<'detectPlanDoors'>) => {
    const outcome = withFoundDoors(project, found);
    if (outcome.added > 0) store.change(outcome.project);
    set({ step: 'found', outcome });
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
  // Doors that were changed since have other words.
  const isOld = now.step === 'found' && now.outcome.project.doors !== project.doors;
  return {
    finding: isOld ? idle : now,
    look: () => set({ step: 'looking' }),
    stop: () => set({ step: 'stopped' }),
    /** Takes back all that was found, as long as it is the last step. */
    undo:
      now.step === 'found' && now.outcome.added > 0 && now.outcome.project === project && store.undo
        ? () => {
            store.undo?.();
            set({ step: 'undone' });
          }
        : undefined,
  };
}

export type FindDoors = ReturnType<typeof useFindDoors>;

/** The picture goes as it lies on the device, without the name it had. */
async function foundOn(file: string, signal: AbortSignal): Promise<Answer<'detectPlanDoors'>> {
  const own = await readPicture(file);
  if (own === null) throw new Error('No picture');
  const { picture } = own;
  return send(
    detectPlanDoors,
    { files: [new File([picture], 'plan', { type: picture.type })] },
    { signal },
  );
}
