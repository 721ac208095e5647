import type { Picture as WirePicture } from '@hien/api';
import { postLimits } from '@hien/domain';
import { Button, Notice, Picture, VisuallyHidden } from '@hien/ui';
import { FormGroup } from '@hien/ui/form';
import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/useText.ts';
import { usePicturesAt } from '../use-pictures-at.ts';
import { MarkList } from './MarkList.tsx';
import { MarkPanel } from './MarkPanel.tsx';
import { MarkSurface, markButtonId } from './MarkSurface.tsx';
import type { MarkPlace } from './mark-place.ts';
import { marksOf } from './marks-of.ts';
import { useMarks } from './use-marks.ts';
import * as s from './marks.css.ts';

/** What stands in the pictures, so that readers can ask for it: one picture large, its marks on it and in words below. */
export function PostMarks({ known }: { known: readonly WirePicture[] }) {
  const text = useText();
  const marks = useMarks();
  const pictures = usePicturesAt(marks.images, known);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // An object each time: the same place can be led to twice.
  const [leadTo, setLeadTo] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (leadTo === null) return;
    const target = document.getElementById(leadTo.id);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [leadTo]);
  const shown = pictures[marks.picture];
  if (shown === undefined) return null;

  const sayPlace = ({ x, y }: MarkPlace) =>
    setSaid(
      text('write-post.mark.stands', { left: Math.round(x * 100), top: Math.round(y * 100) }),
    );
  const toField = () => {
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  };
  const remove = (at: number) => {
    setSaid(text('write-post.mark.removed', { name: marks.mine[at]?.label ?? '' }));
    marks.remove(at);
    setLeadTo({ id: 'add-mark' });
  };
  return (
    <FormGroup
      name="marks"
      legend={text('write-post.marks')}
      mark={text('form.optional')}
      hint={text('write-post.marks.hint')}
    >
      {pictures.length > 1 ? (
        <div role="group" className={s.chooser} aria-label={text('write-post.marks.pictures')}>
          {marks.images.map((address, at) => {
            const picture = pictures[at] ?? null;
            const count = marksOf(marks.marks, at).length;
            return (
              <button
                key={address}
                type="button"
                className={s.choice}
                aria-pressed={at === marks.picture}
                aria-label={text('write-post.marks.picture', { number: at + 1, count })}
                onClick={() => marks.show(address)}
              >
                <Picture picture={picture} ratio="4:3" sizes="96px" alt="" />
                {count > 0 ? (
                  <span className={s.count} aria-hidden>
                    {count}
                  </span>
                ) : null}
              </button>
            );
          })}
        </div>
      ) : null}
      <MarkSurface
        marks={{
          ...marks,
          begin: (place) => {
            marks.begin(place);
            setLeadTo({ id: markButtonId('new') });
          },
        }}
        picture={shown}
        onMoved={sayPlace}
        onRemove={remove}
        onName={toField}
      />
      <p id="mark-keys" className={s.keys}>
        {text('write-post.marks.keys')}
      </p>
      <MarkPanel
        marks={marks}
        field={field}
        onMoved={sayPlace}
        onName={(what) => {
          const at = marks.name(what);
          setSaid(text('write-post.mark.named', { name: what.label }));
          setLeadTo({ id: markButtonId(at) });
        }}
        onRemove={remove}
      />
      {marks.isFull ? (
        <Notice tone="info" role="status">
          {text('write-post.marks.full', { max: postLimits.marks })}
        </Notice>
      ) : null}
      <MarkList
        marks={marks}
        onEdit={(at) => {
          marks.edit(at);
          setLeadTo({ id: markButtonId(at) });
        }}
        onRemove={remove}
      />
      <div className={s.buttons}>
        <Button
          id="add-mark"
          size="sm"
          {...(marks.isFull
            ? { disabledReason: text('write-post.marks.full', { max: postLimits.marks }) }
            : {})}
          onClick={() => {
            marks.begin();
            setLeadTo({ id: markButtonId('new') });
          }}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {text('write-post.mark.add')}
        </Button>
        {marks.canUndo ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              marks.undo();
              setSaid(text('write-post.mark.undone'));
              setLeadTo({ id: 'add-mark' });
            }}
          >
            <Undo2 size={18} strokeWidth={1.75} aria-hidden />
            {text('write-post.mark.undo')}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </FormGroup>
  );
}
