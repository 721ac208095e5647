import {
  type WrittenScale,
  isScaleDoubtful,
  knownMetres,
  medianDoor,
} from '@hien/domain/office-plan';
import { Button, Field, Heading, Input, Notice, Text } from '@hien/ui';
import { useOwnSubmit } from '@hien/ui/form';
import { Ruler } from 'lucide-react';
import { useText } from '../../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';
import { useMetres } from '../../parts/useMetres.ts';
import type { Outlines } from './useOutlines.ts';
import type { Scale } from './useScale.ts';
import * as o from '../../parts/Office.css.ts';

interface ScalePartProps {
  flow: OfficeFlow;
  outlines: Outlines;
  scale: Scale;
  written: readonly WrittenScale[];
}

/** One length that somebody knows gives the plan its metres; doors of a usual width say whether it can be right. */
export function ScalePart({ flow: { project }, outlines, scale, written }: ScalePartProps) {
  const text = useText();
  const inMetres = useMetres();
  const known = project.scale;
  const isMeasured = outlines.mode === 'scale';
  return (
    <section className={o.part} aria-labelledby="scale">
      <Heading level={2} size="h4" id="scale">
        {text('office-plan.own.scale')}
      </Heading>
      {known === null ? null : (
        <Text numeric>
          {text('office-plan.own.scale.known', {
            width: inMetres(project.width * known),
            depth: inMetres(project.height * known),
          })}
        </Text>
      )}
      {known !== null && !isMeasured && isScaleDoubtful(project) ? (
        <Notice tone="caution" title={text('office-plan.own.scale.doubt')}>
          {text('office-plan.own.scale.doubt.text', {
            width: inMetres(medianDoor(project) ?? 0),
          })}
        </Notice>
      ) : null}
      {isMeasured && written.length > 0 ? (
        <Notice
          tone="info"
          title={text('office-plan.own.scale.written')}
          action={
            <div className={o.tools}>
              {written.map((one) => (
                <Button key={one.ratio} size="sm" onClick={() => scale.setWritten(one)}>
                  {text('office-plan.own.scale.written.use', {
                    ratio: one.ratio,
                    width: inMetres(project.width * one.scale),
                  })}
                </Button>
              ))}
            </div>
          }
        >
          {text('office-plan.own.scale.written.text')}
        </Notice>
      ) : null}
      {isMeasured ? (
        <Measure scale={scale} isAgain={known !== null} onDrop={() => outlines.setMode('look')} />
      ) : (
        <div>
          <Button size="sm" onClick={() => outlines.setMode('scale')}>
            <Ruler size={16} strokeWidth={1.75} aria-hidden />
            {text('office-plan.own.scale.again')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface MeasureProps {
  scale: Scale;
  isAgain: boolean;
  onDrop: () => void;
}

function Measure({ scale, isAgain, onDrop }: MeasureProps) {
  const text = useText();
  const inMetres = useMetres();
  const { answer } = scale;
  const error =
    answer === null || answer.word === 'doors' || answer.word === 'tenfold'
      ? undefined
      : text(`office-plan.own.scale.${answer.word === 'metres' ? 'wrong' : answer.word}`, {
          min: inMetres(knownMetres.least),
          max: knownMetres.most,
        });
  const submit = useOwnSubmit(() => scale.set());
  return (
    <>
      <Text tone="muted" measure>
        {text(isAgain ? 'office-plan.own.scale.text.again' : 'office-plan.own.scale.text')}
      </Text>
      <form method="post" className={o.walls} onSubmit={submit} noValidate>
        <Field className={o.wall} label={text('office-plan.own.scale.metres')} error={error}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            numeric
            end="m"
            value={scale.typed}
            onChange={({ target }) => scale.type(target.value)}
          />
        </Field>
        <div className={o.wallsButton}>
          <div className={o.tools}>
            <Button type="submit" variant="primary">
              {text('office-plan.own.scale.set')}
            </Button>
            {isAgain ? (
              <Button variant="quiet" onClick={onDrop}>
                {text('office-plan.own.scale.keep')}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
      {answer?.word === 'doors' ? (
        <Notice
          tone="caution"
          role="alert"
          title={text('office-plan.own.scale.doors', {
            width: inMetres(answer.width),
          })}
          action={
            <Button size="sm" onClick={scale.setAnyway}>
              {text('office-plan.own.scale.anyway')}
            </Button>
          }
        >
          {text('office-plan.own.scale.doors.text')}
        </Notice>
      ) : answer?.word === 'tenfold' ? (
        <Notice
          tone="critical"
          role="alert"
          title={text(
            answer.by === 'doors'
              ? 'office-plan.own.scale.tenfold.doors'
              : 'office-plan.own.scale.tenfold',
            { long: inMetres(answer.long) },
          )}
          action={
            <div className={o.tools}>
              {answer.meant === null ? null : (
                <Button size="sm" onClick={() => scale.setMeant(answer.meant ?? 0)}>
                  {text('office-plan.own.scale.meant', { metres: inMetres(answer.meant) })}
                </Button>
              )}
              {answer.isPossible ? (
                <Button size="sm" variant="quiet" onClick={scale.setAnyway}>
                  {text('office-plan.own.scale.anyway')}
                </Button>
              ) : null}
            </div>
          }
        >
          {answer.meant === null
            ? text('office-plan.own.scale.tenfold.points')
            : text('office-plan.own.scale.tenfold.text', { metres: inMetres(answer.meant) })}
        </Notice>
      ) : null}
    </>
  );
}
