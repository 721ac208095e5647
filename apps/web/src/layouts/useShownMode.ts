import { modeAtom } from '@hien/features/shared';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function subscribe(tell: () => void): () => void {
  const device = window.matchMedia(query);
  device.addEventListener('change', tell);
  return () => device.removeEventListener('change', tell);
}

/** The mode that is seen: the visitor's choice, or the device's. The server cannot know the device and says light. */
export function useShownMode(): 'light' | 'dark' {
  const mode = useAtomValue(modeAtom);
  const deviceIsDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
  if (mode === 'system') return deviceIsDark ? 'dark' : 'light';
  return mode;
}
