import { useMemo, useState } from 'react';
import { draftStore } from '../../shared/forms/draft-store.ts';

const storeOf = (name: string, version: number | null) =>
  draftStore(version === null ? name : `${name}-v${version}`);

/**
 * What is typed over one version of a thing, kept on this device under that version: it is not offered over a newer
 * one. The version is the one that was read when the form began, or was chosen to be written over since; null for
 * what is new.
 */
export function useVersionedDraft(name: string, read: number | null) {
  const [version, setVersion] = useState(read);
  const store = useMemo(() => storeOf(name, version), [name, version]);
  return {
    store,
    version: version ?? 0,
    /** What is typed goes on over a colleague's version. */
    writeOver: (theirs: number) => {
      const typed = store.read();
      store.clear();
      if (typed !== null) storeOf(name, theirs).write(typed);
      setVersion(theirs);
    },
    /** A colleague's version takes the place of what was typed. */
    beginWith: (theirs: number) => {
      store.clear();
      setVersion(theirs);
    },
  };
}
