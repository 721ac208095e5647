import { homeKinds, measuresOf, usualWaysIn, type Obstacle, type WayIn } from '@hien/domain';
import { Button, Checkbox, Chip, Sheet, Text } from '@hien/ui';
import { useOwnSubmit } from '@hien/ui/form';
import { Suspense, useId } from 'react';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { useText } from '../i18n/useText.ts';
import { CentimetreField } from './CentimetreField.tsx';
import { keepWayIn, useKeptWayIn } from './kept-way-in.ts';
import { measuredOrder, type TypedWayIn, useTypedWayIn } from './useTypedWayIn.ts';
import * as s from './WayInSheet.css.ts';

interface WayInSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The measures were kept on this device. */
  onKept?: (way: WayIn) => void;
}

/** Asks for the way into the home and keeps it on this device: from the product, the shop's list and the checkout. */
export function WayInSheet(props: WayInSheetProps) {
  return (
    <Suspense>
      <AreaMessages area="shop">
        <Opened {...props} />
      </AreaMessages>
    </Suspense>
  );
}

function Opened({ open, onOpenChange, onKept }: WayInSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text('fit.measure.title')}
      description={text('fit.measure.lead')}
      closeLabel={text('fit.measure.close')}
      side="end"
      size="lg"
    >
      <WayInForm
        onDone={(way) => {
          onOpenChange(false);
          if (way !== null) onKept?.(way);
        }}
      />
    </Sheet>
  );
}

function WayInForm({ onDone }: { onDone: (way: WayIn | null) => void }) {
  const text = useText();
  const id = useId();
  const kept = useKeptWayIn();
  const typed = useTypedWayIn(kept);

  const done = (way: WayIn | null) => {
    typed.forgetDraft();
    keepWayIn(way);
    onDone(way);
  };
  const submit = useOwnSubmit(() => {
    const answer = typed.ask();
    if ('way' in answer) done(answer.way);
    else document.getElementById(`${id}${answer.missing}`)?.focus();
  });

  return (
    <form method="post" className={s.form} onSubmit={submit} noValidate>
      <div className={s.kinds} role="group" aria-labelledby={`${id}kinds`}>
        <Text size="small" tone="muted" id={`${id}kinds`}>
          {text('fit.measure.begin')}
        </Text>
        <div className={s.chips}>
          {homeKinds.map((kind) => (
            <Chip key={kind} onToggle={() => typed.beginWith(usualWaysIn[kind])}>
              {text(`fit.home.${kind}`)}
            </Chip>
          ))}
        </div>
      </div>
      {measuredOrder.map((obstacle) => (
        <Part key={obstacle} id={id} obstacle={obstacle} typed={typed} />
      ))}
      <Text size="small" tone="muted">
        {text('fit.measure.privacy')}
      </Text>
      <div className={s.acts}>
        <Button type="submit" variant="primary">
          {text('fit.measure.keep')}
        </Button>
        {kept === null ? null : (
          <Button type="button" variant="quiet" onClick={() => done(null)}>
            {text('fit.measure.forget')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Part({ id, obstacle, typed }: { id: string; obstacle: Obstacle; typed: TypedWayIn }) {
  const text = useText();
  return (
    <fieldset className={s.part}>
      <legend className={s.legend}>{text(`fit.obstacle.${obstacle}`)}</legend>
      {obstacle === 'door' ? null : (
        <Checkbox checked={typed.has[obstacle]} onChange={() => typed.toggle(obstacle)}>
          {text(`fit.has.${obstacle}`)}
        </Checkbox>
      )}
      {typed.has[obstacle] ? (
        <>
          <Text size="small" tone="muted">
            {text(`fit.how.${obstacle}`)}
          </Text>
          <div className={s.fields}>
            {measuresOf[obstacle].map((name) => (
              <CentimetreField
                key={name}
                id={`${id}${obstacle}.${name}`}
                obstacle={obstacle}
                name={name}
                typed={typed}
              />
            ))}
          </div>
        </>
      ) : null}
    </fieldset>
  );
}
