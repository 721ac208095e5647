import { listArticles, type Picture as PictureData } from '@hien/api';
import { Button, Dialog, Input, Picture, SkeletonText, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { picturesOf } from '@hien/ui/rich-text';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { addressOf, uploadPreview } from '../../shared/forms/uploads.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useDebounced } from '../../shared/search/useDebounced.ts';
import type { TextValues } from './text-values.ts';
import { useCover } from './use-cover.ts';
import * as s from './Reading.css.ts';

const most = 24;

/** A cover that is there already: a picture among the words, or what stands over another article. */
export function CoverChoice() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const cover = useCover();
  return (
    <>
      <Button size="sm" variant="quiet" className={s.start} onClick={() => setOpen(true)}>
        {text('admin.reading.cover.choose')}
      </Button>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={text('admin.reading.cover.choose')}
          closeLabel={text('admin.reading.close')}
        >
          <Choices
            chosen={cover.address}
            onChoose={(address) => {
              cover.choose(address);
              setOpen(false);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

interface ChoicesProps {
  chosen: string | undefined;
  onChoose: (address: string) => void;
}

function Choices({ chosen, onChoose }: ChoicesProps) {
  const text = useText();
  const { value: body } = useFormField<TextValues['body']>('body');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const others = useCall(
    listArticles,
    { limit: most, ...(q === '' ? {} : { q }) },
    { placeholderData: (before) => before },
  );
  const own = [...new Set(Object.values(body).flatMap((html) => picturesOf(html).map(addressOf)))]
    // The server knows the others by the text that they stand over.
    .filter((address) => address.startsWith('/media/uploads/'));
  return (
    <div className={s.stack}>
      {own.length > 0 ? (
        <ul className={s.covers} aria-label={text('admin.reading.cover.own')}>
          {own.map((address, at) => (
            <li key={address}>
              <button
                type="button"
                className={s.coverChoice}
                aria-pressed={address === chosen}
                aria-label={text('admin.reading.cover.own.at', { number: at + 1 })}
                onClick={() => onChoose(address)}
              >
                <img className={s.coverPicture} src={uploadPreview(address)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Input
        type="search"
        aria-label={text('admin.reading.cover.search')}
        placeholder={text('admin.reading.cover.search')}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <QueryBoundary
        query={others}
        size="section"
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">{text('admin.reading.cover.none')}</Text>}
      >
        {({ items }) => (
          <ul className={s.covers} aria-label={text('admin.reading.cover.others')}>
            {coversOf(items).map(({ picture, title }) => (
              <li key={addressOf(picture)}>
                <button
                  type="button"
                  className={s.coverChoice}
                  aria-pressed={addressOf(picture) === chosen}
                  onClick={() => onChoose(addressOf(picture))}
                >
                  <Picture picture={picture} ratio="3:2" sizes="160px" alt="" />
                  <span className={s.coverTitle}>{title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </div>
  );
}

/** Each picture once, by the text it stands over first. */
function coversOf(items: readonly { picture: PictureData; title: string }[]) {
  const found = new Map<string, { picture: PictureData; title: string }>();
  for (const item of items)
    if (!found.has(addressOf(item.picture))) found.set(addressOf(item.picture), item);
  return [...found.values()];
}
