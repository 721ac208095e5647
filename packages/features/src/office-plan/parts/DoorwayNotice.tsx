import { furnish, modulesInDoorways, rulesOf } from '@hien/domain/office-plan';
import { Button, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from './OfficeStep.tsx';

/** A door was moved to where modules stand: the rules can place them anew. */
export function DoorwayNotice({ flow: { project, floor, store } }: { flow: OfficeFlow }) {
  const text = useText();
  const count = modulesInDoorways(project).length;
  if (count === 0) return null;
  return (
    <Notice
      tone="caution"
      title={text('office-plan.doorway', { count })}
      action={
        <Button
          size="sm"
          onClick={() =>
            store.change({ ...project, modules: furnish(floor, rulesOf(project, project.density)) })
          }
        >
          {text('office-plan.doorway.again')}
        </Button>
      }
    >
      {text('office-plan.doorway.text')}
    </Notice>
  );
}
