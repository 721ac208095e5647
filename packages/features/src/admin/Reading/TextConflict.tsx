import type { ReadingText } from '@hien/api';
import { type Language, languages } from '@hien/domain';
import { Button, Heading, Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type TextValues, contentOf, valuesOf } from './text-values.ts';
import * as s from './Reading.css.ts';

interface TextConflictProps {
  mine: TextValues;
  theirs: ReadingText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The text was saved by somebody else meanwhile: what differs stands side by side until one of both goes on. */
export function TextConflict({ mine, theirs, onKeepMine, onTakeTheirs }: TextConflictProps) {
  const text = useText();
  const { date } = useFormat();
  const root = useRef<HTMLElement>(null);
  // It was not asked for, and the page is long.
  useEffect(() => root.current?.focus(), []);
  const other = valuesOf(theirs);
  const differs = languages.filter((one) => inOne(mine, one) !== inOne(other, one));
  return (
    <section
      ref={root}
      tabIndex={-1}
      role="alert"
      className={s.conflict}
      aria-labelledby="conflict"
    >
      <Heading level={2} size="h4" id="conflict">
        {text('admin.reading.conflict')}
      </Heading>
      <Text size="small">{text('admin.reading.conflict.text')}</Text>
      <div className={s.both}>
        <Side
          title={text('admin.reading.conflict.mine')}
          values={mine}
          shown={differs}
          action={
            <Button variant="primary" size="sm" onClick={onKeepMine}>
              {text('admin.reading.conflict.keep')}
            </Button>
          }
        />
        <Side
          title={text('admin.reading.conflict.theirs', {
            name: theirs.updated_by ?? '–',
            at: date(theirs.updated_at, 'dateTime'),
          })}
          values={other}
          shown={differs}
          action={
            <Button size="sm" onClick={onTakeTheirs}>
              {text('admin.reading.conflict.take')}
            </Button>
          }
        />
      </div>
    </section>
  );
}

const inOne = (values: TextValues, one: Language): string => {
  const { title, excerpt, body } = contentOf(values);
  return JSON.stringify([title[one], excerpt[one], body[one]]);
};

interface SideProps {
  title: string;
  values: TextValues;
  /** The languages that both say differently. */
  shown: readonly Language[];
  action: ReactNode;
}

function Side({ title, values, shown, action }: SideProps) {
  const text = useText();
  return (
    <div className={s.side}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words are scrolled by keys too */}
      <section className={s.words} tabIndex={0} aria-label={title}>
        {shown.length === 0 ? <Text>{text('admin.reading.conflict.facts')}</Text> : null}
        {shown.map((one) => (
          <div key={one} lang={one}>
            <Text weight="strong">{values.title[one] || text('admin.reading.untitled')}</Text>
            <Text>{values.excerpt[one]}</Text>
            <RichText html={values.body[one]} tableLabel={title} />
          </div>
        ))}
      </section>
      {action}
    </div>
  );
}
