import { type SupportPost, askAgain, editSupportPost, getSupportPost } from '@hien/api';
import { useToast } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLostPicture } from '../parts/use-lost-picture.ts';
import type { Reply } from '../parts/ReplyBox.tsx';
import type { PostValues } from './PostForm.tsx';
import { PostView } from './PostView.tsx';

/** A post of the member: read it, change it while nobody has answered, ask more. */
export function ExistingPost({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const post = useCall(getSupportPost, { id }, { retry: false });
  const [editing, setEditing] = useState(false);
  const lostPicture = useLostPicture();
  const conflict = () => {
    void edit.refresh();
    return text('post.edit.conflict');
  };
  const edit = useSend(editSupportPost, {
    says: { ...lostPicture, CONFLICT: conflict, VERSION_CONFLICT: conflict },
  });
  const ask = useSend(askAgain, { about: id, says: lostPicture });

  const change = (from: SupportPost, values: PostValues) =>
    edit.submit({ ...values, images: [...values.images], id, version: from.version }, () => {
      setEditing(false);
      toast.show({ tone: 'positive', text: text('post.edit.saved') });
    });

  const askMore = ({ content, images }: Reply) =>
    ask.submit({ id, content, images: [...images] }, () =>
      toast.show({ tone: 'positive', text: text('post.ask.sent') }),
    );

  return (
    <PostView post={post} editing={editing} onEdit={setEditing} onChange={change} onAsk={askMore} />
  );
}
