import type { ReadingText } from '@hien/api';
import { type Language, languages } from '@hien/domain';
import { Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ConflictWords, VersionConflict } from '../../shared/states/VersionConflict.tsx';
import { type TextValues, contentOf, valuesOf } from './text-values.ts';
import { useTextPieces } from './use-text-pieces.tsx';

interface TextConflictProps {
  mine: TextValues;
  theirs: ReadingText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The text was saved by somebody else meanwhile: what differs stands side by side. */
export function TextConflict({ mine, theirs, onKeepMine, onTakeTheirs }: TextConflictProps) {
  const text = useText();
  const { date } = useFormat();
  const other = valuesOf(theirs);
  const differs = languages.filter((one) => inOne(mine, one) !== inOne(other, one));
  const mineTitle = text('admin.reading.conflict.mine');
  const theirTitle = text('admin.reading.conflict.theirs', {
    name: theirs.updated_by ?? '–',
    at: date(theirs.updated_at, 'dateTime'),
  });
  return (
    <VersionConflict
      title={text('admin.reading.conflict')}
      text={text('admin.reading.conflict.text')}
      mine={{
        title: mineTitle,
        content: <Version label={mineTitle} values={mine} shown={differs} />,
        action: text('admin.reading.conflict.keep'),
        onTake: onKeepMine,
      }}
      theirs={{
        title: theirTitle,
        content: <Version label={theirTitle} values={other} shown={differs} />,
        action: text('admin.reading.conflict.take'),
        onTake: onTakeTheirs,
      }}
    />
  );
}

const inOne = (values: TextValues, one: Language): string => {
  const { title, excerpt, body } = contentOf(values);
  return JSON.stringify([title[one], excerpt[one], body[one]]);
};

interface VersionProps {
  label: string;
  values: TextValues;
  /** The languages that both say differently. */
  shown: readonly Language[];
}

function Version({ label, values, shown }: VersionProps) {
  const text = useText();
  const pieces = useTextPieces();
  return (
    <ConflictWords label={label}>
      {shown.length === 0 ? <Text>{text('admin.reading.conflict.facts')}</Text> : null}
      {shown.map((one) => (
        <div key={one} lang={one}>
          <Text weight="strong">{values.title[one] || text('admin.reading.untitled')}</Text>
          <Text>{values.excerpt[one]}</Text>
          <RichText html={values.body[one]} tableLabel={label} productOf={pieces.card} />
        </div>
      ))}
    </ConflictWords>
  );
}
