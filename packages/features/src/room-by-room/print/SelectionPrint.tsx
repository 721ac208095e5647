import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { use } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { styleName } from '../Selector/room-words.ts';
import type { Selector } from '../Selector/useSelector.ts';
import { PrintedLines } from './PrintedLines.tsx';
import { PrintedLink } from './PrintedLink.tsx';
import { PrintedPlan } from './PrintedPlan.tsx';
import { PrintedRooms } from './PrintedRooms.tsx';
import { usePrintedDays } from './usePrintedDays.ts';

interface SelectionPrintProps {
  selector: Selector;
  /** Where one came from, and where its link leads. */
  from: 'summary' | null;
}

/** The choice as a quotation on paper: the plan, its rooms as they are chosen, each line, VAT, the sum, until when it counts, and the way back to it. */
export function SelectionPrint({ selector, from }: SelectionPrintProps) {
  const text = useText();
  const format = useFormat();
  const origin = use(OriginContext);
  const days = usePrintedDays();
  const { home, selection } = selector;
  return (
    <PrintSheet
      logo={<Logo size={24} />}
      title={text('rooms.print.title')}
      facts={[
        { label: text('rooms.print.project'), value: home.project.project_name },
        { label: text('rooms.print.home'), value: `${home.name}, ${format.area(home.area)}` },
        { label: text('rooms.print.style'), value: styleName(home, selection.style) },
        ...days,
      ]}
      toolbar={
        <>
          <ButtonLink variant="quiet" href={selector.lookHref(from)}>
            {text('rooms.print.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('rooms.print')}
          </Button>
        </>
      }
      notes={
        <PrintedLink url={`${origin}${selector.sentHref(from)}`}>
          <p>{text('rooms.print.note')}</p>
        </PrintedLink>
      }
    >
      <PrintedPlan home={home} rooms={home.rooms} />
      <PrintedRooms selector={selector} rooms={home.rooms} />
      <PrintedLines selector={selector} />
    </PrintSheet>
  );
}
