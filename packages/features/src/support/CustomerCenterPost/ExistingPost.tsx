import {
  type SupportPost,
  askAgain,
  editSupportPost,
  isApiError,
  supportPostQuery,
} from '@hien/api';
import { useToast } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { forgetRequest, requestKey } from '../../shared/forms/request-key.ts';
import { sendFailure } from '../parts/send-failure.ts';
import type { Reply } from '../parts/WriteBack.tsx';
import type { PostValues } from './PostForm.tsx';
import { PostView } from './PostView.tsx';

/** A post of the member: read it, change it while nobody has answered, ask more. */
export function ExistingPost({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const post = useQuery({ ...supportPostQuery(language, id), retry: false });
  const [editing, setEditing] = useState(false);

  const change = async (from: SupportPost, values: PostValues) => {
    try {
      const { version } = from;
      const images = [...values.images];
      await editSupportPost(queryClient, { ...values, images, id, version });
    } catch (error) {
      if (isApiError(error) && error.status === 409) {
        void post.refetch();
        return { message: text('post.edit.conflict') };
      }
      return sendFailure(error, text);
    }
    setEditing(false);
    toast.show({ tone: 'positive', text: text('post.edit.saved') });
    return undefined;
  };

  const ask = async ({ content, images }: Reply) => {
    const name = `support-ask-${id}`;
    const question = { id, content, images: [...images] };
    try {
      await askAgain(queryClient, { ...question, key: requestKey(name, question) });
    } catch (error) {
      return sendFailure(error, text);
    }
    forgetRequest(name);
    toast.show({ tone: 'positive', text: text('post.ask.sent') });
    return undefined;
  };

  return (
    <PostView post={post} editing={editing} onEdit={setEditing} onChange={change} onAsk={ask} />
  );
}
