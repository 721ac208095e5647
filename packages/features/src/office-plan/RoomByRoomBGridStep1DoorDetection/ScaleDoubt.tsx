import { isScaleDoubtful, medianDoor } from '@hien/domain/office-plan';
import { ButtonLink, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { useMetres } from '../parts/useMetres.ts';

/** Doors of a width that nobody builds: the scale may be wrong. */
export function ScaleDoubt({ flow: { project, link } }: { flow: OfficeFlow }) {
  const text = useText();
  const inMetres = useMetres();
  if (!isScaleDoubtful(project)) return null;
  return (
    <Notice
      tone="caution"
      title={text('office-plan.own.scale.doubt')}
      action={
        <ButtonLink size="sm" href={link.stepHref('plan')}>
          {text('office-plan.own.scale.again')}
        </ButtonLink>
      }
    >
      {text('office-plan.own.scale.doubt.text', { width: inMetres(medianDoor(project) ?? 0) })}
    </Notice>
  );
}
