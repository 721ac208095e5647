import type { Box } from '@hien/domain/office-plan';
import { Button, Notice } from '@hien/ui';
import { useText } from '../../../shared/i18n/useText.ts';
import * as o from '../../parts/Office.css.ts';
import type { Sheet } from './useChosen.ts';

interface ChoosePartProps {
  sheet: Sheet;
  /** Null while all of the sheet is the plan. */
  part: Box | null;
  onChange: (part: Box | null) => void;
}

/** Where a part begins while nobody has drawn it: a little within the sheet, so that its corners are seen. */
const inset = 0.1;

/** Whether all of a sheet is the plan; of a sheet that seems to hold two, one of those is a press away. */
export function ChoosePart({ sheet, part, onChange }: ChoosePartProps) {
  const text = useText();
  const { two, width, height } = sheet;
  const first: Box = two?.[0].box ?? {
    x: width * inset,
    y: height * inset,
    width: width * (1 - 2 * inset),
    height: height * (1 - 2 * inset),
  };
  const choice = (label: string, isChosen: boolean, choose: () => void) => (
    <Button
      key={label}
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      onClick={choose}
    >
      {label}
    </Button>
  );
  const isOne = part !== null && two?.some(({ box }) => box === part) === true;
  const choices = (
    <div className={o.tools} role="group" aria-label={text('office-plan.own.part')}>
      {two?.map(({ side, box }, at) =>
        choice(
          text(at === 0 ? 'office-plan.own.two.larger' : 'office-plan.own.two.smaller', {
            side: text(`office-plan.own.two.${side}`),
          }),
          part === box,
          () => onChange(box),
        ),
      )}
      {choice(text('office-plan.own.part.whole'), part === null, () => onChange(null))}
      {choice(text('office-plan.own.part.some'), part !== null && !isOne, () =>
        onChange(part === null ? { ...first } : { ...part }),
      )}
    </div>
  );
  return two === null ? (
    choices
  ) : (
    <>
      <Notice tone="info" title={text('office-plan.own.two')}>
        {text('office-plan.own.two.text')}
      </Notice>
      {choices}
    </>
  );
}
