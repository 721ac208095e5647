import { type FitAnswer, isTight, measuresIn, type WayIn } from '@hien/domain';
import { StatusBadge, Text } from '@hien/ui';
import { measureLabel } from '../../../shared/delivery-fit/measure-label.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { FitDrawing } from './FitDrawing.tsx';
import { fitTones } from './fit-tones.ts';
import * as s from './fit.css.ts';

/** What each obstacle says, in the order in which the piece meets them. */
export function FitAnswers({ answers, way }: { answers: readonly FitAnswer[]; way: WayIn }) {
  return (
    <ul className={s.list}>
      {answers.map((answer) => (
        <li key={answer.obstacle} className={s.answer}>
          <Answer answer={answer} way={way} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer, way }: { answer: FitAnswer; way: WayIn }) {
  const text = useText();
  const { obstacle, way: found, room, measure } = answer;
  const name = text(`fit.obstacle.${obstacle}`);
  const words = text(`fit.way.${found}`);
  const lacks = found === 'none';
  return (
    <>
      <div className={s.head}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <StatusBadge tone={fitTones[found]}>{words}</StatusBadge>
      </div>
      <Text size="small">
        {measure === null
          ? text('fit.lacks.all', { cm: room })
          : text(lacks ? 'fit.lacks' : 'fit.room', {
              measure: text(measureLabel(obstacle, measure)),
              cm: room,
            })}
        {isTight(answer) ? ` ${text('fit.tight.here')}` : null}
      </Text>
      <FitDrawing
        answer={answer}
        measures={measuresIn(way, obstacle) ?? {}}
        label={text('fit.drawing', { obstacle: name, way: words })}
      />
      {answer.pose?.at === 'corner' && obstacle !== 'door' ? (
        <Text size="caption" tone="muted">
          {text(cornerHow(answer))}
        </Text>
      ) : null}
    </>
  );
}

/** How it is carried round the corner. */
function cornerHow({ pose }: FitAnswer) {
  if (pose?.at !== 'corner' || pose.by === 'stuck') return 'fit.corner.stuck' as const;
  if (pose.leaning > 0) return 'fit.corner.leaning' as const;
  if (pose.height > Math.max(pose.length, pose.width)) return 'fit.corner.upright' as const;
  return pose.by === 'slide' ? ('fit.corner.slide' as const) : ('fit.corner.turn' as const);
}
