import { type InteriorShare, hasSession, likeInteriorShare, listLikedShares } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, VisuallyHidden, useToast } from '@hien/ui';
import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { keepPress, takePress } from '../../shared/saved/kept-presses.ts';
import { useSession } from '../../shared/session/useSession.ts';

interface LikeButtonProps {
  share: Pick<InteriorShare, 'id' | 'title' | 'likes'>;
}

/**
 * Likes a shared home: the heart and its number change at once, then the server's number stands; a failure takes the press
 * back and says so. A guest signs in first, and the press is sent when they come back.
 */
export function LikeButton({ share: { id, title, likes } }: LikeButtonProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const { data: ids } = useCall(
    listLikedShares,
    {},
    {
      enabled: status === 'signed-in',
      select: (answer) => answer.ids,
    },
  );
  /** What was pressed here, then what the server made of it. */
  const [told, setTold] = useState<{ liked: boolean; likes: number }>();
  const liked = told?.liked ?? ids?.includes(id) ?? false;
  const count = told?.likes ?? likes;
  const liking = useSend(likeInteriorShare);
  const fail = () => toast.show({ tone: 'critical', text: text('share.like.failed') });

  const change = async (next: boolean) => {
    setTold({ liked: next, likes: Math.max(0, count + (next ? 1 : -1)) });
    try {
      setTold(await liking.send({ id, liked: next }));
    } catch {
      setTold(told);
      fail();
    }
  };

  const takeKept = useEffectEvent(() => {
    if (takePress(`like:share:${id}`)) liking.send({ id, liked: true }).then(setTold, fail);
  });
  const signedIn = status === 'signed-in';
  useEffect(() => {
    if (signedIn) takeKept();
  }, [signedIn]);

  const press = () => {
    if (hasSession()) {
      void change(!liked);
      return;
    }
    keepPress(`like:share:${id}`);
    void navigate(paths.login.to(language, { next: `${pathname}${search}` }));
  };

  return (
    <Button variant="secondary" aria-pressed={liked} onClick={press}>
      <Heart size={18} strokeWidth={1.75} fill={liked ? 'currentColor' : 'none'} aria-hidden />
      <VisuallyHidden>{text('share.like', { title })}</VisuallyHidden>
      <span aria-hidden>{format.integer(count)}</span>
      <VisuallyHidden>{text('share.likes', { count })}</VisuallyHidden>
    </Button>
  );
}
