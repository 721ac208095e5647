import { areaOf } from '@hien/domain/office-plan';
import { Button, ButtonLink, Logo, PrintSheet, QrCode } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { CostTable } from './CostTable.tsx';
import { WorkDays } from './WorkDays.tsx';
import * as s from './Summary.css.ts';

interface OfficePrintProps {
  flow: OfficeFlow;
  url: string | null;
}

/** What a code of squares can hold and a telephone still reads. */
const readable = 1_200;

/** The office as it lies on a meeting's table. */
export function OfficePrint({ flow: { project, floor, link }, url }: OfficePrintProps) {
  const text = useText();
  const format = useFormat();
  return (
    <PrintSheet
      logo={<Logo brand="bgrid" size={24} />}
      title={text('office-plan.print.title')}
      facts={[
        { label: text('office-plan.name'), value: project.name || text('office-plan.unnamed') },
        ...(project.company === ''
          ? []
          : [{ label: text('office-plan.company'), value: project.company }]),
        {
          label: text('office-plan.people'),
          value: text('office-plan.people.count', { count: project.headcount }),
        },
        { label: text('office-plan.area'), value: format.area(Math.round(areaOf(floor))) },
      ]}
      toolbar={
        <>
          <ButtonLink variant="quiet" href={link.href({ look: null })}>
            {text('office-plan.print.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('office-plan.print')}
          </Button>
        </>
      }
      notes={
        <div className={s.notes}>
          <p>{text('office-plan.rules.source')}</p>
          {url !== null && url.length <= readable ? (
            <QrCode value={url} label={text('office-plan.print.qr')} size={132} fallback={null} />
          ) : null}
        </div>
      }
    >
      <div className={s.plan}>
        <FloorDrawing project={project} label={text('office-plan.drawing.modules')} numbered />
      </div>
      <div className={s.printPart}>
        <CostTable project={project} />
      </div>
      <div className={s.printPart}>
        <WorkDays project={project} isOpen />
      </div>
    </PrintSheet>
  );
}
