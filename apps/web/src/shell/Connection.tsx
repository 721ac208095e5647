import { useText } from '@hien/features/shared';
import { OfflineNotice } from '@hien/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Tells when the connection is lost; queries wait and go on by themselves when it is back. */
export function Connection() {
  const text = useText();
  const online = useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
    () => true,
  );
  return <OfflineNotice offline={!online} text={text('shell.offline')} />;
}
