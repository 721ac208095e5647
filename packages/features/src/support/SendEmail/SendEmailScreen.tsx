import {
  contractorQuery,
  countEmail,
  designsByIdsQuery,
  profileQuery,
  sendInboxMessage,
} from '@hien/api';
import { useToast } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { clearSharedLink, useSharedLink } from '../../shared/inquiry/shared-link.ts';
import { log } from '../../shared/log.ts';
import { useOpen } from '../../shared/routing/open-routes.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { readId } from '../parts/list-url.ts';
import { forgetRequest, requestKey } from '../../shared/forms/request-key.ts';
import { sendFailure } from '../parts/send-failure.ts';
import { readAd, readDesignIds, withoutDesign } from './inquiry-url.ts';
import { SendEmailView, type InquiryValues } from './SendEmailView.tsx';

/** A message to a contractor: pictures first, then the words, then back to where the visitor came from. */
export function SendEmailScreen() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const open = useOpen();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = readId(useRouteParams(paths.sendEmail).contractor_id) ?? 0;
  const designIds = readDesignIds(params);
  const contractor = useQuery({ ...contractorQuery(language, id), retry: false });
  const designs = useQuery(designsByIdsQuery(language, designIds));
  const found = designs.data?.filter((one) => designIds.includes(one.id));
  const { data: profile } = useQuery(profileQuery());
  const shared = useSharedLink();

  const back = () => {
    if (hasPageBehind()) return void navigate(-1);
    const detail = open(paths.contractorDetail.to(language, { id }));
    void navigate(detail ?? paths.home.to(language), { replace: true });
  };

  const send = async ({ images, content, ...contact }: InquiryValues) => {
    const about = shared === null ? '' : `\n\n${location.origin}${shared.link}`;
    // The server takes no message about what is not there; while that is not known, all are sent.
    const wanted = found?.map((one) => one.id) ?? designIds;
    const message = {
      ...contact,
      contractor_id: id,
      content: `${content}${about}`,
      ...(wanted.length > 0 ? { design_ids: wanted } : {}),
    };
    const name = `inquiry-${id}`;
    try {
      const key = requestKey(name, { message, images });
      await sendInboxMessage(queryClient, { ...message, key }, images);
    } catch (error) {
      return sendFailure(error, text);
    }
    forgetRequest(name);
    clearSharedLink();
    // Must not undo a sent message (D91).
    void countEmail(id, readAd(params)).catch((error: unknown) => log('count-email', error));
    toast.show({ tone: 'positive', text: text('send-email.sent') });
    back();
    return undefined;
  };

  return (
    <>
      <PageHead title={text('send-email.title')} hidden />
      <SendEmailView
        contractor={contractor}
        profile={profile ?? undefined}
        contractorId={id}
        designs={{ ...designs, data: found }}
        designCount={designIds.length}
        onForgetDesign={(design) =>
          setParams((now) => withoutDesign(now, design), { replace: true })
        }
        shared={shared}
        onForgetShared={clearSharedLink}
        onSend={send}
      />
    </>
  );
}

/**
 * Whether a page of ours stands behind this one. Opened from a mail or a bookmark there is none, even when login
 * was on the way; the router counts its pages in the history's own state.
 */
function hasPageBehind(): boolean {
  const state: unknown = window.history.state;
  const at: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0;
  return typeof at === 'number' && at > 0;
}
