import { type Post, listProductsByIds } from '@hien/api';
import { systemClock } from '@hien/domain';
import { Dialog, Notice } from '@hien/ui';
import { productsOf } from '@hien/ui/rich-text';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { HomeBody } from '../../InteriorShareDetail/HomeBody.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import type { PostValues } from './post-values.ts';
import { shownPost } from './shown-post.ts';
import { usePicturesAt } from './use-pictures-at.ts';
import * as s from './PostPreview.css.ts';

interface PostPreviewProps {
  values: PostValues;
  /** Knows the measures of the pictures that it had. */
  post: Post | null;
  onClose: () => void;
}

/** The page of readers itself, at the width of a phone, from what is written so far. */
export function PostPreview({ values, post, onClose }: PostPreviewProps) {
  const text = useText();
  const known = post === null ? [] : [...post.pictures, ...(post.before ? [post.before] : [])];
  const pictures = usePicturesAt(values.images, known);
  const [before] = usePicturesAt(values.before, known);
  const { data: author } = useProfile();
  const ids = [
    ...new Set([
      ...values.marks.flatMap(({ product_id: id }) => id ?? []),
      ...productsOf(values.body),
    ]),
  ].toSorted((a, b) => a - b);
  const { data } = useCall(listProductsByIds, { ids }, { enabled: ids.length > 0 });
  const [at] = useState(() => new Date(systemClock.now()).toISOString());
  const share = shownPost(
    { ...values, title: values.title || text('my-post.untitled') },
    { pictures, before: before ?? null, author, pieces: data?.products ?? [], at },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="full"
      title={text('write-post.preview.title')}
      closeLabel={text('write-post.preview.close')}
    >
      <div className={s.page}>
        {pictures.length === 0 ? (
          <Notice tone="info">{text('write-post.preview.no-picture')}</Notice>
        ) : null}
        <PhoneFrame title={text('write-post.preview.phone')} className={s.phone} onEscape={onClose}>
          <HomeBody share={share} />
        </PhoneFrame>
      </div>
    </Dialog>
  );
}
