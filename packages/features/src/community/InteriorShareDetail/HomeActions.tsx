import { type ShareDetail, listLikedShares } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ShareMenu } from '@hien/ui';
import { use } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';
import { LikeButton } from '../parts/LikeButton.tsx';
import { SaveMark } from '../../shared/reading/SaveMark.tsx';
import { ReportThing } from '../../shared/comments/ReportThing.tsx';
import * as s from './ShareView.css.ts';

/** What a reader does with a home besides reading. */
export function HomeActions({ share }: { share: ShareDetail }) {
  const text = useText();
  const language = useLanguage();
  const origin = use(OriginContext);
  const { id, slug, title } = share;
  const { data: isOwn = false } = useCall(
    listLikedShares,
    {},
    { enabled: useSignedIn(), select: ({ own }) => own.includes(id) },
  );
  return (
    <div className={s.actions}>
      <LikeButton share={share} />
      <SaveMark kind="share" id={id} title={title} />
      <ShareMenu
        url={`${origin}${paths.interiorShareDetail.to(language, { slug })}`}
        title={title}
        variant="secondary"
        align="end"
        labels={useShareLabels()}
      />
      {isOwn ? null : (
        <ReportThing thing={{ shareId: id, commentId: null }} label={text('report.title.share')} />
      )}
    </div>
  );
}
