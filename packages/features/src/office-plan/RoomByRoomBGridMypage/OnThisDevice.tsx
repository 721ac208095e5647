import { ButtonLink, Notice } from '@hien/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { useOfficeAddress } from '../parts/useOfficeAddress.ts';
import { readKept, subscribe } from '../store/kept-projects.ts';

const ofDevice = () => readKept(null);
const onServer = () => null;

/** The project that lies on this device alone, and the way on with it. */
export function OnThisDevice() {
  const text = useText();
  const { stepHref } = useOfficeAddress();
  const kept = useSyncExternalStore(subscribe, ofDevice, onServer);
  if (kept === null) return null;
  return (
    <Notice
      tone="info"
      title={text('office-plan.mine.device', {
        name: kept.project.name || text('office-plan.unnamed'),
      })}
      action={
        <ButtonLink size="sm" href={stepHref('plan', { project: undefined })}>
          {text('office-plan.mine.go-on')}
        </ButtonLink>
      }
    >
      {text('office-plan.mine.device.text')}
    </Notice>
  );
}
