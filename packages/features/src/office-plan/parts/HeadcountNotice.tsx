import { type OfficeProject, headcountOf } from '@hien/domain/office-plan';
import { Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface HeadcountNoticeProps {
  project: OfficeProject;
  /** Desks of the fullest way there is; left out where ways are not compared. */
  most?: number;
}

/** Whether everybody has a desk, and if not, what it is for want of. */
export function HeadcountNotice({ project, most }: HeadcountNoticeProps) {
  const text = useText();
  const met = headcountOf(project, most ?? 0);
  return met.met ? (
    <Notice tone="positive" title={text('office-plan.met')}>
      {text('office-plan.met.spare', { count: met.spare })}
    </Notice>
  ) : (
    <Notice tone="caution" title={text('office-plan.missing', { count: met.missing })}>
      {most === undefined
        ? text('office-plan.missing.compare')
        : text(`office-plan.missing.${met.because}`, { most })}
    </Notice>
  );
}
