import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { play, standingIn, type Exploration, type Played } from './exploration.ts';
import { readLink, writeLink } from './link.ts';
import type { Subject } from './subject.ts';
import { subjectNamed, subjects } from './subjects/subjects.ts';

export type UseExploration = {
  exploration: Exploration;
  subject: Subject;
  played: Played;
  explore: Dispatch<SetStateAction<Exploration>>;
};

/**
 * The exploration and its place in the address: what stands after `#` is read first and kept up to date,
 * so the address shown is always a link to the picture shown.
 */
export function useExploration(fallback: () => Exploration): UseExploration {
  const [exploration, explore] = useState(
    () => readLink(subjects, window.location.hash) ?? fallback(),
  );
  const subject = subjectNamed(exploration.machine);
  const played = useMemo(() => {
    const found = play(subject, exploration.steps) ?? play(subject, standingIn(subject).steps);
    if (found === null) throw new Error(`${subject.name} has no beginning`);
    return found;
  }, [subject, exploration.steps]);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', `#${writeLink(subject, exploration)}`);
  }, [subject, exploration]);

  useEffect(() => {
    const follow = () => {
      const linked = readLink(subjects, window.location.hash);
      if (linked !== null) explore(linked);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return { exploration, subject, played, explore };
}
