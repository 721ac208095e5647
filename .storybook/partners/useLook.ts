import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { Language } from '@hien/domain';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Mode } from '@hien/ui/theme';

/** How the strips are looked at: what the toolbar says, so that an address keeps it. */
export interface Look {
  language: Language;
  mode: Mode;
  width: 'phone' | 'desktop';
}

interface Globals {
  language: Language;
  mode: Mode;
  viewport?: string | { value?: string };
}

/** What the page's own store says: the screens in it tell the same channel of theirs. */
interface Store {
  store: { userGlobals: { get: () => Globals } };
}

const widthOf = ({ viewport }: Globals): Look['width'] =>
  (typeof viewport === 'string' ? viewport : viewport?.value) === 'desktop' ? 'desktop' : 'phone';

/** The look with a way to change it: here as in the toolbar. */
export function useLook(): readonly [Look, (change: Partial<Look>) => void] {
  const context = useContext(DocsContext);
  const { channel } = context;
  const { userGlobals } = (context as unknown as Store).store;
  const subscribe = useCallback(
    (changed: () => void) => {
      channel.on(GLOBALS_UPDATED, changed);
      return () => channel.off(GLOBALS_UPDATED, changed);
    },
    [channel],
  );
  // One text: what is read anew at each look must be the same while nothing changed.
  const read = () => {
    const globals = userGlobals.get();
    return `${globals.language} ${globals.mode} ${widthOf(globals)}`;
  };
  const [language, mode, width] = useSyncExternalStore(subscribe, read).split(' ') as [
    Look['language'],
    Look['mode'],
    Look['width'],
  ];
  const change = ({ width: viewport, ...rest }: Partial<Look>) =>
    channel.emit(UPDATE_GLOBALS, { globals: { ...rest, ...(viewport && { viewport }) } });
  return [{ language, mode, width }, change];
}
