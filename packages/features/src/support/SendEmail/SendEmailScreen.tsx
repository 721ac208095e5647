import {
  countContractorContact,
  getContractor,
  listDesignsByIds,
  send,
  sendInboxMessage,
} from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useOwnInquiry } from '../../shared/inquiry/own-inquiry.ts';
import { clearSharedLink, useSharedLink } from '../../shared/inquiry/shared-link.ts';
import { log } from '../../shared/log.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLostPicture } from '../parts/use-lost-picture.ts';
import { inquiryAddress } from './inquiry-url.ts';
import { SendEmailView, type InquiryValues } from './SendEmailView.tsx';

/** A message to a contractor: pictures first, then the words, then what can be done next; from there back to where the visitor came from. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { url, go } = useAddress(inquiryAddress);
  const asked = readId(useRouteParams(paths.sendEmail).contractor_id) ?? 0;
  const like = useOwnInquiry(url.like);
  const sent = useOwnInquiry(url.sent);
  const [left, setLeft] = useState<readonly number[]>([]);
  const designIds = [
    ...new Set([...url.designs, ...(like.thread?.designs ?? []).map((one) => one.id)]),
  ]
    .filter((one) => !left.includes(one))
    .slice(0, 20);
  const contractor = useCall(getContractor, { contractor_id: asked }, { retry: false });
  // Of an older name, the company of today is written to.
  const id = contractor.data?.contractor_id ?? asked;
  const designs = useCall(
    listDesignsByIds,
    { ids: [...designIds] },
    {
      enabled: designIds.length > 0,
      placeholderData: keepPreviousData,
      select: ({ items }) => items,
    },
  );
  const found = designs.data?.filter((one) => designIds.includes(one.id));
  const { data: profile } = useProfile();
  const shared = useSharedLink();
  const inquiry = useSend(sendInboxMessage, {
    about: id,
    says: useLostPicture(),
  });

  const back = () => {
    if (hasPageBehind()) return void navigate(-1);
    void navigate(paths.contractorDetail.to(language, { id }), { replace: true });
  };

  const countEmail = () => {
    const counted = {
      contractor_id: id,
      type: 'number_of_emails' as const,
      ad_type: url.ad,
    };
    // Must not undo a sent message (D91).
    void send(countContractorContact, counted).catch((error: unknown) => log('count-email', error));
  };

  const submit = ({ images, content, phone_number, email, ...job }: InquiryValues) => {
    const about = shared === null ? '' : `\n\n${location.origin}${shared.link}`;
    // The server takes no message about what is not there; while that is not known, all are sent.
    const wanted = found?.map((one) => one.id) ?? [...designIds];
    const message = {
      phone_number,
      email,
      job,
      target_type: 'contractor' as const,
      contractor_id: id,
      content: `${content}${about}`,
      ...(like.thread === undefined ? {} : { like: like.thread.id }),
      ...(wanted.length > 0 ? { design_ids: wanted } : {}),
      images: images.map((address) => ({ images: address })),
    };
    return inquiry.submit(message, (answer) => {
      clearSharedLink();
      countEmail();
      // In place of the form: a way back leads to where the visitor came from.
      void navigate(paths.sendEmail.to(language, { contractor_id: id }, { sent: answer.id }), {
        replace: true,
      });
    });
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
        onForgetDesign={(design) => {
          setLeft((before) => [...before, design]);
          if (url.designs.includes(design))
            go({ designs: url.designs.filter((one) => one !== design) }, { replace: true });
        }}
        shared={shared}
        onForgetShared={clearSharedLink}
        like={like}
        onForgetLike={() => go({ like: undefined }, { replace: true })}
        sent={sent}
        sentId={url.sent}
        onBack={back}
        onSend={submit}
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
